"""Skirts of two panels: pattern and details."""

import numpy as np

import body as bodies
from garment import Garment, Panel
from geometry import bez, mirror_half
from legs import legs_body
from shaping import calm_seams, ease_zones, smooth_noise, tether, wrap_pos
from trims import inward_off


def skirt(P):
    """A skirt of two panels from measures `P` (cm), as a garment that starts round its body."""
    h = P.get('h', 1.0)
    ww, wz, ex, ez, hx, hz = P['ww'], P['wz'], P['ex'], P['ez'], P['hx'], P['hz']
    rise = P.get('hem_rise', 3)
    side = np.r_[
        bez((ww, wz), (ww + (hx - ww) * 0.55, wz - 5), (hx - (ex - hx) * 0.12, hz + 6), (hx, hz)),
        bez((hx, hz), (hx + (ex - hx) * 0.2, hz - 8), (ex - (ex - hx) * 0.3, ez + rise + 12), (ex, ez + rise))[1:],
    ]
    hem = bez((ex, ez + rise), (ex * 0.7, ez + rise * 0.35), (ex * 0.35, ez), (0, ez))
    g = Garment()
    pn = lambda nm, s: Panel(
        nm,
        mirror_half(
            [
                (
                    'waist',
                    bez(
                        (0, wz - P.get('dip', 0.8)),
                        (ww * 0.4, wz - P.get('dip', 0.8)),
                        (ww * 0.8, wz - 0.2),
                        (ww, wz),
                    ),
                ),
                ('side', side),
                ('hem', hem),
            ]
        ),
        h,
        s,
    )
    if P.get('length'):  # flare spread evenly: a sector of a ring
        L = P['length']
        ph = (ex - ww) / L
        R0 = ww / ph
        t = np.linspace(0, ph, 60)
        arc = lambda R, q: np.c_[R * np.sin(q), wz + R0 - R * np.cos(q)]
        pn = lambda nm, s: Panel(
            nm,
            mirror_half(
                [
                    ('waist', arc(R0, t)),
                    (
                        'side',
                        np.array(
                            [np.r_[r * np.sin(ph), wz + R0 - r * np.cos(ph)] for r in np.linspace(R0, R0 + L, 40)]
                        ),
                    ),
                    ('hem', arc(R0 + L, t[::-1])),
                ]
            ),
            h,
            s,
        )
    f, b = pn('front', 1), pn('back', 2)
    b.flip = True
    prof = [(q[1], q[0]) for q in side[::3]]

    def pos(p, sg):
        if not P.get('length'):
            return wrap_pos(p, sg, prof, 1.35)
        q = p.uv - [0, wz + R0]
        R = np.hypot(*q.T)
        th = np.arctan2(q[:, 0], -q[:, 1])
        A_ = R * ph * 1.17 * 2 / np.pi
        u = np.clip(th / ph, -1, 1) * np.pi / 2
        return np.c_[A_ * np.sin(u), sg * A_ / 1.35 * np.cos(u), wz - (R - R0)]

    F = g.add(f, pos(f, -1))
    B = g.add(b, pos(b, 1))
    for s in ('', '_L'):
        g.weld(F, 'side' + s, B, 'side' + s)
    g.build()
    g.x += np.random.default_rng(5).normal(0, 0.25, g.x.shape)
    caps, secs = legs_body('woman')
    caps = np.r_[
        caps[[3, 7]], [bodies.cap((0, 0, 84), 9, (0, 0, 40), 6.0)], [c for c in caps if c[2] > 80 and c[6] < 60]
    ]
    A, Bq = P['ring']
    for i, sg in ((0, -1), (1, 1)):
        p = g.panels[i]
        for t in ('waist', 'waist_L'):
            wv = p.tags[t]
            x = p.uv[wv, 0]
            th = np.clip(x / np.abs(x).max(), -1, 1) * np.pi / 2
            ids = g.inv[wv + g.off[i]]
            g.x[ids] = np.c_[
                A * np.sin(th),
                sg * Bq * np.cos(th) + 0.3,
                wz + (-P.get('dip', 0.8) if sg < 0 else 0.5) * np.cos(th) ** 2,
            ]
            g.w[ids] = 0
    per = np.pi * (3 * (A + Bq) - np.sqrt((3 * A + Bq) * (A + 3 * Bq)))
    pull = per / (4 * ww)
    WB = P.get('band', 3.2)

    def scale_fn(g):
        sc = np.ones(len(g.edges))
        m = (g.suv[g.edges[:, 0]] + g.suv[g.edges[:, 1]]) / 2
        ev = np.abs(g.suv[g.edges[:, 0]] - g.suv[g.edges[:, 1]])
        hzt = ev[:, 0] > ev[:, 1]
        sc += P.get('noise', 0.006) * smooth_noise(m, 8, 3)
        dw = wz - m[:, 1]
        if P.get('length'):
            dw = np.hypot(m[:, 0], m[:, 1] - wz - ww * P['length'] / (ex - ww)) - ww * P['length'] / (ex - ww)
        sc[(dw < WB) & hzt] = pull
        return ease_zones(g, sc, P.get('zones', []))

    g.meta = dict(
        kind=P['name'],
        body=(caps, secs),
        scale_fn=scale_fn,
        smooth=P.get('smooth', 2),
        edge_smooth=1,
        P=P,
        sim=dict(
            frames=P.get('frames', 120),
            bend=P.get('bend', 6e-3),
            seam_bend=P.get('seam_bend', 4e-3),
            th=0.6,
            mu=0.4,
            thick=0.35,
        ),
    )
    if P.get('teth'):
        g.meta['sim']['force'] = tether(g, P['teth'])
    g.meta['sim']['hook'] = calm_seams(g, ('side', 'side_L'))
    return g


def skirt_details(D, g, P):
    """Waistband, seams and hem of a skirt."""
    WB = P.get('band', 3.2)
    for i in (0, 1):
        p = g.panels[i]
        for s in ('', '_L'):
            D.seam(i, 'side' + s, 0.3)
            D.hem(i, 'hem' + s, P.get('hem_w', (1.6,)))
            W = p.uv[p.tags['waist' + s]]
            if P.get('elastic'):
                D.rib(i, 'waist' + s, WB, 0.45, topstitch=0.3)
            else:
                D.raise_(i, np.r_[inward_off(W, -1.2, p), inward_off(W, WB, p)[::-1]], op=0.40)
                D.line(i, inward_off(W, WB, p), 0.3)
                (D.stitch(i, inward_off(W, 0.3, p)), D.stitch(i, inward_off(W, WB - 0.3, p))) if P.get(
                    'band_stitch'
                ) else None
