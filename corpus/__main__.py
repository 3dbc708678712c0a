"""Run the command line of the edition."""

import sys

from corpus.cli import main

sys.exit(main())
