"""«Винт»: the kinds of винт as data."""
