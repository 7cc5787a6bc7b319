# message: quick_share เป็นเวลารอเฉลี่ยของคนกลุ่มนี้ โจทย์ถามสัดส่วนของคน ลองเฉลี่ย True/False แทนการเฉลี่ยนาที
# variables: quick_share
is_quick = waits <= 5
n_quick = is_quick.sum()
quick_share = round(waits[is_quick].mean(), 4)
