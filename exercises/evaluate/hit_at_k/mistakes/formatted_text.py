# expect: text_for_number
hit1 = f"{(ranks <= 1).mean():.4f}"
hit3 = f"{(ranks <= 3).mean():.4f}"
