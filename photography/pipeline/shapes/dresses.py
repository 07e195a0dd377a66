"""Dresses of jersey and knit."""

import numpy as np

import body as bodies
from garment import Garment, Panel
from geometry import bez, line, mirror_half, quad
from jackets import base_seams, sleeve_folds, top
from legs import legs_body
from shaping import smooth_noise, wrap_pos
from tops import JERSEY, TOPS, make_top, rest_scale


def make_childdress():
    """A child’s jersey dress: the bodice of a T-shirt, a gathered skirt."""
    P = TOPS['childdress']
    wz = 86.5

    def more(D, g):
        r = np.random.default_rng(6)
        for i in (0, 1):
            wl = line((-24, wz), (24, wz))
            D.line(i, wl, 0.4)
            D.stitch(i, wl + [0, 0.35])
            for x in np.arange(-23, 23, 0.5):
                x += r.uniform(-0.2, 0.2)
                l = r.uniform(1.0, 4.0)
                D.add(
                    'h',
                    i,
                    [(x, wz - 0.1), (x * 1.03 + r.uniform(-0.15, 0.15), wz - l)],
                    '#000',
                    width=0.15,
                    blur=1,
                    op=0.5,
                )

    g = make_top(
        'childdress',
        dict(JERSEY, crumple=0.05, close=(1.5, -6, 100, 30)),
        sim=dict(bend=4e-3, seam_bend=2e-3, th=0.5),
        smooth=2,
        more=more,
    )

    def scale_fn(g):
        sc = rest_scale(g, P)
        m = (g.suv[g.edges[:, 0]] + g.suv[g.edges[:, 1]]) / 2
        ev = np.abs(g.suv[g.edges[:, 0]] - g.suv[g.edges[:, 1]])
        body = g.spid[g.edges[:, 0]] < 2
        sc += np.where(
            body & (ev[:, 0] > ev[:, 1]), 0.30 * np.exp(-np.abs(m[:, 1] - (wz - 3)) / 11) * (m[:, 1] < wz - 0.5), 0
        )  # gathers under the seam
        sc[body & (np.abs(m[:, 1] - wz) < 0.9) & (ev[:, 0] > ev[:, 1])] *= 0.88
        return sc

    g.meta['scale_fn'] = scale_fn
    return g


def make_dress(h=1.0):
    """A sleeveless dress with a waist and a flared skirt."""
    hx, hz = 7.6, 143.0
    sx, sz = 12.6, 141.2
    ux, uz = 20.2, 122.5
    wx, wz = 16.6, 106
    ex, ez = 43, 46
    arm = bez((sx, sz), (sx - 0.8, sz - 7), (sx + 0.5, uz + 2.0), (ux, uz))
    armb = bez((sx, sz), (sx + 0.1, sz - 7), (sx + 1, uz + 2), (ux, uz))
    side = np.r_[
        bez((ux, uz), (ux - 1.2, uz - 6), (wx, wz + 5), (wx, wz)),
        bez((wx, wz), (wx + 3.5, wz - 9), (ex - 9, ez + 24), (ex, ez + 9.0))[1:],
    ]
    hem = bez((ex, ez + 9.0), (ex - 12, ez + 3.4), (16, ez), (0, ez))
    na = int(round(np.linalg.norm(np.diff(arm, axis=0), axis=1).sum() / h))

    def pn(nm, nz, a, s):
        neck = bez((0, nz), (hx * 0.7, nz), (hx * 0.98, nz + (hz - nz) * 0.35), (hx, hz))
        return Panel(
            nm,
            mirror_half(
                [('neck', neck), ('sh', line((hx, hz), (sx, sz))), ('arm', a, na), ('side', side), ('hem', hem)]
            ),
            h,
            s,
        )

    f, b = pn('front', 131.0, arm, 1), pn('back', 138.5, armb, 2)
    b.flip = True
    g = Garment()
    prof = [(q[1], q[0]) for q in side[::4]] + [(140, ux - 2)]
    F = g.add(f, wrap_pos(f, -1, prof, 1.35))
    B = g.add(b, wrap_pos(b, 1, prof, 1.35))
    for t in ('sh', 'side'):
        for s in ('', '_L'):
            g.weld(F, t + s, B, t + s)
    g.build()
    g.x += np.random.default_rng(5).normal(0, 0.2, g.x.shape)
    caps, secs = bodies.woman(arm=60, legs=True)

    def scale_fn(g):
        sc = np.ones(len(g.edges))
        m = (g.suv[g.edges[:, 0]] + g.suv[g.edges[:, 1]]) / 2
        ev = np.abs(g.suv[g.edges[:, 0]] - g.suv[g.edges[:, 1]])
        sc += 0.006 * smooth_noise(m, 8, 3)
        hz_ = ev[:, 0] > ev[:, 1]
        sc += np.where(
            hz_, 0.32 * np.exp(-np.abs((m[:, 1] - (wz - 3)) / 9)) * (m[:, 1] < wz - 0.6), 0
        )  # gathers below the waist seam
        sc[np.abs(m[:, 1] - wz) < 1.2] *= 0.97
        return sc

    def details(D, g):
        for i in (0, 1):
            for s in ('', '_L'):
                D.seam(i, 'side' + s)
                D.seam(i, 'sh' + s)
                D.hem(i, 'hem' + s, (1.8,))
                for t in ('neck', 'arm'):
                    D.hem(i, t + s, (0.7,))
            wl = line((-wx - 0.3, wz), (wx + 0.3, wz))
            D.line(i, wl, 0.45)
            D.stitch(i, wl + [0, 0.35])
            r = np.random.default_rng(4)  # gather puckers under the seam
            for x in np.arange(-wx, wx, 0.55):
                x += r.uniform(-0.2, 0.2)
                l = r.uniform(1.2, 4.5)
                D.add(
                    'h',
                    i,
                    [(x, wz - 0.1), (x * 1.04 + r.uniform(-0.15, 0.15), wz - l)],
                    '#000',
                    width=0.16,
                    blur=1,
                    op=0.5,
                )

    g.meta = dict(
        kind='dress',
        body=(caps, secs),
        scale_fn=scale_fn,
        details=details,
        sim=dict(frames=120, bend=8e-3, seam_bend=4e-3, th=0.6, mu=0.5),
        look=dict(
            tile='plain', tile_cm=2.2, tile_depth=0.012, thick=0.1, uneven=0.03, rough=0.55, close=(0, -8, 128, 40)
        ),
    )
    return g


