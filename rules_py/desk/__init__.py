"""What asks the games: calculators, disputes, the page, the command line."""
