"""Tests of this game alone."""
