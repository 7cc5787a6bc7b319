late = [minutes for minutes in waits if minutes > 5]
share = len(late) / len(waits)
