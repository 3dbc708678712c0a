"""«Преферанс»: the old game with its forms."""
