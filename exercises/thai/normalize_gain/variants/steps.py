DIGITS = {ord("๐") + value: str(value) for value in range(10)}
TONES = "\u0e48\u0e49\u0e4a\u0e4b"


def normalize(text):
    for mark in ("\u200b", "\ufeff"):
        text = text.replace(mark, "")
    for tone in TONES:
        for vowel in "\u0e31\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39\u0e47":
            text = text.replace(tone + vowel, vowel + tone)
        text = text.replace("\u0e4d" + tone + "\u0e32", tone + "\u0e33")
    text = text.replace("\u0e4d\u0e32", "\u0e33").replace("เเ", "แ").translate(DIGITS)
    return re.sub("([ก-ฮะา])\\1\\1+", r"\1", text)


def hit3_of(questions):
    trigrams = TfidfVectorizer(analyzer="char_wb", ngram_range=(3, 3))
    return round(float(np.mean(gold_ranks(trigrams, None, questions) <= 3)), 4)


hit3_odd, hit3_fixed = hit3_of(odd), hit3_of([normalize(text) for text in odd])
