chars = {number for number, rank in enumerate(ranks_chars) if rank <= 3}
words = {number for number, rank in enumerate(ranks_words) if rank <= 3}
only_chars = len(chars - words)
only_words = len(words - chars)
both = len(chars & words)