def make_knit_dress():
    """A close knitted dress to the knee with long sleeves."""
    ux, uz, wx, wz, ex, ez = 21.4, 119.5, 18.4, 103.0, 22.0, 50.0
    side = np.r_[
        quad((ux, uz), (wx, wz + 8), (wx, wz), 30),
        bez((wx, wz), (wx + 2.0, wz - 7), (22.7, 93), (22.7, 85))[1:],
        line((22.7, 85), (ex, ez))[1:],
    ]
    P = dict(
        name='knit-dress',
        body='woman-close',
        hps=(8.6, 145.0),
        sh=(16.8, 141.6),
        ua=(ux, uz),
        side=side,
        hem=(ex, ez),
        neck_f=138.4,
        neck_b=142.8,
        rib_neck=2.6,
        slv=dict(w0=15.6, w1=9.6, capH=9.5, length=58),
        arm0=38,
        arm=17,
        rib_cuff=(7.0, 0.84),
        rib_hem=(6.0, 0.93),
        slv_ease=0.045,
        bend=1.5e-3,
        seam_bend=6e-4,
        aspect=1.4,
        teth=600,
        teth_z=95,
        noise=0.006,
        smooth=2,
        extra=legs_body('woman')[0].tolist(),
        th=0.7,
        lift=0.35,
    )
    P['zones'] = sleeve_folds(0.9) + [
        ((0, 1), 16, 116, 6, 6, 55, 0.03),
        ((0, 1), 10, 101, 12, 6, 85, 0.045),
        ((0, 1), 6, 78, 14, 8, 80, 0.02),
    ]
    g = top(P)

    def details(D, g):
        base_seams(D, g, 0.34)
        for i in (0, 1):
            D.rib(i, ['neck', 'neck_L'], 2.6, 0.36, topstitch=None)
            for s in ('', '_L'):
                D.rib(i, 'hem' + s, 6.0, 0.40, topstitch=None)
        for i in (2, 3):
            D.rib(i, 'cuff', 7.0, 0.40, topstitch=None)

    g.meta.update(
        details=details,
        look=dict(
            tile='knit', tile_cm=2.6, tile_depth=0.05, thick=0.32, detail_cm=0.28, rough=0.8, close=(2, -8, 131, 36)
        ),
    )
    return g


MAKE = {
    'dress': make_dress,
    'childdress': make_childdress,
    'knit-dress': make_knit_dress,
}
