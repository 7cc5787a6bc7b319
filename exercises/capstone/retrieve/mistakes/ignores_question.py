# message: ฟังก์ชันนี้คืนเอกสารชุดเดิมทุกคำถาม จึงแย่กว่าระบบตั้งต้นมาก ลองให้ลำดับขึ้นกับคำถาม
def retrieve(question, docs, k):
    return docs["doc_id"].tolist()[:k]
