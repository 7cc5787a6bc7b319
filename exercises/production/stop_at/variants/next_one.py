def stop_at(looks, bound):
    numbers = (i + 1 for i, look in enumerate(looks) if -z_of(*look) >= bound)
    return next(numbers, 0)
