# message: ไม่พบคู่ใดเลย เพราะเทียบข้อความทั้งก้อนให้เหมือนกันทุกตัวอักษร ลองเทียบเซตของคำด้วยดัชนีแจ็กการ์ดแทน
pairs = [
    f"{i}-{j}" for i in range(len(raw)) for j in range(i + 1, len(raw)) if raw[i] == raw[j]
]
n_keep = len(raw) - len(pairs)
