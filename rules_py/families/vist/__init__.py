"""The family of вист: partners and plain tricks."""
