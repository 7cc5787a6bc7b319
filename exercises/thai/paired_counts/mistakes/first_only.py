# message: ค่านี้ดูเฉพาะอันดับ 1 โจทย์ถือว่าพบเมื่ออยู่ในสามอันดับแรก ลองดูตัวเลขที่ใช้เทียบ
chars, words = ranks_chars <= 1, ranks_words <= 1
only_chars = (chars & ~words).sum()
only_words = (words & ~chars).sum()
both = (chars & words).sum()
