# message: slow_share เป็นเวลารอเฉลี่ยของทุกคน โจทย์ถามสัดส่วนของคนที่รอนาน ลองเรียกเมท็อดจาก slow ซึ่งเป็นค่าจริงเท็จแทน
# variables: slow_share
slow = waits > 10
slow_share = waits.mean()
long_docs = docs[docs["n_words"] > 50]
n_long = len(long_docs)
