counts = pd.Series(topics).value_counts().to_dict()
