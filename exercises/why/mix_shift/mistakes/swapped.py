# message: ค่าของสองเดือนสลับกันอยู่ ลองดูว่าคอลัมน์ใดเป็นของเดือนใด
overall_after = round((mix["recall"] * mix["before"]).sum() / mix["before"].sum(), 4)
overall_before = round((mix["recall"] * mix["after"]).sum() / mix["after"].sum(), 4)
