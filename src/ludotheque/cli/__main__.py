"""`python -m ludotheque.cli`, for those who do not have the command on their PATH."""

import sys

from ludotheque.cli import main

sys.exit(main())
