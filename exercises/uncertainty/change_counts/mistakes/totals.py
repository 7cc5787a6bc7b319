# message: gained กับ lost ที่ได้คือจำนวนที่แต่ละระบบพบทั้งหมด ซึ่งรวมข้อที่พบทั้งคู่ไว้ด้วย ตัดข้อเหล่านั้นออกก่อน
# variables: gained, lost
old = base_ranks <= 3
new = char_ranks <= 3
gained = new.sum()
lost = old.sum()
both = (old & new).sum()
neither = (~old & ~new).sum()
