# message: ค่าที่คืนคือ “เอกสารที่อยู่ ณ อันดับนั้น” ไม่ใช่ “อันดับของเอกสารเฉลย” ลองค้นหาว่าเฉลยอยู่ตรงไหนใน order
def gold_ranks(similarity, columns):
    order = np.argsort(-similarity, axis=1, kind="stable")
    return [int(row[column]) + 1 for row, column in zip(order, columns)]
