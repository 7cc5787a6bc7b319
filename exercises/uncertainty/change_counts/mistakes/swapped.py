# message: gained กับ lost สลับกันอยู่ ข้อที่ได้เพิ่มคือข้อที่ระบบใหม่พบแต่ระบบเดิมไม่พบ ลองไล่ดูหนึ่งข้อ
# variables: gained, lost
old = base_ranks <= 3
new = char_ranks <= 3
gained = (old & ~new).sum()
lost = (new & ~old).sum()
both = (old & new).sum()
neither = (~old & ~new).sum()
