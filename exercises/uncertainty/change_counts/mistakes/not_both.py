# message: neither นับทุกข้อที่ไม่ได้พบทั้งสองระบบ ซึ่งรวมข้อที่พบระบบเดียวไว้ด้วย ต้องไม่พบทั้งระบบเดิมและระบบใหม่
# variables: neither
old = base_ranks <= 3
new = char_ranks <= 3
gained = (new & ~old).sum()
lost = (old & ~new).sum()
both = (old & new).sum()
neither = (~(old & new)).sum()
