"""T-shirts and what is cut like them."""

import numpy as np

from collars import shirt_collar
from geometry import line
from tops import JERSEY, TOPS, make_top
from trims import Flat, button_line


def make_tee():
    """A T-shirt."""
    return make_top('tee', dict(JERSEY, close=(2, -8, 141, 34)))


def make_longsleeve():
    """A T-shirt with long sleeves."""
    return make_top('longsleeve', dict(JERSEY, close=(2, -8, 141, 34)))


def make_fittedtee():
    """A woman’s T-shirt that follows the body."""
    return make_top('fittedtee', dict(JERSEY, crumple=0.07, close=(2, -8, 132, 31)))


def make_tank():
    """A sleeveless top."""
    return make_top('tank', dict(JERSEY, crumple=0.08, taped=False, close=(2, -8, 137, 36)), pitch=0.22)


def make_childtee():
    """A child’s T-shirt."""
    return make_top('childtee', dict(JERSEY, close=(1.5, -6, 103, 27)), sim=dict(th=0.5))


def make_polo():
    """A polo shirt with a knitted collar."""
    P = TOPS['polo']
    col = Flat('collar', 52, 11.0)
    zc = P['neck_f']

    def more(D, g):
        for i in (0, 1):
            for s in ('', '_L'):
                D.seam(i, 'neck' + s, 0.35)
        pl = np.array([(-1.6, zc + 2), (-1.6, zc - 15), (1.6, zc - 15), (1.6, zc + 2)])
        D.raise_(0, pl, op=0.5)
        D.line(0, [(1.6, zc + 1), (1.6, zc - 15), (-1.6, zc - 15)], 0.3)
        D.line(0, [(-1.6, zc + 1), (-1.6, zc - 15)], 0.14, 0.5)
        for x in (-1.15, 1.15):
            D.stitch(0, line((x, zc + 1), (x, zc - 14.6)), '.22 .1', 0.07)
        D.stitch(0, line((-1.3, zc - 14.6), (1.3, zc - 14.6)), '.22 .1', 0.07)
        D.stitch(0, line((-1.3, zc - 13), (1.3, zc - 13)), '.22 .1', 0.07)
        q = np.arange(-25.8, 25.9, 0.26)  # flat-knit collar: fine rib across, mask for a contrast colour
        D.mask(4, np.array([(-26, -11), (26, -11), (26, 0), (-26, 0)]), '#f00')
        for x in q:
            D.add('h', 4, [(x, -11), (x, 0)], '#000', width=0.11, blur=2, op=0.35)

    def extras(g, D):
        return [shirt_collar(g, D, 4, stand=2.5, body=g.meta['body'], point=6.6, spread=5.6)] + button_line(
            g, P, 0, zc - 4.0, 4.4, 3, 0.52
        )

    g = make_top(
        'polo',
        dict(JERSEY, tile='plain', tile_cm=3.4, tile_depth=0.03, close=(2, -9, 139, 34)),
        more=more,
        extras=extras,
        pitch=0.24,
    )
    g.meta['flat_panels'] = [col]
    return g


MAKE = {
    'tee': make_tee,
    'longsleeve': make_longsleeve,
    'fittedtee': make_fittedtee,
    'tank': make_tank,
    'childtee': make_childtee,
    'polo': make_polo,
}
