def tidy(text):
    text = re.sub("[\u200b\ufeff]", "", text)
    text = re.sub("เเ", "แ", text)
    return re.sub("[๐-๙]", lambda digit: str(int(digit.group())), text)
