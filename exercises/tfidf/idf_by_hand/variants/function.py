from math import log


def idf(word):
    df = len([sentence for sentence in toy if word in words(sentence)])
    return round(1 + log(1 + len(toy)) - log(1 + df), 4)


idf_card, idf_pay = idf("card"), idf("pay")
