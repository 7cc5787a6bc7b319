def width(n):
    low, high = wilson(case["recall"][1], n)
    return high - low


# ___ begin: เพิ่ม n_needed ทีละหนึ่งจนช่วงแคบพอ
n_needed = 1
while width(n_needed) > 0.06:
    n_needed += 1
print(n_needed, "ข้อ")
# ___ end
