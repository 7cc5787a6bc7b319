before, after = case["recall"]
points = round((after - before) * 100, 1)  # ___: -
print("recall ขึ้น", points, "จุดเปอร์เซ็นต์")
