# message: both นับทุกข้อที่สองวิธีให้ผลเหมือนกัน รวมข้อที่ไม่พบทั้งคู่ด้วย ลองใช้ตัวเชื่อมที่เป็นจริงเมื่อพบทั้งสองวิธี
# variables: both
chars = ranks_chars <= 3
words = ranks_words <= 3
only_chars = (chars & ~words).sum()
only_words = (words & ~chars).sum()
both = (chars == words).sum()
