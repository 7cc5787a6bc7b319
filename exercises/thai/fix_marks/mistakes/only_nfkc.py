# message: NFKC แยก ำ ออกเป็น ํ กับ า ซึ่งกลับทางกับที่โจทย์ต้องการ และไม่สลับวรรณยุกต์กับสระบน ลองเขียนการสลับกับการรวมเองด้วย re.sub
def fix_marks(text):
    return unicodedata.normalize("NFKC", text)
