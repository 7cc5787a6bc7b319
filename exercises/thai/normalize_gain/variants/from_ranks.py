def normalize(text):
    text = re.sub("[\u200b\ufeff]", "", text).replace("เเ", "แ")
    text = re.sub("([่-๋])([ัิ-ู็])", r"\2\1", text)
    text = re.sub("ํ([่-๋]?)า", r"\1ำ", text)
    text = re.sub("[๐-๙]", lambda digit: str(int(digit[0])), text)
    return re.sub(r"([ก-ฮ]|ะ|า)\1\1+", lambda run: run[0][0], text)


trigrams = TfidfVectorizer(analyzer="char_wb", ngram_range=(3, 3))
hit3_odd = np.round((gold_ranks(trigrams, questions=odd) <= 3).mean(), 4)
hit3_fixed = np.round((ranks_chars <= 3).mean(), 4)
