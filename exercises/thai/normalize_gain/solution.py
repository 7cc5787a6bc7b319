TONE = "[\u0e48-\u0e4b]"
VOWEL = "[\u0e31\u0e34-\u0e39\u0e47]"
NIKHAHIT, AA, AM = "\u0e4d", "\u0e32", "\u0e33"


def normalize(text):
    # ___ begin: ทำทีละอย่างตามโจทย์
    text = re.sub("[\u200b\ufeff]", "", text)
    text = text.replace("เเ", "แ")
    text = re.sub(f"({TONE})({VOWEL})", r"\2\1", text)
    text = re.sub(f"({TONE}?){NIKHAHIT}({TONE}?){AA}", rf"\1\2{AM}", text)
    text = text.translate(str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789"))
    text = re.sub(r"([ก-ฮะา])\1{2,}", r"\1", text)
    # ___ end
    return text


trigrams = TfidfVectorizer(analyzer="char_wb", ngram_range=(3, 3))
fixed = odd.map(normalize)
odd_ranks = gold_ranks(trigrams, questions=odd)
hit3_odd = round((odd_ranks <= 3).mean(), 4)  # ___
fixed_ranks = gold_ranks(trigrams, questions=fixed)
hit3_fixed = round((fixed_ranks <= 3).mean(), 4)  # ___
print(hit3_odd, "→", hit3_fixed)
