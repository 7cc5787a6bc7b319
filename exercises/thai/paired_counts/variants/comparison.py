chars, words = ranks_chars <= 3, ranks_words <= 3
only_chars = int((chars > words).sum())
only_words = int((words > chars).sum())
both = int(chars.sum()) - only_chars
