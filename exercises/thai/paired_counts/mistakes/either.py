# message: both ตอนนี้นับข้อที่อย่างน้อยหนึ่งวิธีพบ โจทย์ถามข้อที่พบทั้งสองวิธี ลองดูตัวเชื่อมเงื่อนไข
# variables: both
chars, words = ranks_chars <= 3, ranks_words <= 3
only_chars = (chars & ~words).sum()
only_words = (words & ~chars).sum()
both = (chars | words).sum()
