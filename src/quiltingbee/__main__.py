"""`python -m quiltingbee`: the same as the command `quiltingbee`."""

import sys

from quiltingbee.cli import main

sys.exit(main())
