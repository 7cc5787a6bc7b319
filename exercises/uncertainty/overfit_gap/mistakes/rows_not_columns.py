# message: [::2] กับตารางเลือกแถว คือเลือกแบบ ไม่ใช่เลือกคำถาม คำถามอยู่ที่คอลัมน์ ลองใส่ : ไว้หน้าเครื่องหมายจุลภาค
hits = trial_ranks <= 1
base = base_ranks <= 1
best = hits[::2].mean(axis=1).argmax()
seen_gain = round(hits[best, ::2].mean() - base[::2].mean(), 4)
held_gain = round(hits[best, 1::2].mean() - base[1::2].mean(), 4)
