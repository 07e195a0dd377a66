"""Shirts and blouses."""

import numpy as np

from collars import shirt_collar
from geometry import line
from tops import TOPS, make_top
from trims import Flat, button_line, inward_off


def make_shirt(kind='shirt'):
    """A shirt with a collar, a placket and cuffs."""
    P = TOPS[kind]
    CU = P['cuffw']
    blouse = kind == 'blouse'
    col = Flat('collar', 52, 11.0)
    nb, st = (7, 8.6) if blouse else (8, 8.6)

    def more(D, g):
        zc = P['neck_f']
        zb = P['hem'][1]
        S = P['slv']
        hx, hz = P['hps']
        sx, sz = P['sh']
        for i in (0, 1):
            for s in ('', '_L'):
                D.seam(i, 'neck' + s, 0.35)
                ar = g.panels[i].uv[g.panels[i].tags['arm' + s]]
                if not blouse:
                    D.stitch(i, inward_off(ar, 0.8, g.panels[i]), '.2 .1', 0.07)
        w = 1.35 if blouse else 1.6
        pl = np.array([(-w, zc + 2), (-w, zb - 6), (w, zb - 6), (w, zc + 2)])
        D.raise_(0, pl, op=0.5)
        D.line(0, [(w, zc + 1), (w, zb - 6)], 0.3)
        D.line(0, [(-w, zc + 1), (-w, zb - 6)], 0.12, 0.5)
        for x in (-w + 0.5, w - 0.5):
            D.stitch(0, line((x, zc + 1), (x, zb - 5)), '.20 .10', 0.07)
        if not blouse:
            for sg in (1, -1):
                y = line((sg * 7, hz - 4.2), (sg * 21.5, sz - 3.6))
                D.line(0, y, 0.28)
                D.stitch(0, y + [0, 0.3], '.2 .1', 0.07)
            k = np.array([(7.2, 130), (18.6, 130), (18.6, 118.6), (12.9, 116.8), (7.2, 118.6)])
            D.raise_(0, k, op=0.4)
            D.line(0, np.r_[k, k[:1]], 0.22)
            c = k.mean(0)
            D.stitch(0, np.r_[(k - c) * 0.965 + c][[0, 4, 3, 2, 1]], '.2 .1', 0.07)
            D.stitch(0, [(7.2, 127.8), (18.6, 127.8)], '.2 .1', 0.07)
            yb = line((-22, 138.5), (22, 138.5))
            D.line(1, yb, 0.3)
            D.stitch(1, yb + [0, 0.3], '.2 .1', 0.07)
            for x in (-1.4, 1.4):
                D.line(1, [(x, 138.4), (x * 0.9, 112)], 0.3, 0.6)
        for q in range(nb):
            D.add(
                'h',
                0,
                [(0, zc - 4.5 - q * st - 0.8), (0, zc - 4.5 - q * st + 0.8)],
                '#000',
                width=0.12,
                op=0.5,
                cap='round',
            )
        L = S['length']
        for i in (2, 3):
            W = S['w1'] + 1
            D.raise_(i, [(-W, -L), (W, -L), (W, -L + CU), (-W, -L + CU)], op=0.45)
            D.line(i, [(-W, -L + CU), (W, -L + CU)], 0.3)
            for o in (0.5, CU - 0.4):
                D.stitch(i, line((-W, -L + o), (W, -L + o)), '.2 .1', 0.07)
        D.stitch(4, line((-25.6, -10.55), (25.6, -10.55)), '.2 .1', 0.07)
        D.stitch(4, line((-25.3, -5), (-25.3, -10.9)), '.2 .1', 0.07)
        D.stitch(4, line((25.3, -5), (25.3, -10.9)), '.2 .1', 0.07)

    def extras(g, D):
        kw = dict(stand=2.3, point=6.2, spread=5.2) if blouse else {}
        return [shirt_collar(g, D, 4, body=g.meta['body'], **kw)] + button_line(
            g, P, 0, P['neck_f'] - 4.5, st, nb, 0.5 if blouse else 0.56
        )

    look = dict(
        tile='plain',
        tile_cm=1.7,
        tile_depth=0.012,
        thick=0.11,
        uneven=0.025,
        rough=0.55,
        crumple=0.075,
        close=(2, -10, 138, 36),
    )
    if blouse:
        look.update(rough=0.42, crumple=0.06, thick=0.09, close=(1.5, -8, 129, 33))
    g = make_top(
        kind,
        look,
        sim=dict(bend=2.5e-3 if blouse else 8e-4, seam_bend=2e-4, th=0.6),
        smooth=1,
        hem=(0.8,),
        more=more,
        extras=extras,
    )
    g.meta['flat_panels'] = [col]
    return g


def make_blouse():
    """A woman’s shirt, softer and without a pocket."""
    return make_shirt('blouse')


MAKE = {
    'shirt': make_shirt,
    'blouse': make_blouse,
}
