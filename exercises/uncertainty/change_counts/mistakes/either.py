# message: both นับข้อที่พบอย่างน้อยหนึ่งระบบ โจทย์ต้องการข้อที่พบทั้งสองระบบ ลองดูตัวเชื่อมระหว่างสองเงื่อนไข
# variables: both
old = base_ranks <= 3
new = char_ranks <= 3
gained = (new & ~old).sum()
lost = (old & ~new).sum()
both = (old | new).sum()
neither = (~old & ~new).sum()
