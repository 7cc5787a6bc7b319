# message: n_keep ลบจำนวนคู่ ข้อที่ซ้ำกับหลายข้อจึงถูกหักหลายหน ลองนับเป็นข้อที่จะตัดโดยไม่นับซ้ำ
# variables: n_keep
bags = [words(text) for text in raw]
pairs = [
    f"{i}-{j}"
    for i in range(len(raw))
    for j in range(i + 1, len(raw))
    if len(bags[i] & bags[j]) / len(bags[i] | bags[j]) >= 0.5
]
n_keep = len(raw) - len(pairs)
