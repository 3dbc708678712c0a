"""What every game stands on; no game is imported here."""
