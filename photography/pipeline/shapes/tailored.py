"""The coat, the blazer and the trench coat."""

from functools import partial

from tailoring import TAILORED, make_tailored

MAKE = {kind: partial(make_tailored, kind) for kind in TAILORED}
