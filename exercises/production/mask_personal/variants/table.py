PATTERNS = {
    "<email>": re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+"),
    "<phone>": re.compile(r"\b0(?:-?\d){8,9}\b"),
}


def mask(text):
    for label, pattern in PATTERNS.items():
        text = pattern.sub(label, text)
    return text
