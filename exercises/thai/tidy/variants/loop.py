PAIRS = {"\u200b": "", "\ufeff": "", "เเ": "แ"}
PAIRS.update({chr(0x0E50 + value): str(value) for value in range(10)})


def tidy(text):
    for old, new in PAIRS.items():
        text = text.replace(old, new)
    return text
