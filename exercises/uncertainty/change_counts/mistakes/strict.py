# message: อันดับ 3 พอดียังไม่ถูกนับว่าพบ hit@3 รวมอันดับที่เท่ากับ 3 ด้วย ลองดูเครื่องหมายเปรียบเทียบ
old = base_ranks < 3
new = char_ranks < 3
gained = (new & ~old).sum()
lost = (old & ~new).sum()
both = (old & new).sum()
neither = (~old & ~new).sum()
