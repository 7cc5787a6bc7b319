bags = [words(text) for text in raw]
names = sorted(set().union(*bags))
have = np.array([[name in bag for name in names] for bag in bags]).astype(int)
shared = have @ have.T
size = have.sum(axis=1)
jaccard = shared / (size[:, None] + size[None, :] - shared)
close = np.triu(jaccard >= 0.5, k=1)
pairs = [f"{i}-{j}" for i, j in np.argwhere(close)]
n_keep = int((~close.any(axis=0)).sum())
