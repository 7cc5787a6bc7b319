"""What the browser tests stand on: a static host, three browsers, the page's objects."""
