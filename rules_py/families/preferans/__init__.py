"""The family of «Преферанс»: the auction over a talon, whist, the sheet, exact play of open hands."""
