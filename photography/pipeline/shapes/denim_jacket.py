"""The denim jacket."""

import numpy as np

from collars import shirt_collar
from geometry import line
from jackets import base_seams, sleeve_folds, top, torso_folds
from trims import Flat, button, inward_off


def make_denim_jacket():
    """A denim jacket: yokes, chest pockets with flaps, metal buttons."""
    P = dict(
        name='denim-jacket',
        hps=(8.8, 151.8),
        sh=(22.6, 146.4),
        ua=(27.8, 120.5),
        waist=27.4,
        hem=(26.0, 86.5),
        neck_f=143.2,
        neck_b=149.2,
        slv=dict(w0=20.6, w1=11.6, capH=11, length=62.5),
        arm0=40,
        arm=17,
        rib_hem=(4.6, 0.97),
        rib_cuff=(5.5, 0.92),
        slv_ease=0.05,
        bend=4e-4,
        seam_bend=1e-4,
        girth=1.03,
        lift=0.6,
        teth=2500,
        th=0.75,
    )
    P['zones'] = torso_folds(P, 1.4) + sleeve_folds(1.1) + [((1,), 8, 108, 12, 8, 85, 0.04)]
    g = top(P)
    col = Flat('collar', 52, 11.0)
    g.meta['flat_panels'] = [col]

    def details(D, g):
        base_seams(D, g, 0.36, (0.4, 0.95))
        zc, ez = P['neck_f'], P['hem'][1]
        WB = 4.6
        for i in (0, 1):
            for s in ('', '_L'):
                p = g.panels[i]
                H = p.uv[p.tags['hem' + s]]
                D.raise_(i, np.r_[H, inward_off(H, WB, p)[::-1]], op=0.2)
                D.line(i, inward_off(H, WB, p), 0.32)
                D.stitch(i, inward_off(H, 0.4, p))
                D.stitch(i, inward_off(H, WB - 0.4, p))
                D.stitch(i, inward_off(H, WB + 0.45, p))
                q = p.uv[p.tags['side' + s]]
                D.stitch(i, inward_off(q, 0.45, p)[2:-2])
        D.raise_(0, [(-2.2, zc + 2), (2.2, zc + 2), (2.2, ez), (-2.2, ez)], op=0.18)
        D.line(0, [(2.2, zc + 1), (2.2, ez)], 0.34)
        for x in (-1.8, 1.8, -2.5):
            D.stitch(0, line((x, zc + 1), (x, ez)))
        for k in range(6):
            zz = zc - 2.6 - k * (zc - ez - 4.8) / 5
            D.add('h', 0, [(-1.1, zz), (1.1, zz)], '#000', width=0.18, op=0.6)
        yz = 131.5
        for sg in (1, -1):
            y = line((sg * 2.2, yz), (sg * 24, yz + 0.8))
            D.line(0, y, 0.34)
            D.stitch(0, y + [0, 0.35])
            D.stitch(0, y + [0, 0.9])
            fl = np.array(
                [
                    (sg * 6.2, yz + 0.2),
                    (sg * 17.6, yz + 0.6),
                    (sg * 17.6, yz - 4.2),
                    (sg * 11.9, yz - 6.4),
                    (sg * 6.2, yz - 4.6),
                ]
            )
            D.raise_(0, fl, op=0.24)
            D.line(0, np.r_[fl, fl[:1]], 0.32)
            c = fl.mean(0)
            q = c + (fl - c) * 0.93
            D.stitch(0, np.r_[q[1:], q[:1]])
            for x0, x1 in ((6.4, 4.4), (17.4, 13.0)):
                a = line((sg * x0, yz - 4), (sg * x1, ez + WB))
                D.line(0, a, 0.32)
                D.stitch(0, a + [0.4 * sg, 0])
                D.stitch(0, a + [-0.4 * sg, 0])
            pk = line((sg * 17.0, 109.5), (sg * 20.8, 98.5))
            D.line(0, pk, 0.34)
            D.stitch(0, pk - [0.5 * sg, 0])
            D.stitch(0, pk - [1.5 * sg, 0])
            a = line((sg * 13, 133), (sg * 8.2, ez + WB))
            D.line(1, a, 0.32)
            D.stitch(1, a + [0.4 * sg, 0])
            D.stitch(1, a + [0.95 * sg, 0])
            tb = np.array(
                [(sg * 14, ez + 0.8), (sg * 21, ez + 0.8), (sg * 21, ez + WB - 0.8), (sg * 14, ez + WB - 0.8)]
            )
            D.raise_(1, tb, op=0.2)
            D.line(1, np.r_[tb, tb[:1]], 0.25)
        y = line((-25, 133), (25, 133))
        D.line(1, y, 0.34)
        D.stitch(1, y + [0, 0.35])
        D.stitch(1, y + [0, 0.9])
        L = P['slv']['length']
        CU = 5.5
        for i in (2, 3):
            D.raise_(i, [(-13, -L), (13, -L), (13, -L + CU), (-13, -L + CU)], op=0.2)
            D.line(i, [(-13, -L + CU), (13, -L + CU)], 0.32)
            for o in (0.5, CU - 0.4):
                D.stitch(i, line((-13, -L + o), (13, -L + o)))
            s = 1 if i == 2 else -1
            a = line((-9.3, -4.6), (-6.5, -L + CU))
            D.line(i, a, 0.3)
            D.stitch(i, a + [0.4, 0])
            D.stitch(i, a + [0.95, 0])
        D.stitch(4, line((-25.6, -10.4), (25.6, -10.4)))
        D.stitch(4, line((-25.6, -9.8), (25.6, -9.8)))
        D.stitch(4, line((-25.2, -5), (-25.2, -10.9)))
        D.stitch(4, line((25.2, -5), (25.2, -10.9)))

    def extras(g, D):
        zc, ez = P['neck_f'], P['hem'][1]
        parts = [shirt_collar(g, D, 4, body=g.meta['body'], point=8.2, spread=7.2)]
        parts[0]['thick'] = 0.3
        for k in range(6):
            parts.append(button(g, 0, (0, zc - 2.6 - k * (zc - ez - 4.8) / 5), 0.85, 0.28, 21, metal=True))
        for sg in (1, -1):
            parts.append(button(g, 0, (sg * 11.9, 126.6), 0.8, 0.26, 21, metal=True))
        return parts

    wash = [[0, 12 * s, 108, 9, 16, 0.55] for s in (1, -1)] + [
        [1, 0, 112, 16, 14, 0.4],
        [2, 0, -34, 7, 12, 0.5],
        [3, 0, -34, 7, 12, 0.5],
    ]
    g.meta.update(
        details=details,
        extras=extras,
        look=dict(
            tile='twill',
            tile_cm=2.6,
            tile_depth=0.02,
            thick=0.26,
            detail_cm=0.34,
            rough=0.72,
            wash=wash,
            close=(2, -10, 137, 38),
        ),
    )
    return g


MAKE = {
    'denim-jacket': make_denim_jacket,
}
