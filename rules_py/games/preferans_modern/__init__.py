"""«Современный преферанс»: pool, mountain, whists."""
