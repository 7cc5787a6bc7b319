# expect: many_for_number
mrr = (1 / ranks).round(4)
