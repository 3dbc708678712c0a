"""«Винт»: the source's advice — what is remembered and counted, what is bid, led and laid."""
