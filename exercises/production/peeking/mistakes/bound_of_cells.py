# message: bound มาจากทุกช่องรวมกัน จึงเป็นเส้นของการดูครั้งเดียว ลองหาค่าสูงสุดของแต่ละแถวก่อน แล้วจึงหาเปอร์เซ็นไทล์
# variables: bound
size = np.abs(null_z)
end_rate = round(float((size[:, -1] > 1.96).mean()), 4)
peek_rate = round(float((size > 1.96).any(axis=1).mean()), 4)
bound = round(float(np.percentile(size, 95)), 4)
