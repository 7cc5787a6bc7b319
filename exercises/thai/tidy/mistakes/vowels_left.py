# message: สระเอสองตัวยังอยู่ตามเดิม ข้อ 2 ของโจทย์ให้รวมเป็นสระแอ ลองเพิ่มการแทนที่อีกหนึ่งบรรทัด
def tidy(text):
    text = text.replace("\u200b", "").replace("\ufeff", "")
    text = text.translate(str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789"))
    return text
