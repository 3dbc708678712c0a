"""What several related games share, one package a family; no game is imported here."""
