longest = 0
for minutes in waits:
    if minutes > longest:
        longest = minutes
