bags = docs["text"].map(words)
tf_order = sum(word == "order" for word in bags.iloc[11])
df_order = bags.map(lambda bag: "order" in bag).sum()
