"""Trousers: the body below the waist, the pattern of two legs and their details."""

import numpy as np

import body as bodies
from garment import Garment, Panel
from geometry import bez, line, quad
from shaping import calm_seams, ease_zones, smooth_noise, tether
from trims import inward_off


# thigh, knee, calf and ankle: (x, radius), (x, radius), ...; their heights; the seat; sections of the hips (see body.py)
LEGS = dict(
    man=dict(
        legs=((8.6, 9.4), (9.5, 6.0), (9.7, 6.0), (10, 4.0)),
        heights=(88, 49, 35, 8),
        seat=((7.4, 3.6, 90), (7.6, 3.0, 84), 8.2),
        secs=[
            (112, 16.8, 11.4, 0),
            (104, 16.6, 11.2, 0),
            (95, 17.6, 11.6, 0.3),
            (87.5, 16.4, 10.2, 0.4),
            (83.5, 13.0, 7.0, 0.4),
            (81.5, 9.0, 3.0, 0.4),
        ],
    ),
    woman=dict(
        legs=((8.2, 9.2), (8.7, 5.6), (8.9, 5.6), (9, 3.5)),
        heights=(84, 45, 31, 8),
        seat=((7.4, 3.6, 86), (7.6, 3.0, 80), 8.2),
        secs=[
            (112, 12.2, 8.4, 0),
            (106, 11.8, 8.2, 0),
            (98, 13.6, 9.2, 0),
            (89, 17.0, 10.4, 0.6),
            (82.5, 15.0, 8.0, 0.6),
            (79, 11.0, 5.0, 0.5),
            (77.5, 8, 2.5, 0.4),
        ],
    ),
    child=dict(
        legs=((6.1, 6.8), (6.7, 4.6), (6.8, 4.5), (7.0, 3.0)),
        heights=(60, 34, 24, 6),
        seat=((5.2, 2.4, 62), (5.3, 2.0, 58), 6.0),
        secs=[
            (78, 11.4, 8.3, 0),
            (71, 11.4, 8.3, 0),
            (65, 12.2, 8.7, 0.2),
            (59.5, 11.6, 7.6, 0.3),
            (56.5, 9.4, 5.2, 0.3),
            (55, 6.4, 2.2, 0.3),
        ],
    ),
)


# what lies close shows the body itself: rounder hips
LEGS['close'] = dict(
    LEGS['woman'],
    secs=[
        (112, 12.8, 8.8, 0),
        (107, 12.9, 8.9, 0),
        (103, 13.5, 9.2, 0.1),
        (99, 14.5, 9.6, 0.2),
        (95, 15.6, 10.0, 0.4),
        (91, 16.5, 10.3, 0.5),
        (87, 17.2, 10.5, 0.6),
        (84, 17.4, 9.4, 0.6),
        (81, 14.0, 7.0, 0.6),
        (79, 11.0, 5.0, 0.5),
        (77.5, 8, 2.5, 0.4),
    ],
)


def legs_body(kind='man'):
    """lower half of a mannequin with a rounded crotch, seat, knees and calves"""
    B = LEGS[kind]
    c = bodies.cap
    caps = []
    (t, k, cf, a), (zt, zk, zc, za), (s0, s1, sr) = B['legs'], B['heights'], B['seat']
    for s in (-1, 1):
        caps += [
            c((s * t[0], 0, zt), t[1], (s * k[0], -0.6, zk), k[1]),
            c((s * k[0], -0.6, zk), k[1], (s * cf[0], 1.2, zc), cf[1]),
            c((s * cf[0], 1.2, zc), cf[1], (s * a[0], 1.4, za), a[1]),
            c((s * s0[0], *s0[1:]), sr, (s * s1[0], *s1[1:]), sr),
        ]
    return np.array(caps), np.array(B['secs'], float)


