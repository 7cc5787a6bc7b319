# message: ค่านี้นับข้อที่อันดับของวิธีหนึ่งดีกว่าอีกวิธี แม้จะพบทั้งคู่หรือไม่พบทั้งคู่ โจทย์ถามเฉพาะการติดสามอันดับแรก ลองแปลงอันดับเป็นพบ/ไม่พบก่อน
# variables: only_chars, only_words
only_chars = (ranks_chars < ranks_words).sum()
only_words = (ranks_words < ranks_chars).sum()
both = ((ranks_chars <= 3) & (ranks_words <= 3)).sum()
