"""What accessories share: how wool and cotton look, ribs, soft steps."""

import numpy as np


WOOL = dict(tile='knit', tile_cm=2.4, tile_depth=0.09, thick=0.3, detail_cm=0.34, rough=0.85)


COTTON = dict(tile='plain', tile_cm=1.9, tile_depth=0.02, thick=0.16, detail_cm=0.26, uneven=0.03, rough=0.7)


def ribs(D, i, x0, x1, y0, y1, pitch, op=0.5):
    """Knitted ribs that run along the second cloth coordinate."""
    for x in np.arange(x0 + pitch / 2, x1, pitch):
        D.add('h', i, [(x, y0), (x, y1)], '#000', width=pitch * 0.42, blur=2, op=op)


def smooth_step(t):
    """A soft step from 0 to 1."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)
