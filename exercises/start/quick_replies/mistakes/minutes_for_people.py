# message: n_quick เป็นจำนวนนาทีรวมของคนที่ได้คำตอบทันเวลา โจทย์ถามจำนวนคน ลองรวม True/False แทนการรวมนาที
# variables: n_quick
is_quick = waits <= 5
n_quick = waits[is_quick].sum()
quick_share = round(is_quick.mean(), 4)
