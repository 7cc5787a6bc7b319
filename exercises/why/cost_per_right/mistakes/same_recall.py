# message: cost_after ใช้ recall ก่อนเปลี่ยน ช่วงหลังต้องใช้ recall ของช่วงหลัง ลองดูตำแหน่งในวงเล็บเหลี่ยม
# variables: cost_after
recall = case["recall"][0]
cost_before = round(case["monthly_cost"][0] / (traffic * recall) * 1000, 2)
cost_after = round(case["monthly_cost"][1] / (traffic * recall) * 1000, 2)
