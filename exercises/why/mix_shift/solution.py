found_before = (mix["recall"] * mix["before"]).sum()  # ___
found_after = (mix["recall"] * mix["after"]).sum()  # ___
overall_before = round(found_before / mix["before"].sum(), 4)  # ___
overall_after = round(found_after / mix["after"].sum(), 4)  # ___
print(overall_before, "→", overall_after)
