# message: อักษรที่ลากยาวยังอยู่ครบ เช่น “มากกกก” ข้อ 5 ยังไม่ทำงาน ลองตรวจรูปแบบที่ใช้หาตัวซ้ำ
# variables: normalize, hit3_fixed
def normalize(text):
    text = re.sub("[\u200b\ufeff]", "", text).replace("เเ", "แ")
    text = re.sub("([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e39\u0e47])", r"\2\1", text)
    text = re.sub("([\u0e48-\u0e4b]?)\u0e4d([\u0e48-\u0e4b]?)\u0e32", "\\1\\2\u0e33", text)
    text = text.translate(str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789"))
    return text


def hit3_of(questions):
    trigrams = TfidfVectorizer(analyzer="char_wb", ngram_range=(3, 3))
    return round((gold_ranks(trigrams, questions=questions) <= 3).mean(), 4)


hit3_odd = hit3_of(odd)
hit3_fixed = hit3_of(odd.map(normalize))
