"""«Винт»: positions set up from their description."""
