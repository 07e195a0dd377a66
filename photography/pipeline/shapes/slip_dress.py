"""The slip dress."""

import numpy as np

import body as bodies
from garment import Garment, Panel
from geometry import bez, line, mirror_half, quad
from legs import legs_body
from shaping import calm_seams, ease_zones, smooth_noise, wrap_pos
from trims import tube


def make_slip_dress():
    """A long satin dress on thin straps."""
    ux, uz, wx, wz, ez = 19.6, 122.0, 17.6, 106.0, 36.0
    tip = (9.2, 133.5)
    side = np.r_[
        quad((ux, uz), (wx - 0.2, wz + 8), (wx, wz), 30),
        bez((wx, wz), (wx + 2.4, wz - 9), (24.6, 92), (25.2, 82))[1:],
        line((25.2, 82), (26.2, ez + 0.3))[1:],
    ]
    hem = line((26.2, ez + 0.3), (0, ez))
    h = 0.95
    g = Garment()

    def pn(nm, nz, t, s):
        neck = bez((0, nz), (2.5, nz + 0.4), (t[0] - 2.5, t[1] - 3.2), t)
        arm = bez(t, (t[0] + 2.2, t[1] - 4), (ux - 3, uz + 1.0), (ux, uz), 30)
        return Panel(nm, mirror_half([('neck', neck), ('arm', arm, None), ('side', side), ('hem', hem)]), h, s)

    f, b = pn('front', 125.0, tip, 1), pn('back', 117.5, (8.6, 126.0), 2)
    b.flip = True
    pr = [(q[1], q[0]) for q in side[::4]] + [(150, ux - 2)]
    F = g.add(f, wrap_pos(f, -1, pr, 1.35))
    B = g.add(b, wrap_pos(b, 1, pr, 1.35))
    for s in ('', '_L'):
        g.weld(F, 'side' + s, B, 'side' + s)
    g.build()
    g.x += np.random.default_rng(5).normal(0, 0.15, g.x.shape)
    body = bodies.caps_of('woman', 62, legs=False), bodies.secs_of('woman')
    lc = legs_body('woman')[0]
    lc = np.r_[lc[[3, 7]], [bodies.cap((0, 0, 84), 9, (0, 0, 30), 6.0)], [c for c in lc if c[2] > 80 and c[6] < 60]]
    body = (np.r_[body[0], lc], body[1])
    # points where the straps are sewn on: held in place
    pins = []
    for q, p in ((0, f), (1, b)):
        for t in ('neck', 'neck_L'):
            ii = p.tags[t]
            k = ii[-1] if t == 'neck' else ii[0]
            pins.append(g.inv[k + g.off[q]])
    zz = {0: (-8.9, 132.6), 1: (7.6, 127.4)}
    for k, (q, sg) in zip(pins, ((0, 1), (0, -1), (1, 1), (1, -1))):
        g.x[k] = (sg * (8.9 if q == 0 else 8.4), zz[q][0], zz[q][1])
        g.w[k] = 0
    P = dict(name='slip-dress', neck_f=125.0, hem=(39, ez), ua=(ux, uz))

    def scale_fn(g):
        sc = np.ones(len(g.edges))
        m = (g.suv[g.edges[:, 0]] + g.suv[g.edges[:, 1]]) / 2
        ev = np.abs(g.suv[g.edges[:, 0]] - g.suv[g.edges[:, 1]])
        sc += 0.006 * smooth_noise(m, 8, 3)
        sc *= (
            1 + 0.30 * np.clip((86 - m[:, 1]) / 50, 0, 1) * (ev[:, 0] / (np.linalg.norm(ev, axis=1) + 1e-9)) ** 2
        )  # flare, spread evenly round the hem
        return ease_zones(
            g,
            sc,
            [((0, 1), 8, 104, 12, 6, 84, 0.04), ((0,), 10, 112, 7, 6, 65, 0.035), ((1,), 9, 98, 10, 6, 95, 0.03)],
        )

    def details(D, g):
        for i in (0, 1):
            for s in ('', '_L'):
                D.seam(i, 'side' + s, 0.28)
                D.hem(i, 'hem' + s, (0.8,))
                for t in ('neck', 'arm'):
                    D.hem(i, t + s, (0.5,))
        for sg in (1, -1):
            D.line(0, line((sg * 10.5, 112), (sg * 9.0, 120.5)), 0.2, 0.6)  # bust darts

    def extras(g, D):
        parts = []
        for sg in (1, -1):
            a = g.x[pins[0 if sg > 0 else 1]] - [0, 0, 1.6]
            b_ = g.x[pins[2 if sg > 0 else 3]] - [0, 0, 1.6]
            t = np.linspace(0, 1, 26)[:, None]
            top_ = np.array([sg * 9.4, -0.5, 143.6])
            q = (1 - t) ** 2 * a + 2 * (1 - t) * t * (2 * top_ - (a + b_) / 2) + t * t * b_
            parts.append(tube(q, 0.22, 20))
        return parts

    g.meta = dict(
        kind='slip-dress',
        P=P,
        body=body,
        scale_fn=scale_fn,
        smooth=6,
        edge_smooth=2,
        details=details,
        extras=extras,
        sim=dict(
            frames=130, bend=6e-3, seam_bend=4e-3, th=0.6, mu=0.3, thick=0.35, hook=calm_seams(g, ('side', 'side_L'))
        ),
        look=dict(
            tile='plain', tile_cm=0.9, tile_depth=0.004, thick=0.09, uneven=0.015, rough=0.36, close=(0, -9, 126, 38)
        ),
    )
    return g


MAKE = {
    'slip-dress': make_slip_dress,
}
