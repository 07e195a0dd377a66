"""The shirt dress."""

import numpy as np

from collars import shirt_collar
from geometry import bez, line, quad
from jackets import sleeve_folds, top
from legs import legs_body
from trims import Flat, button, surf_point


def make_shirt_dress():
    """A shirt dress with a belt."""
    hem_z, sz_ = 47.0, 54.0
    ux, uz, wx, wz, ex = 24.0, 117.0, 21.5, 103.0, 32.0
    side = np.r_[
        quad((ux, uz), (wx - 0.6, wz + 6), (wx, wz), 30),
        bez((wx, wz), (wx + 3.4, wz - 10), (ex - 2.5, sz_ + 22), (ex, sz_))[1:],
    ]
    P = dict(
        name='shirt-dress',
        body='woman',
        hps=(7.4, 145.6),
        sh=(18.6, 141.4),
        ua=(ux, uz),
        side=side,
        hem=(ex, sz_),
        hemline=bez((ex, sz_), (ex - 8, sz_ - 2.5), (14, hem_z), (0, hem_z)),
        neck_f=137.4,
        neck_b=143.6,
        slv=dict(w0=17.6, w1=10.0, capH=10, length=57),
        arm0=38,
        arm=17,
        rib_cuff=(6.0, 0.82),
        slv_ease=0.05,
        bend=1.8e-3,
        seam_bend=1e-4,
        aspect=1.4,
        teth=0,
        noise=0.006,
        smooth=4,
        extra=legs_body('woman')[0].tolist(),
        th=0.65,
    )
    P['zones'] = sleeve_folds(1.0) + [((0, 1), 17, 112, 5, 6, 60, 0.03), ((0, 1), 0, 96, 22, 8, 0, 0.14)]
    g = top(P)
    col = Flat('collar', 46, 10.0)
    g.meta['flat_panels'] = [col]
    sf = g.meta['scale_fn']

    def scale_fn(g):
        sc = sf(g)
        m = (g.suv[g.edges[:, 0]] + g.suv[g.edges[:, 1]]) / 2
        pid = g.spid[g.edges[:, 0]]
        ev = np.abs(g.suv[g.edges[:, 0]] - g.suv[g.edges[:, 1]])
        w = (pid < 2) & (np.abs(m[:, 1] - wz) < 1.6) & (ev[:, 0] > ev[:, 1])
        sc[w] = 0.78  # drawn in by the belt
        return sc

    g.meta['scale_fn'] = scale_fn

    def details(D, g):
        zc = P['neck_f']
        for i in (0, 1):
            for s in ('', '_L'):
                D.seam(i, 'side' + s)
                D.seam(i, 'arm' + s, 0.3)
                D.hem(i, 'hem' + s, (1.2,))
                D.seam(i, 'neck' + s, 0.35)
            # belt of the same cloth
            bw = 1.6
            D.raise_(i, [(-23, wz - bw), (23, wz - bw), (23, wz + bw), (-23, wz + bw)], op=0.75)
            for y in (-bw, bw):
                D.line(i, [(-23, wz + y), (23, wz + y)], 0.34)
                D.stitch(i, line((-23, wz + y * 0.82), (23, wz + y * 0.82)), '.2 .1', 0.07)
        D.raise_(0, [(-1.5, zc + 2), (1.5, zc + 2), (1.5, hem_z - 2), (-1.5, hem_z - 2)], op=0.45)
        D.line(0, [(1.5, zc + 1), (1.5, hem_z)], 0.3)
        for x in (-1.05, 1.05):
            D.stitch(0, line((x, zc + 1), (x, wz + 2)), '.2 .1', 0.07)
            D.stitch(0, line((x, wz - 2), (x, hem_z)), '.2 .1', 0.07)
        for sg in (1, -1):
            k = np.array(
                [(sg * 5.4, 126), (sg * 14.4, 126), (sg * 14.4, 116.4), (sg * 9.9, 114.9), (sg * 5.4, 116.4)]
            )
            D.raise_(0, k, op=0.4)
            D.line(0, np.r_[k, k[:1]], 0.22)
            c = k.mean(0)
            D.stitch(0, np.r_[(k - c) * 0.96 + c][[0, 4, 3, 2, 1]], '.2 .1', 0.07)
            fl = np.array(
                [(sg * 5.2, 126.4), (sg * 14.6, 126.4), (sg * 14.6, 123.0), (sg * 9.9, 121.8), (sg * 5.2, 123.0)]
            )
            D.raise_(0, fl, op=0.45)
            D.line(0, np.r_[fl, fl[:1]], 0.22)
            c = fl.mean(0)
            D.stitch(0, np.r_[(fl - c) * 0.94 + c], '.2 .1', 0.07)
            y = line((sg * 6, P['hps'][1] - 4.4), (sg * 18.4, P['sh'][1] - 3.4))
            D.line(0, y, 0.28)
        yb = line((-19, 132.5), (19, 132.5))
        D.line(1, yb, 0.3)
        D.stitch(1, yb + [0, 0.3], '.2 .1', 0.07)
        L = P['slv']['length']
        CU = 6
        for i in (2, 3):
            for t in ('capP', 'capN'):
                D.seam(i, t, 0.3)
            for t in ('underP', 'underN'):
                D.seam(i, t, 0.25)
            D.raise_(i, [(-12, -L), (12, -L), (12, -L + CU), (-12, -L + CU)], op=0.45)
            D.line(i, [(-12, -L + CU), (12, -L + CU)], 0.3)
            for o in (0.5, CU - 0.4):
                D.stitch(i, line((-12, -L + o), (12, -L + o)), '.2 .1', 0.07)
        D.stitch(4, line((-22.6, -9.5), (22.6, -9.5)), '.2 .1', 0.07)

    def extras(g, D):
        zc = P['neck_f']
        parts = [shirt_collar(g, D, 4, body=g.meta['body'], stand=2.6, point=6.6, spread=5.4)]
        zs = [zc - 4.2 - k * 7.6 for k in range(4)] + [wz - 7.5 - k * 8.2 for k in range(5)]
        for z in zs:
            parts.append(button(g, 0, (0, z), 0.55, 0.22, 20))
        for sg in (1, -1):
            parts.append(button(g, 0, (sg * 9.9, 122.9), 0.5, 0.2, 20))
        # belt ends, knotted to one side
        for dx, ln, a, up_ in ((-2.6, 20, -0.06, 0), (1.8, 25, 0.05, 0.45)):
            pts = []
            for k in range(14):
                t = k / 13
                p, n = surf_point(g, 0, (5.5 + dx * t + a * k, wz - 0.2 - ln * t))
                pts.append(p + n * (0.8 + up_ * (1 - t * 0.5) + 0.2 * np.sin(t * 5 + up_ * 4)))
            pts = np.array(pts)
            w = 1.25
            e = np.array([w, -0.10, 0])
            V = np.r_[pts - e, pts + e]
            m = len(pts)
            f = np.array([(k, k + 1, k + 1 + m, k + m) for k in range(m - 1)])
            uv = np.r_[
                np.c_[np.full(m, 8 - w), 60 - np.arange(m) * 1.8], np.c_[np.full(m, 8 + w), 60 - np.arange(m) * 1.8]
            ]
            parts.append(dict(x=V, f=f, uv=uv, panel=0, id=0, thick=0.18, sub=2))
        p, n = surf_point(g, 0, (5.5, wz))
        q = []
        for t in np.linspace(0, np.pi * 2, 17)[:-1]:
            q.append(p + n * 0.55 + np.array([1.3 * np.cos(t), 0, 1.55 * np.sin(t)]))
        q = np.array(q)
        V = np.r_[q, q * 0.45 + (p + n * 0.95) * 0.55, [p + n * 1.25]]
        m = 16
        f = [(j, (j + 1) % m, m + (j + 1) % m, m + j) for j in range(m)] + [
            (m + j, m + (j + 1) % m, 2 * m, 2 * m) for j in range(m)
        ]
        f = [(a, b, c) for a, b, c, d in f if c == d] + [
            t for a, b, c, d in f if c != d for t in ((a, b, c), (a, c, d))
        ]
        parts.append(
            dict(x=V, f=np.array(f), uv=np.c_[5 + V[:, 0] - p[0], 60 + V[:, 2] - p[2]], panel=0, id=0, thick=0, sub=1)
        )
        return parts

    g.meta.update(
        details=details,
        extras=extras,
        look=dict(
            tile='plain', tile_cm=1.7, tile_depth=0.010, thick=0.11, uneven=0.025, rough=0.55, close=(0, -9, 128, 38)
        ),
    )
    return g


MAKE = {
    'shirt-dress': make_shirt_dress,
}
