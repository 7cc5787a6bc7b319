def mask(text):
    # ___ begin: แทนอีเมล แล้วแทนเบอร์โทร
    text = re.sub(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+", "<email>", text)
    return re.sub(r"\b0(?:-?\d){8,9}\b", "<phone>", text)
    # ___ end


print(mask("Call 081-234-5678 or write to somchai@example.com"))
