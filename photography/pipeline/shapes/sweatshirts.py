"""Sweatshirts and hoodies."""

import numpy as np

from tops import FLEECE, TOPS, make_top, rest_scale
from trims import button, surf_point, tube


def make_sweatshirt():
    """A sweatshirt with ribbed bands."""
    return make_top(
        'sweatshirt',
        dict(FLEECE, close=(2, -10, 140, 38)),
        sim=dict(bend=7e-4, seam_bend=2e-4, th=0.7, thick=0.45),
        smooth=2,
        pitch=0.32,
        seam=0.45,
        double=True,
    )


def make_hoodie(kind='hoodie'):
    """A hoodie with a kangaroo pocket and, for grown-ups, cords."""
    P = TOPS[kind]
    RB = P['hemw']
    u = P.get('hood', 35.0) / 35
    kx = P['hem'][0] / 27.6

    def more(D, g):
        for i in (0, 1):
            for s in ('', '_L'):
                D.seam(i, 'neck' + s, 0.45)
        z0 = P['hem'][1] + RB + 0.4
        k = np.array([(-16.5, 0), (-16.5, 6.5), (-10.2, 19.5), (10.2, 19.5), (16.5, 6.5), (16.5, 0)]) * kx + [0, z0]
        D.raise_(0, k, op=0.75)
        D.line(0, np.r_[k, k[:1]], 0.4)
        D.stitch(0, k[[1, 2]] + [0.9, 0])
        D.stitch(0, k[[1, 2]] + [0.45, 0])
        D.stitch(0, k[[4, 3]] - [0.9, 0])
        D.stitch(0, k[[4, 3]] - [0.45, 0])
        D.stitch(0, k[[2, 3]] - [0, 0.4])
        D.stitch(0, k[[0, 1]] + [0.4, 0])
        D.stitch(0, k[[5, 4]] - [0.4, 0])
        for i in (4, 5):
            D.seam(i, 'seam', 0.4)
            D.hem(i, 'face', (2.2 * u,))
            D.seam(i, 'neckF', 0.4)
            D.seam(i, 'neckB', 0.4)

    def extras(g, D):
        parts = []
        if P['body'] == 'child':
            return parts  # no cords on children's hoods
        for s in (1, -1):
            pts = []
            for k in range(15):
                q, n = surf_point(
                    g, 0, (s * (3.4 + 0.55 * np.sin(k * 0.33)), P['neck_f'] - 1.0 - k * 1.25 * (1 if s > 0 else 1.06))
                )
                pts.append(q + n * (0.4 if k == 0 else 0.55))
            parts.append(tube(np.array(pts), 0.32, 20))
            parts.append(tube(np.array(pts)[-2:] + [(0, 0, -1.0), (0, 0, -1.6)], 0.42, 21))
            parts.append(button(g, 0, (s * 3.4, P['neck_f'] - 0.9), 0.55, 0.18, 21, metal=True))
        return parts

    g = make_top(
        kind,
        dict(FLEECE, close=(2, -10, 136, 40) if u == 1 else (1.5, -7, 99, 29)),
        smooth=2,
        pitch=0.32,
        seam=0.45,
        double=True,
        hood=True,
        more=more,
        extras=extras,
    )
    bend = np.full(len(g.bends), 6e-4)
    hp = g.spid[g.bends[:, 0]] >= 4
    bend[hp] = 1e-4

    def scale_fn(g):
        sc = rest_scale(g, P)
        m = (g.suv[g.edges[:, 0]] + g.suv[g.edges[:, 1]]) / 2
        pid = g.spid[g.edges[:, 0]]
        hd = (pid >= 4) & (m[:, 0] < 2.4 * u + 2.0 * np.clip(m[:, 1] / 34, 0, 1))
        sc[hd] = 0.97
        return sc

    hd = g.spid >= 4
    zn = P['neck_f'] + 6 * u
    hz_ = np.clip((g.x[:, 2] - zn) / (30 * u), 0, 1)

    def lay_back(f, x):  # a hand lays the hood on the back, then lets go
        a = np.zeros_like(x)
        if f < 46:
            k = min(1, f / 8) * min(1, (46 - f) / 12)
            a[hd, 1] = 800 * k * hz_[hd] ** 2
            a[hd, 2] = -120 * k * hz_[hd]
        return a

    g.meta.update(
        scale_fn=scale_fn,
        sim=dict(
            frames=130, bend=bend, seam_bend=2e-4, th=0.75 * max(u, 0.8), thick=0.5, gravity=-420, force=lay_back
        ),
    )
    return g


def make_childhoodie():
    """A child’s hoodie, without cords."""
    return make_hoodie('childhoodie')


MAKE = {
    'hoodie': make_hoodie,
    'sweatshirt': make_sweatshirt,
    'childhoodie': make_childhoodie,
}
