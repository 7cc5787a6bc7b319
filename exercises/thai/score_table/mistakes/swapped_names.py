# message: ค่าของ chars กับ words สลับกันอยู่ ลองตรวจว่าคีย์แต่ละตัวจับคู่กับอาร์เรย์ของวิธีนั้น
# variables: hit3, mrr
methods = {"default": ranks_default, "words": ranks_chars, "chars": ranks_words}
hit3 = {name: round((r <= 3).mean(), 4) for name, r in methods.items()}
mrr = {name: round((1 / r).mean(), 4) for name, r in methods.items()}
