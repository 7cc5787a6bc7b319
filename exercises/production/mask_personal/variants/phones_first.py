def mask(text):
    without_phones = re.sub(r"\b0(?:-?[0-9]){8,9}\b", "<phone>", text)
    return re.sub(r"[\w.+-]+@[\w-]+(\.[\w-]+)+", "<email>", without_phones)
