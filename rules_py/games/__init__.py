"""The games of the core, one package a game; `index` names them, none is imported here."""
