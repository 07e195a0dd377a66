"""Jackets and other tops with a cut of their own: pattern, folds, seams."""

import numpy as np

import body as bodies
from garment import Garment, Panel
from geometry import bez, line, mirror_half, quad
from shaping import calm_seams, ease_zones, rs, smooth_noise, wrap_pos
from tops import sleeve_panel
from trims import inward_off


def top(P):
    """set-in sleeve garment with a closed front; P: outline points, sleeve, body, pose"""
    h = P.get('h', 1.0)
    hx, hz = P['hps']
    sx, sz = P['sh']
    ux, uz = P['ua']
    ex, ez = P['hem']
    S = P.get('slv')
    k = (sz - uz) / 24.5
    sh = line((hx, hz), (sx, sz))
    if S:
        arm_f = bez((sx, sz), (sx - 2.6 * k, sz - 9 * k), (sx - 2.4 * k, uz + 3 * k), (ux, uz))
        arm_b = bez((sx, sz), (sx - 1.2 * k, sz - 9 * k), (sx - 1.6 * k, uz + 3 * k), (ux, uz))
    else:
        arm_f = bez((sx, sz), (sx - 0.8, sz - 7), (sx + 0.5, uz + 2), (ux, uz))
        arm_b = bez((sx, sz), (sx + 0.1, sz - 7), (sx + 1, uz + 2), (ux, uz))
    if 'side' in P:
        side = P['side']
    else:
        side = quad((ux, uz), (P['waist'], (uz + ez) / 2), (ex, ez))
    hem = P.get('hemline', line((ex, ez), (0, ez)))
    na = int(round(np.linalg.norm(np.diff(arm_f, axis=0), axis=1).sum() / h))

    def panel(nm, nz, a, seed):
        if P.get('vneck') and nm == 'front':
            neck = line((0, nz), (P.get('ov', 1.0), nz + 1.0), (hx, hz))
            neck = rs(neck, 60)
        else:
            neck = bez((0, nz), (hx * 0.62, nz), (hx * 0.98, nz + (hz - nz) * 0.45), (hx, hz))
        return Panel(
            nm, mirror_half([('neck', neck), ('sh', sh), ('arm', a, na), ('side', side), ('hem', hem)]), h, seed
        )

    f, b = panel('front', P['neck_f'], arm_f, 1), panel('back', P['neck_b'], arm_b, 2)
    b.flip = True
    g = Garment()
    pr = [(q[1], q[0]) for q in side[::4]] + [(side[-1][1] - 8, side[-1][0]), (sz, (ux + sx) / 2 + 1.5), (hz + 5, sx)]
    F = g.add(f, wrap_pos(f, -1, pr, P.get('aspect', 1.5)))
    B = g.add(b, wrap_pos(b, 1, pr, P.get('aspect', 1.5)))
    for t in ('sh', 'side'):
        for s in ('', '_L'):
            g.weld(F, t + s, B, t + s)
    a0 = P.get('arm0', 40)
    for sd, sfx in ((1, ''), (-1, '_L')) if S else ():
        p, pos = sleeve_panel(
            'sleeve' + ('R' if sd > 0 else 'L'),
            (sd * (sx - 4.5 * k), 1.0, sz - 4 * k),
            a0,
            S['w0'],
            S['w1'],
            S['capH'],
            S['length'],
            na,
            sd,
            h,
            1.05,
        )
        I = g.add(p, pos)
        fl = sfx == '_L'
        g.weld(I, 'capP', F, 'arm' + sfx, flip=fl)
        g.weld(I, 'capN', B, 'arm' + sfx, flip=not fl)
        g.weld(I, 'underP', I, 'underN', flip=True)
    g.build()
    g.x += np.random.default_rng(5).normal(0, 0.15, g.x.shape)
    bd = P.get('body', 'man')
    ext = P.get('extra', [])
    gi = P.get('girth', 1.0)
    body = (
        np.r_[bodies.caps_of(bd, P['arm'], legs=False), np.array(ext)]
        if ext
        else bodies.caps_of(bd, P['arm'], legs=False),
        bodies.secs_of(bd, gi),
    )
    pose = bodies.pose(bd, a0, P['arm'], P.get('elbow', 6), skew=P.get('skew', 1.0), girth=gi, legs=False, extra=ext)

    def scale_fn(g):
        sc = np.ones(len(g.edges))
        m = (g.suv[g.edges[:, 0]] + g.suv[g.edges[:, 1]]) / 2
        pid = g.spid[g.edges[:, 0]]
        ev = np.abs(g.suv[g.edges[:, 0]] - g.suv[g.edges[:, 1]])
        hzt = ev[:, 0] > ev[:, 1]
        sc += P.get('noise', 0.008) * smooth_noise(m, 8, 3)
        if P.get('rib_hem'):
            w, s = P['rib_hem']
            sc[(pid < 2) & (m[:, 1] < ez + w) & hzt] *= s
        if S:
            L = S['length']
            if P.get('rib_cuff'):
                w, s = P['rib_cuff']
                sc[(pid >= 2) & (-m[:, 1] > L - w) & hzt] *= s
            w = P.get('rib_cuff', (3, 1))[0]
            if L > 40:
                sc[(pid >= 2) & ~hzt & (-m[:, 1] > 14) & (-m[:, 1] < L - w)] *= 1 + P.get('slv_ease', 0.04)
        if P.get('rib_neck'):
            for i, p in enumerate(g.panels[:2]):
                nb = np.r_[p.uv[p.tags['neck']], p.uv[p.tags['neck_L']]]
                kk = pid == i
                d = np.min(np.linalg.norm(m[kk][:, None] - nb[None], axis=2), 1)
                s = sc[kk]
                s *= 1 - 0.10 * np.clip(1.6 * (1 - d / P['rib_neck']), 0, 1)
                sc[kk] = s
        z = ease_zones(g, np.ones(len(sc)), P.get('zones', [])) - 1
        return sc + z * (1 + 0.5 * smooth_noise(m, 11, 23).clip(-1, 1))

    fz = g.x.copy()
    kt = P.get('teth', 0)
    tz = P.get('teth_z', 118)
    ks = P.get('slv_teth', 2500)
    st = {}

    def force(f, x):
        a = np.zeros_like(x)
        if (
            S and ks and f >= 62 and S['length'] > 40
        ):  # sleeves: keep the added length where it was put, so that it folds
            for q, sd in ((2, 1), (3, -1)):
                t = np.radians(P['arm'] + sd * P.get('skew', 1.0))
                d = np.array([sd * np.sin(t), 0, -np.cos(t)])
                if q not in st:
                    m = (
                        (g.spid == q)
                        & (-g.suv[:, 1] > 13)
                        & (-g.suv[:, 1] < S['length'] - P.get('rib_cuff', (3, 1))[0] - 5)
                    )
                    st[q] = (m, -g.suv[m, 1], np.mean((x[m] @ d + g.suv[m, 1])[-g.suv[m, 1] < 22]))
                m, u, c = st[q]
                a[m] += (ks * (u + c - x[m] @ d))[:, None] * d
        if kt and f >= 6:
            m = (g.spid < 2) & (fz[:, 2] < tz)
            a[m, 2] = kt * (fz[m, 2] - x[m, 2])
        return a

    g.meta = dict(
        kind=P['name'],
        P=P,
        body=body,
        pose=pose,
        scale_fn=scale_fn,
        smooth=P.get('smooth', 1),
        edge_smooth=1,
        sim=dict(
            frames=P.get('frames', 115),
            bend=P.get('bend', 8e-4),
            seam_bend=P.get('seam_bend', 2e-4),
            th=P.get('th', 0.7),
            mu=0.6,
            thick=P.get('lift', 0.4),
            force=force,
            hook=calm_seams(g, ('side', 'side_L')),
        ),
    )
    return g


