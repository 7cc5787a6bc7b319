overall_before = round(mix["recall"].dot(mix["before"]) / sum(mix["before"]), 4)
overall_after = round(mix["recall"].dot(mix["after"]) / sum(mix["after"]), 4)
