# message: gained กับ lost นับทุกข้อที่อันดับขยับ โจทย์นับเฉพาะข้อที่ข้ามเส้นสามอันดับแรก ลองเทียบจากพบกับไม่พบ
# variables: gained, lost
gained = (char_ranks < base_ranks).sum()
lost = (char_ranks > base_ranks).sum()
both = ((base_ranks <= 3) & (char_ranks <= 3)).sum()
neither = ((base_ranks > 3) & (char_ranks > 3)).sum()