def sleeve_folds(a=1.0, q=1.0):
    """a: how deep; q: the arm's length against a man's"""
    return [(ids, x * q, y * q, rx * q, ry * q, turn, amount) for ids, x, y, rx, ry, turn, amount in _sleeve_folds(a)]


def _sleeve_folds(a):
    """Folds of the two sleeves, mirrored."""
    return [
        ((2,), -3, -30, 9, 5, 72, 0.05 * a),
        ((2,), 5, -37, 9, 5, 105, 0.05 * a),
        ((3,), 4, -31, 9, 6, 75, 0.05 * a),
        ((3,), -5, -39, 8, 5, 108, 0.05 * a),
        ((2, 3), 2, -51, 10, 4, 84, 0.05 * a),
        ((2, 3), 0, -16, 9, 4, 65, 0.03 * a),
    ]


def torso_folds(P, a=1.0, z0=None):
    """long soft drag lines from the armhole, a few breaks at the waist"""
    ux, uz = P['ua']
    ez = P['hem'][1]
    wz = (uz + ez) / 2
    return [
        ((0, 1), ux - 5, uz + 6, 6, 6, 55, 0.03 * a),
        ((0,), ux - 9, wz + 6, 9, 6, 75, 0.028 * a),
        ((1,), ux - 11, wz + 3, 10, 7, 80, 0.032 * a),
        ((0, 1), ux - 4, wz - 8, 8, 6, 105, 0.026 * a),
    ]


def base_seams(D, g, w=0.36, arm_stitch=None):
    """Shoulder, side, armhole and sleeve seams of a top."""
    for i in (0, 1):
        for s in ('', '_L'):
            D.seam(i, 'side' + s, w)
            D.seam(i, 'sh' + s, w)
            D.seam(i, 'arm' + s, w + 0.08)
            D.seam(i, 'neck' + s, w)
            if arm_stitch:
                ar = g.panels[i].uv[g.panels[i].tags['arm' + s]]
                for o in arm_stitch:
                    D.stitch(i, inward_off(ar, o, g.panels[i]))
    if len(g.panels) >= 4 and g.panels[2].name.startswith('sleeve'):
        for i in (2, 3):
            for t in ('capP', 'capN'):
                D.seam(i, t, w + 0.08)
            for t in ('underP', 'underN'):
                D.seam(i, t, w)
