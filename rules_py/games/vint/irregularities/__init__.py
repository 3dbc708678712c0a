"""«Винт»: what went wrong at the table and what follows from it."""
