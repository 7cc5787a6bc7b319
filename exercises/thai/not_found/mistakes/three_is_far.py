# message: n_far นับข้อที่อยู่อันดับ 3 พอดีด้วย แต่ข้อนั้นยังติดสามอันดับแรก ลองดูเครื่องหมายเปรียบเทียบ
# variables: n_far
not_found = qs["question_id"][np.isinf(ranks_default)].tolist()
n_far = ((ranks_default >= 3) & np.isfinite(ranks_default)).sum()
