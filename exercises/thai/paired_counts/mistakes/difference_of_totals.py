# message: การเอาผลรวมมาลบกันให้เพียงผลต่างสุทธิ ข้อที่สลับกันได้สลับกันเสียจะหักล้างกันหมด ลองนับทีละข้อ
# variables: only_chars, only_words
chars, words = ranks_chars <= 3, ranks_words <= 3
only_chars = max(0, chars.sum() - words.sum())
only_words = max(0, words.sum() - chars.sum())
both = (chars & words).sum()
