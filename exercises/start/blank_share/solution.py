share = (waits > 5).mean()  # ___: >
print("รอเกินห้านาที", share)
