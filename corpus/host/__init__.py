"""What a host gets and must do: the policy of the pages, packed copies, a check of a running host."""
