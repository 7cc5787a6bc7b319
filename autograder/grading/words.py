"""What the grader itself says, in one place: Thai for learners, English for instructors' terminals.

What the checker says about a program lies in `autograder.checking.messages`; here is only what
concerns files, cells, limits and marks.
"""

from __future__ import annotations

from typing import Final

VERDICTS: Final = {
    "passed": "ผ่าน",
    "not_yet": "ยังไม่ผ่าน",
    "learner_error": "โค้ดหยุดกลางทาง",
    "grader_problem": "ระบบตรวจขัดข้อง",
    "missing": "ไม่พบคำตอบ",
}

STATUSES: Final = {
    "graded": "ตรวจครบ",
    "partly": "ตรวจได้บางส่วน",
    "unreadable": "เปิดอ่านไม่ได้",
}

LEVELS: Final = {
    "blank": "เติมช่องว่าง",
    "basic": "พื้นฐาน",
    "applied": "ประยุกต์",
    "challenge": "ท้าทาย",
}

# key: (Thai for the learner: what was found and one next step, English for the terminal)
UNREADABLE: Final[dict[str, tuple[str, str]]] = {
    "empty": ("ไฟล์ว่างเปล่า ลองส่งออกโน้ตบุ๊กใหม่แล้วส่งอีกครั้ง", "empty file"),
    "truncated": (
        "ไฟล์ขาดตอนหรือเสียหาย ลองเปิดไฟล์ในเครื่องก่อนว่าเปิดได้ แล้วส่งใหม่",
        "truncated or damaged notebook",
    ),
    "not_json": ("ไฟล์นี้ไม่ใช่โน้ตบุ๊ก (.ipynb) ลองตรวจว่าแนบไฟล์ถูก", "not a notebook"),
    "not_a_notebook": (
        "ไฟล์นี้ไม่มีเซลล์แบบโน้ตบุ๊ก ลองส่งออกจากหน้าบทเรียนอีกครั้ง",
        "JSON, but not a notebook",
    ),
    "web_page": (
        "ไฟล์นี้เป็นหน้าเว็บ (เช่น หน้าเข้าสู่ระบบ) ไม่ใช่โน้ตบุ๊ก ลองดาวน์โหลดตัวไฟล์ใหม่",
        "a saved web page, not a notebook",
    ),
    "not_text": ("ไฟล์นี้ไม่ใช่ข้อความที่อ่านได้ ลองส่งออกโน้ตบุ๊กใหม่", "not text"),
    "too_large": ("ไฟล์ใหญ่เกินกำหนด ลองล้างผลลัพธ์ (Clear outputs) แล้วส่งใหม่", "file too large"),
    "too_deep": ("โครงสร้างของไฟล์ซ้อนกันลึกผิดปกติ ลองส่งออกโน้ตบุ๊กใหม่", "nested too deeply"),
    "too_many_cells": ("โน้ตบุ๊กมีเซลล์มากผิดปกติ ลองเริ่มจากโน้ตบุ๊กใหม่", "too many cells"),
    "other_language": (
        "โน้ตบุ๊กนี้ไม่ได้ใช้ภาษา Python ลองเลือก kernel เป็น Python แล้วส่งใหม่",
        "not a Python notebook",
    ),
    "cannot_open": ("เปิดไฟล์ไม่ได้ ลองส่งใหม่", "cannot be opened"),
    "link": ("ไฟล์นี้เป็นลิงก์ ไม่ใช่ตัวโน้ตบุ๊ก ลองแนบไฟล์จริง", "a link or device, not followed"),
    "broken_zip": ("ไฟล์ zip เสียหาย ลองบีบอัดใหม่", "damaged zip"),
    "zip_bomb": ("ไฟล์ zip คลายแล้วใหญ่ผิดปกติ ระบบจึงไม่เปิด", "zip that unpacks to far too much"),
    "zip_path": ("ชื่อไฟล์ใน zip ชี้ออกนอกโฟลเดอร์ ระบบจึงไม่เปิด", "zip entry that points outside"),
    "no_exercises": (
        "ไม่พบแบบฝึกหัดของบทเรียนในไฟล์นี้ ลองตรวจว่าส่งไฟล์ถูกบท",
        "no exercise of this course found",
    ),
    "unknown_chapter": ("ไม่รู้จักบทเรียนของไฟล์นี้ ลองตรวจว่าส่งไฟล์ถูกวิชา", "unknown chapter"),
    "grader_problem": (
        "ระบบตรวจขัดข้องกับไฟล์นี้ ไม่ใช่ความผิดของคุณ ผู้สอนจะตรวจให้อีกครั้ง",
        "the grader failed on this file",
    ),
}

