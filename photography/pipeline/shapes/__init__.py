"""Every shape by its name. A module of this folder tells in `MAKE` which it makes and how."""

import importlib
import pkgutil

MAKE = {}
for found in pkgutil.iter_modules(__path__):
    MAKE.update(importlib.import_module(f'{__name__}.{found.name}').MAKE)
