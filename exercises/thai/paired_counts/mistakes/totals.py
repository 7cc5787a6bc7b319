# message: ค่านี้คือจำนวนข้อที่แต่ละวิธีพบทั้งหมด ซึ่งรวมข้อที่อีกวิธีก็พบ ลองเพิ่มเงื่อนไขว่าอีกวิธีไม่พบ
# variables: only_chars, only_words
chars, words = ranks_chars <= 3, ranks_words <= 3
only_chars = chars.sum()
only_words = words.sum()
both = (chars & words).sum()
