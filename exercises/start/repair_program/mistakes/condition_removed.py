# message: n_long นับเอกสารทั้งตาราง เงื่อนไขที่เลือกเฉพาะเอกสารยาวหายไป ลองใส่กลับโดยแก้เฉพาะชื่อคอลัมน์
# variables: n_long
slow = waits > 10
slow_share = slow.mean()
long_docs = docs
n_long = len(long_docs)
