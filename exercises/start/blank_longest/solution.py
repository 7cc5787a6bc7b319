longest = waits.max()  # ___: max
print("รอนานที่สุด", longest, "นาที")
