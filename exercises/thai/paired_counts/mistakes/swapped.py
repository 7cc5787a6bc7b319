# message: only_chars กับ only_words สลับกันอยู่ ลองตรวจว่าเครื่องหมาย ~ อยู่หน้าวิธีใด
# variables: only_chars, only_words
chars, words = ranks_chars <= 3, ranks_words <= 3
only_chars = (words & ~chars).sum()
only_words = (chars & ~words).sum()
both = (chars & words).sum()
