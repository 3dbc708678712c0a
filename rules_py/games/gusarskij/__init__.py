"""«Гусарский преферанс»: two players, a talon each."""
