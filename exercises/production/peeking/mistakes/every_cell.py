# message: peek_rate เป็นสัดส่วนของทุกช่องที่ข้ามเส้น ไม่ใช่ของแถวที่มีอย่างน้อยหนึ่งช่อง ลองสรุปแต่ละแถวก่อนเฉลี่ย
# variables: peek_rate
size = np.abs(null_z)
end_rate = round(float((size[:, -1] > 1.96).mean()), 4)
peek_rate = round(float((size > 1.96).mean()), 4)
bound = round(float(np.percentile(size.max(axis=1), 95)), 4)
