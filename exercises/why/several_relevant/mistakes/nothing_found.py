# expect: none
# variables: reciprocal_of
def recall_of(found, relevant):
    return len(set(found) & relevant) / len(relevant)


def reciprocal_of(found, relevant):
    for rank, doc_id in enumerate(found, start=1):
        if doc_id in relevant:
            return 1 / rank
