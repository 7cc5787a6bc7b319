"""Fetches and verifies Pyodide, and builds the runtime that the site serves to its readers."""
