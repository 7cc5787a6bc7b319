table = pd.DataFrame({"topic": topics, "wait": waits})
average_by_topic = table.groupby("topic")["wait"].mean().round(2).to_dict()
