def gold_ranks(similarity, columns):
    """อันดับของเฉลยของแต่ละคำถาม เริ่มที่ 1 คล้ายเท่ากันให้คงลำดับเดิม"""
    order = np.argsort(-similarity, axis=1, kind="stable")  # ___
    found = order == np.array(columns)[:, None]  # ___
    return found.argmax(axis=1) + 1


print(gold_ranks(table, gold_columns))
