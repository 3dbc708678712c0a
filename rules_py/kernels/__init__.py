"""Ready parts of games: trick play, auctions."""
