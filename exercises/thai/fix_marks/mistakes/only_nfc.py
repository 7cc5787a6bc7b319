# message: NFC จัดลำดับให้เฉพาะสระล่าง ส่วนสระบนและ ํ กับ า ยังอยู่อย่างเดิม ลองเขียนการสลับกับการรวมเองด้วย re.sub
def fix_marks(text):
    return unicodedata.normalize("NFC", text)
