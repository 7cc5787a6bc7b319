# message: ค่านี้มาจาก recall ก่อนเปลี่ยน โจทย์ถามค่าหลังเปลี่ยน ลองดูตัวเลขในวงเล็บเหลี่ยม
n_needed = 1
while True:
    low, high = wilson(case["recall"][0], n_needed)
    if high - low <= 0.06:
        break
    n_needed += 1