def legs(P):
    """Two legs from measures `P` (cm), as a garment that starts round its body. The waist is pinned to the ellipse
    `ring`."""
    h = P.get('h', 1.0)
    q_ = P.get('size', 1.0)
    crz = P['crotch']
    kz, hem, xc = P['knee'], P['hem'], P.get('xc', 10.0)
    hz = P['hipz']

    def half(q):
        cz, ww, hip, cx, dw = (
            (P['wz'][0], P['ww'][0], P['hip'][0], P['cx'][0], 0)
            if q == 'F'
            else (P['wz'][2], P['ww'][1], P['hip'][1], P['cx'][1], P.get('back_add', 1.2))
        )
        sz = P['wz'][1]
        kw, hw = P['kw'] + dw / 2, P['hw'] + dw / 2
        waist = quad((0, cz), (ww * 0.5, cz + 0.2), (ww, sz))
        ko = (xc + kw, kz) if kz > hem else None
        if ko:
            out = np.r_[
                bez((ww, sz), (ww + (hip - ww) * 0.62, sz - 6 * q_), (hip, hz + 8 * q_), (hip, hz)),
                bez((hip, hz), (hip, hz - 14 * q_), (xc + kw + P.get('fl', 0.8), kz + 11 * q_), ko)[1:],
                line(ko, (xc + hw, hem))[1:],
            ]
        else:
            out = np.r_[
                bez((ww, sz), (ww + (hip - ww) * 0.62, sz - 6 * q_), (hip, hz + 8 * q_), (hip, hz)),
                bez((hip, hz), (hip, hz - 8), (xc + hw, hem + 8), (xc + hw, hem))[1:],
            ]
        hm = line((xc + hw, hem), (xc - hw, hem))
        if ko:
            inn = np.r_[
                line((xc - hw, hem), (xc - kw, kz)),
                bez((xc - kw, kz), (xc - kw - 0.4, kz + 12 * q_), (cx + 2.2 * q_, crz - 8 * q_), (cx, crz))[1:],
            ]
        else:
            inn = bez((xc - hw, hem), (xc - hw, hem + 6), (cx + 0.8, crz - 5), (cx, crz))
        rise = np.r_[
            bez((cx, crz), (cx * 0.35, crz + 0.3), (0, crz + 3 * q_), (0, crz + 9.5 * q_)),
            line((0, crz + 9.5 * q_), (0, cz))[1:],
        ]
        return waist, out, hm, inn, rise

    C = {'F': half('F'), 'B': half('B')}
    Ln = lambda pl: np.linalg.norm(np.diff(pl, axis=0), axis=1).sum()
    no, ni = int(round(Ln(C['F'][1]) / h)), int(round(Ln(C['F'][3]) / h))
    g = Garment()
    idx = {}
    for nm, sg in (('F', -1), ('B', 1)):
        c = C[nm]
        for side in (1, -1):
            segs = [
                ('waist', c[0], None),
                ('out', c[1], no),
                ('hem', c[2], None),
                ('in', c[3], ni),
                ('rise', c[4], None),
            ]
            if side < 0:
                segs = [(t, np.asarray(p)[::-1] * [-1, 1], n) for t, p, n in reversed(segs)]
            p = Panel(nm + ('R' if side > 0 else 'L'), segs, h, seed=7)
            z = p.uv[:, 1]
            x = p.uv[:, 0] * side
            o = np.array(sorted(map(tuple, c[1][:, ::-1])))
            inn = np.array(sorted(map(tuple, np.r_[c[3], c[4]][:, ::-1])))
            xo = np.interp(z, o[:, 0], o[:, 1])
            xi = np.interp(z, inn[:, 0], inn[:, 1])
            s_ = np.clip((x - xi) / (xo - xi + 1e-6), 0, 1)
            wdt = xo - xi
            r = wdt / np.pi * 1.02
            cxl = np.maximum(
                np.interp(z, *P.get('axis', ([8, 50, 79, 90], [10.2, 9.9, 10.5, 10.0]))),
                r * np.where(z < crz - 4, 1.06, 0),
            )
            a = np.pi * (1 - s_)
            leg = np.c_[cxl + r * np.cos(a), sg * r * np.sin(a)]
            A = wdt * 2 / np.pi * 1.17
            th = s_ * np.pi / 2
            hp = np.c_[A * np.sin(th), sg * A / 1.45 * np.cos(th)]
            k = np.clip((z - crz + 0.5) / (10 * q_), 0, 1)
            k = (k * k * (3 - 2 * k))[:, None]
            xy = leg * (1 - k) + hp * k
            p.flip = sg > 0
            idx[nm + ('R' if side > 0 else 'L')] = g.add(p, np.c_[xy[:, 0] * side, xy[:, 1], z])
    for sd in 'RL':
        g.weld(idx['F' + sd], 'out', idx['B' + sd], 'out')
        g.weld(idx['F' + sd], 'in', idx['B' + sd], 'in')
    for q in 'FB':
        g.weld(idx[q + 'R'], 'rise', idx[q + 'L'], 'rise', flip=True)
    g.build()
    g.x += np.random.default_rng(5).normal(0, 0.12, g.x.shape)
    caps, secs = legs_body(P.get('body', 'man'))
    A, Bq = P['ring']
    fz, sz, bz = P['wz']
    for nm, i in idx.items():  # waist edge: a smooth tilted ellipse
        p = g.panels[i]
        wv = p.tags['waist']
        sd = 1 if nm[1] == 'R' else -1
        sg = -1 if nm[0] == 'F' else 1
        x = np.abs(p.uv[wv, 0])
        th = x / x.max() * np.pi / 2
        ids = g.inv[wv + g.off[i]]
        c0 = fz if sg < 0 else bz
        g.x[ids] = np.c_[
            sd * A * np.sin(th), sg * Bq * np.cos(th) + P.get('ry', 0.4), c0 + (sz - c0) * np.sin(th) ** 2
        ]
        g.w[ids] = 0
    per = np.pi * (3 * (A + Bq) - np.sqrt((3 * A + Bq) * (A + 3 * Bq)))
    pull = per / (2 * (P['ww'][0] + P['ww'][1]))
    WB = P.get('band', 4.0)
    zones = P.get('zones', [])

    def scale_fn(g):
        sc = np.ones(len(g.edges))
        m = (g.suv[g.edges[:, 0]] + g.suv[g.edges[:, 1]]) / 2
        ev = np.abs(g.suv[g.edges[:, 0]] - g.suv[g.edges[:, 1]])
        vert = ev[:, 1] > ev[:, 0]
        sc += P.get('noise', 0.006) * smooth_noise(m * [0.7, 1.3], 8, 11)
        wz = np.array(
            [
                np.interp(abs(x), [0, P['ww'][0]], [fz if q < 2 else bz, sz])
                for x, q in zip(m[:, 0], g.spid[g.edges[:, 0]])
            ]
        )
        top = m[:, 1] > wz - WB - 0.2
        sc[top & ~vert] = pull if P.get('elastic') else min(pull, 1.0)
        if P.get('cuff'):
            cw, cs = P['cuff']
            lo = m[:, 1] < hem + cw
            sc[lo & ~vert] *= cs
        ease_zones(g, sc, zones)
        # uneven: the two legs must not be twins
        n = 1 + 0.6 * smooth_noise(m, 11, 23).clip(-1, 1)
        sc = np.where(sc > 1.012, 1 + (sc - 1) * n, sc)
        return sc

    if P.get('crease'):  # pressed crease line down the middle of the leg
        u = g.suv
        b = g.bends
        s0 = np.abs(u[b[:, 0], 0]) - xc
        s1 = np.abs(u[b[:, 1], 0]) - xc
        k = (s0 * s1 < 0) & (g.bseam == 0) & (u[b[:, 0], 1] < crz + 4) & (u[b[:, 0], 1] > hem + 2)
        g.brest[k] *= 0.80
        bend = np.full(len(b), float(P.get('bend', 1.5e-3)))
        bend[k] = 2e-6
    else:
        bend = P.get('bend', 1.5e-3)
    g.meta = dict(
        kind=P['name'],
        body=(caps, secs),
        scale_fn=scale_fn,
        smooth=P.get('smooth', 1),
        edge_smooth=1,
        P=P,
        idx=idx,
        sim=dict(
            frames=P.get('frames', 110),
            bend=bend,
            seam_bend=P.get('seam_bend', 4e-4),
            th=0.7,
            mu=P.get('mu', 0.8),
            thick=0.35,
            force=tether(g, P.get('teth', 4000)),
        ),
    )
    g.meta['sim']['hook'] = calm_seams(g, ('out', 'rise'), P.get('calm', 4))
    return g


