largest = np.maximum(null_z.max(axis=1), -null_z.min(axis=1))
end_rate = np.round(np.mean(null_z[:, -1] ** 2 > 1.96**2), 4)
peek_rate = np.round(np.mean(largest > 1.96), 4)
bound = np.round(np.percentile(largest, 95), 4)
