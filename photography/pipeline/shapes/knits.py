"""Jumpers and cardigans."""

import numpy as np

from collars import roll_collar
from tops import KNIT, TOPS, make_top
from trims import Flat, button


def make_crewknit():
    """A jumper with a round neck."""
    return make_top(
        'crewknit',
        dict(KNIT, close=(2, -10, 140, 34)),
        sim=dict(bend=5e-4, seam_bend=2e-4, th=0.75, thick=0.5),
        smooth=2,
        pitch=0.46,
        ribstitch=0,
    )


def make_vneck():
    """A jumper with a V-neck."""
    return make_top(
        'vneck',
        dict(KNIT, tile_cm=2.4, tile_depth=0.08, close=(2, -10, 138, 36)),
        sim=dict(bend=5e-4, seam_bend=2e-4, th=0.75, thick=0.5),
        smooth=2,
        pitch=0.42,
        ribstitch=0,
    )


def make_turtleneck():
    """A jumper with a folded high collar."""
    col = Flat('collar', 60, 18.0)

    def more(D, g):
        for i in (0, 1):
            for s in ('', '_L'):
                D.seam(i, 'neck' + s, 0.4)
        D.mask(4, col.boundary, '#f00')
        for x in np.arange(-30, 30, 0.5):
            D.add('h', 4, [(x, -18), (x, 0)], '#000', width=0.2, blur=2, op=0.45)

    g = make_top(
        'turtleneck',
        dict(KNIT, tile_cm=2.4, tile_depth=0.08, close=(2, -10, 144, 38)),
        sim=dict(bend=5e-4, seam_bend=2e-4, th=0.75, thick=0.5),
        smooth=2,
        pitch=0.42,
        ribstitch=0,
        more=more,
        extras=lambda g, D: [roll_collar(g, 4)],
    )
    g.meta['flat_panels'] = [col]
    return g


def make_cardigan():
    """A cardigan with a deep V and buttons."""
    P = TOPS['cardigan']
    nb = 5
    z0 = P['neck_f'] - 1.2
    z1 = P['hem'][1] + 2.2
    st = (z0 - z1) / (nb - 1)

    def more(D, g):
        zt, zb = P['neck_f'] + 1.6, P['hem'][1]
        w = 1.5
        pl = np.array([(-w, zt), (-w, zb), (w, zb), (w, zt)])
        D.mask(0, pl, '#f00')
        D.raise_(0, pl, op=0.55)
        D.line(0, [(w, zt), (w, zb)], 0.34)
        D.line(0, [(-w, zt), (-w, zb)], 0.2, 0.6)
        for y in np.arange(zb, zt, 0.34):
            D.add('h', 0, [(-w, y), (w, y)], '#000', width=0.14, blur=2, op=0.38)
        for q in range(nb):
            D.add('h', 0, [(0, z0 - q * st - 0.9), (0, z0 - q * st + 0.9)], '#000', width=0.18, op=0.5, cap='round')

    def extras(g, D):
        return [button(g, 0, (0, z0 - q * st), 0.85, 0.30, 20) for q in range(nb)]

    g = make_top(
        'cardigan',
        dict(KNIT, tile_cm=2.4, tile_depth=0.08, close=(1.5, -9, 122, 40)),
        sim=dict(bend=8e-4, seam_bend=2e-4, th=0.7, thick=0.45),
        smooth=2,
        pitch=0.42,
        ribstitch=0,
        more=more,
        extras=extras,
    )
    return g


MAKE = {
    'crewknit': make_crewknit,
    'cardigan': make_cardigan,
    'turtleneck': make_turtleneck,
    'vneck': make_vneck,
}
