old = base_ranks <= 3
new = char_ranks <= 3
gained = (new & ~old).sum()  # ___
lost = (old & ~new).sum()  # ___
both = (old & new).sum()  # ___
neither = (~old & ~new).sum()  # ___
print(gained, lost, both, neither)
