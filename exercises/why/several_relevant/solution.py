def recall_of(found, relevant):
    return len(set(found) & relevant) / len(relevant)  # ___


def reciprocal_of(found, relevant):
    # ___ begin: วนตามอันดับ คืนส่วนกลับของอันดับแรกที่พบ ถ้าไม่พบให้คืน 0
    for rank, doc_id in enumerate(found, start=1):
        if doc_id in relevant:
            return 1 / rank
    return 0
    # ___ end


for name, (found, relevant) in results.items():
    print(name, recall_of(found, relevant), reciprocal_of(found, relevant))
