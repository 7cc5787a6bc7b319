# message: ค่าเหล่านี้มาจาก recall ก่อนเปลี่ยน โจทย์ถามค่าหลังเปลี่ยน ซึ่งเป็นค่าที่สองของคู่ ลองดูตัวเลขในวงเล็บเหลี่ยม
p = case["recall"][0]
widths = []
for n in sizes:
    low, high = wilson(p, n)
    widths.append(round(high - low, 4))
