# message: ได้ 0 เพราะไม่มีเลขใดมากกว่าอนันต์ ลองกลับทิศของเครื่องหมาย
# variables: n_found
n_found = (ranks_default > np.inf).sum()
