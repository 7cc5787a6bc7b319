# message: ฟังก์ชันนี้ให้เฉลยแพ้ทุกฉบับที่เท่ากัน รวมฉบับที่อยู่หลังมันด้วย โจทย์ให้คงลำดับเดิม ลองนับเฉพาะฉบับที่เท่ากันซึ่งอยู่ก่อน
def gold_ranks(similarity, columns):
    return [int((row >= row[column]).sum()) for row, column in zip(similarity, columns)]