def leg_details(D, g, P):
    """Waistband, pockets, fly, seams and hems of trousers."""
    idx = g.meta['idx']
    WB = P.get('band', 4.0)
    el = P.get('elastic')
    for nm, i in idx.items():
        q, sd = nm[0], nm[1]
        sg = 1 if sd == 'R' else -1
        p = g.panels[i]
        M = lambda pts: np.asarray(pts, float) * [sg, 1]
        W = p.uv[p.tags['waist']]
        D.seam(i, 'out', 0.36)
        D.seam(i, 'in', 0.36)
        D.seam(i, 'rise', 0.36)
        if el:
            D.rib(i, 'waist', WB, 0.42, topstitch=0.4)
        else:
            band = np.r_[inward_off(W, -1.2, p), inward_off(W, WB, p)[::-1]]
            D.raise_(i, band, op=P.get('relief', 0.42))
            D.line(i, inward_off(W, WB, p), 0.3)
            if P.get('band_stitch', True):
                D.stitch(i, inward_off(W, 0.3, p))
                D.stitch(i, inward_off(W, WB - 0.3, p))
        hem = P.get('hem_kind', 'blind')
        if P.get('cuff'):
            D.rib(i, 'hem', P['cuff'][0], 0.34)
        elif hem == 'stitch':
            D.hem(i, 'hem', P.get('hem_w', (2.4,)))
        elif hem == 'twin':
            D.hem(i, 'hem', (2.2, 2.7))
        else:
            D.raise_(i, np.r_[p.uv[p.tags['hem']], inward_off(p.uv[p.tags['hem']], 4, p)[::-1]], op=0.10)
        rs = p.uv[p.tags['rise']]
        rsi = lambda d: inward_off(rs, d, p)
        zc = P['wz'][0] - WB
        if q == 'F' and P.get('fly') and sd == 'L':
            b = P['crotch'] + 5.2
            fl = np.r_[
                line(M((3.7, zc)), M((3.7, b + 6))),
                bez(M((3.7, b + 6)), M((3.6, b + 2.6)), M((2.2, b + 0.6)), M((0.15, b)))[1:],
            ]
            D.stitch(i, fl)
            D.raise_(i, np.r_[fl, M([(0, b), (0, zc)])], op=0.20)
            if P.get('double'):
                D.stitch(i, fl - [0.5 * sg, 0])
        if q == 'F':
            pk = P.get('pocket')
            if pk == 'slant' or pk == 'side':
                a, b = P['pk']
                a, b = np.array(a), np.array(b)
                ln = line(M(a), M(b))
                D.line(i, ln, 0.34)
                D.raise_(i, np.r_[ln, ln[::-1] + M((-1.2, 0)) * [1, 1]], op=0.18)
                n = M((-0.5, -0.12))
                D.stitch(i, ln + n)
                for e in (a, b):
                    D.line(i, line(M(e + [-0.55, 0.0]), M(e + [0.15, 0.06])), 0.16, 0.7)
            if pk == 'scoop':
                t = P['pk']
                c = bez(*[M(k) for k in t])
                D.line(i, c, 0.34)
                D.stitch(i, c + [0, -0.35])
                D.stitch(i, c + [0, -0.95])
            for x, w in P.get('pleats', []):
                D.line(i, line(M((x, zc)), M((x + 0.2, zc - w))), 0.26, 0.9)
                D.add('h', i, line(M((x - 0.5, zc)), M((x - 0.3, zc - w * 1.3))), '#fff', width=0.8, blur=3, op=0.35)
        else:
            bp = P.get('bpocket')
            if bp == 'welt':
                y = P['wz'][2] - WB - 7.0
                c = M([(6.0, y - 0.5), (18.2, y + 0.4), (18.2, y - 0.8), (6.0, y - 1.7)])
                D.raise_(i, c, op=0.5)
                D.line(i, np.r_[c, c[:1]], 0.22)
                D.line(i, (c[[0, 1]] + c[[3, 2]]) / 2, 0.2)
                D.line(i, line(M((12.1, P['wz'][2] - WB)), M((12.1, y + 0.2))), 0.22, 0.7)  # dart
            if bp == 'patch':
                yt = P['wz'][2] - WB - 7.6
                c = M(
                    [(4.6, yt), (17.4, yt + 1.4), (17.5, yt - 11.4), (11.2, yt - 14.8), (4.8, yt - 12.4), (4.6, yt)]
                )
                D.raise_(i, c, op=P.get('relief', 0.55))
                D.line(i, c, 0.3)
                cc = c.mean(0)
                D.stitch(i, cc + (c - cc) * 0.955)
                D.stitch(i, cc + (c - cc) * 0.90)
                yk = line(M((0, P['wz'][2] - WB - 5.2)), M((P['hip'][1] - 2.2, P['wz'][1] - WB - 2.4)))
                D.line(i, yk, 0.34)
                D.stitch(i, yk - [0, 0.35])
                D.stitch(i, yk - [0, 0.95])
        if P.get('press'):
            xc = P['xc']
            a = line(M((xc, 92)), M((xc, P['hem'] + 0.5)))
            D.add('h', i, a, '#c8c8c8', width=0.55, blur=1)
            D.add('h', i, a + M((0.55, 0)), '#5c5c5c', width=0.5, blur=1)
        if P.get('double'):
            if sd == 'R' or q == 'B':
                if q == 'B' or P.get('fly'):
                    D.stitch(i, rsi(0.35)[2:-6])
                if sd == 'R':
                    D.stitch(i, rsi(0.95)[2:-6])
            D.stitch(i, inward_off(p.uv[p.tags['in']], 0.4, p)[2:-2])
        if P.get('loops'):
            for xs in (8.8, 17.8) if q == 'F' else (0.75, 12.6):
                zt = np.interp(xs, *(np.array(sorted(map(tuple, np.abs(W))))).T)
                lp = M(
                    [(xs - 0.6, zt + 0.1), (xs + 0.6, zt + 0.1), (xs + 0.6, zt - WB - 0.5), (xs - 0.6, zt - WB - 0.5)]
                )
                D.raise_(i, lp, op=0.85 if not P.get('relief') else 0.45)
                D.line(i, np.r_[lp, lp[:1]], 0.2)
                D.stitch(i, lp[[0, 3]] + [0.22 * sg, 0])
                D.stitch(i, lp[[1, 2]] - [0.22 * sg, 0])


def creases(P, amt=1.0, knee=True, ankle=True, whisk=True):
    """Ease that falls into creases at crotch, knee and ankle; `amt` scales it."""
    c, k, h = P['crotch'], P['knee'], P['hem']
    z = []
    if whisk:  # fan out from the crotch
        z += [
            ((0, 1), 5, c + 5, 8, 5, 78, 0.055 * amt),
            ((0, 1), 8, c - 3, 8, 5, 65, 0.045 * amt),
            ((2, 3), 7, c - 2, 8, 5, 72, 0.05 * amt),
        ]
    if knee:
        z += [
            (None, 14, k + 4, 8, 7, 72, 0.055 * amt),
            (None, 6, k - 1, 7, 6, 112, 0.06 * amt),
            ((2, 3), 10, k + 2, 11, 7, 90, 0.05 * amt),
        ]
    if ankle:
        z += [
            (None, 13, h + 17, 8, 6, 70, 0.05 * amt),
            (None, 6, h + 11, 8, 6, 108, 0.06 * amt),
            (None, 11, h + 6, 10, 4, 84, 0.045 * amt),
        ]
    return z
