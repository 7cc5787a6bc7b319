table = qs.merge(docs, left_on="gold_doc_id", right_on="doc_id", how="left")
table["rank"] = ranks
returns_hit3 = round(float(table.query("category == 'returns'")["rank"].le(3).mean()), 4)
shipping_hit3 = round(float(table.query("category == 'shipping'")["rank"].le(3).mean()), 4)
support_hit3 = round(float(table.query("category == 'support'")["rank"].le(3).mean()), 4)
