tf_order = words(docs["text"][11]).count("order")  # ___
df_order = sum("order" in words(text) for text in docs["text"])  # ___
print("tf", tf_order, " df", df_order)
