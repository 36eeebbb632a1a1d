"""`python -m ludotheque.cli` for those whose PATH lacks the command."""

import sys

from ludotheque.cli import main

sys.exit(main())