# Notes on a file or on an answer: what was odd and how it was dealt with.
NOTES: Final[dict[str, str]] = {
    "old_format": "โน้ตบุ๊กเป็นรูปแบบเก่า (nbformat 3) อ่านได้ตามปกติ",
    "broken_cell": "มีเซลล์ที่เสียหาย ระบบข้ามเซลล์นั้นไป",
    "long_cell": "มีเซลล์ที่ยาวเกินกำหนด ระบบอ่านเฉพาะช่วงต้น",
    "other_language_cell": "มีเซลล์ภาษาอื่นที่ไม่ใช่ Python ระบบข้ามเซลล์นั้นไป",
    "no_student_id": "ในไฟล์ไม่มีรหัสผู้เรียน ระบบใช้ชื่อไฟล์แทน",
    "other_course": "ไฟล์นี้ระบุชื่อวิชาอื่น",
    "other_version": "บทเรียนมีการแก้ไขหลังจากที่ส่งออกไฟล์นี้ ระบบตรวจด้วยฉบับปัจจุบัน",
    "split_cell": "คำตอบถูกแบ่งเป็นหลายเซลล์ ระบบรวมให้แล้วจึงตรวจ",
    "duplicate_cell": "มีเซลล์ของข้อนี้มากกว่าหนึ่งเซลล์ ระบบตรวจเซลล์ล่าสุด",
    "found_by_content": "เซลล์ของข้อนี้ไม่มีป้ายกำกับ ระบบหาเจอจากเนื้อหา",
    "merged_cell": "เซลล์ของข้อนี้รวมอยู่กับข้ออื่น ระบบตรวจให้จากเซลล์รวม",
    "magic": "ข้ามคำสั่งพิเศษของโน้ตบุ๊ก (บรรทัดที่ขึ้นต้นด้วย %)",
    "shell": "ข้ามคำสั่งระบบ (เช่น บรรทัดที่ขึ้นต้นด้วย !) เพราะตัวตรวจไม่รันคำสั่งระบบ",
    "magic_value": "ตัวตรวจรันเฉพาะ Python จึงไม่รับค่าจากคำสั่งที่ขึ้นต้นด้วย ! หรือ % ลองเขียนด้วย Python แทน",
    "await": "ตัวตรวจไม่รองรับ await นอกฟังก์ชัน ลองใช้ asyncio.run(...) แทน",
    "superseded": "มีไฟล์ใหม่กว่าของผู้เรียนคนเดียวกัน คะแนนนับจากไฟล์ใหม่กว่า",
    "late": "ส่งหลังกำหนด คะแนนถูกปรับตามกติกาของวิชา",
    "unsafe": "ตรวจโดยไม่มี sandbox",
    "output_cut": "ผลลัพธ์ที่พิมพ์ยาวเกินกำหนด จึงแสดงเพียงบางส่วน",
    "time_up": "ไฟล์นี้ใช้เวลารวมเกินกำหนด ข้อที่เหลือจึงไม่ได้รัน",
}

# How a run ended when it did not end by itself: message key → Thai.
ENDINGS: Final[dict[str, str]] = {
    "timeout": "โค้ดใช้เวลาเกิน {seconds:g} วินาที จึงถูกหยุด ลองตรวจลูปที่ไม่มีทางจบ หรือคำสั่งที่รอนาน",
    "crashed": "โปรเซส Python จบลงกลางคัน ลองรันข้อนี้ในโน้ตบุ๊กเพื่อหาบรรทัดที่ทำให้หยุด",
    "ended": "โค้ดสั่งจบโปรเซส Python เอง (เช่น os._exit) จึงไม่มีผลให้ตรวจ ลองเอาคำสั่งนั้นออก",
    "flood": "โค้ดส่งข้อมูลออกมามากเกินกำหนด จึงถูกหยุด ลองลดขนาดของผลลัพธ์",
    "files": "โค้ดสร้างไฟล์มากเกินกำหนด จึงถูกหยุด ลองเอาส่วนที่เขียนไฟล์ออก",
    "malformed": "ผลที่ได้จากโค้ดอยู่ในรูปที่อ่านไม่ได้ ลองเก็บคำตอบเป็นตัวเลข ข้อความ หรือ list ธรรมดา",
    "lost": "ระบบตรวจขัดข้องระหว่างรันข้อนี้ ไม่ใช่ความผิดของคุณ ผู้สอนจะตรวจให้อีกครั้ง",
}

# Why a retriever is not ranked (`autograder capstone`).
CAPSTONE: Final[dict[str, str]] = {
    "no_cell": "ไม่พบเซลล์ของข้อ retrieve ในไฟล์นี้",
    "superseded": NOTES["superseded"],
    "empty": "เซลล์ของข้อ retrieve ยังว่าง",
    "blank": "เซลล์ของข้อ retrieve ยังมีช่องว่าง ___",
    "no_function": "ไม่พบฟังก์ชันชื่อ retrieve หลังรันเซลล์",
    "program_raised": "เซลล์หยุดกลางทาง ({detail}) จึงไม่ได้ถามคำถาม",
    "raised": "retrieve เกิดข้อผิดพลาด ({detail}) กับบางคำถาม",
    "not_a_list": "retrieve ต้องคืนรายการรหัสเอกสาร แต่คืนค่าชนิดอื่น",
    "wrong_count": "retrieve ต้องคืนรหัสครบ k ตัวพอดี",
    "not_ids": "สมาชิกที่ retrieve คืนต้องเป็นรหัสเอกสาร (ข้อความ)",
    "unknown_ids": "retrieve คืนรหัสที่ไม่มีในฐานความรู้",
    "repeated_ids": "retrieve คืนรหัสซ้ำในคำถามเดียว",
    "not_repeatable": "ถามคำถามเดิมสองรอบได้ผลไม่เหมือนกัน",
}

CAPSTONE_STATUSES: Final[dict[str, str]] = {
    "invalid": "ใช้จัดอันดับไม่ได้",
    "missing": "ไม่พบคำตอบ",
    "unreadable": STATUSES["unreadable"],
    "superseded": "มีไฟล์ใหม่กว่า",
}
