# message: average เป็นค่าของคนที่อยู่ตรงกลางเมื่อเรียงลำดับ (มัธยฐาน) โจทย์ถามค่าเฉลี่ย ซึ่งนำทุกค่ามาคิด
# variables: average
n_customers = len(waits)
total = waits.sum()
average = round(float(np.median(waits)), 2)
