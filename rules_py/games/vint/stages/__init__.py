"""«Винт»: the stages of a deal."""
