# expect: rounded_too_much
mrr = round((1 / ranks).mean(), 2)
