"""Coats, blazers and trench coats, which differ in measures and parts."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

from collars import neck_loop
from geometry import bez, line, quad
from jackets import base_seams, sleeve_folds, top
from shaping import rs
from solver import sdf
from trims import Flat, buckled_belt, button, inward_off, surf_point


# sh: shoulder; slv: sleeve; hem: half width and height; rise: how much higher the hem is cut in the middle; side: waist;
# break_: where the lapels begin; buttons: (x, height); over: how far the front laps over; belt: height of the waist
TAILORED = {
    'coat': dict(
        ua=(28.5, 119),
        hem=(32.5, 52),
        side=(27.4, 96),
        break_=119.0,
        buttons=[(0.6, z) for z in (110.5, 98.5, 86.5)],
        over=2.6,
        pocket=95.6,
        vent=74,
        h=1.15,
        thick=0.35,
        look=dict(
            tile='fleece',
            tile_cm=2.6,
            tile_depth=0.012,
            detail_cm=0.34,
            uneven=0.05,
            rough=0.85,
            close=(1, -12, 132, 44),
        ),
    ),
    'cocoon-coat': dict(
        sh=(25.4, 145.2),
        slv=dict(w0=24.0, w1=15.5, capH=9.5, length=57),
        ua=(32.6, 112),
        hem=(29.0, 48),
        side=(41.5, 84),
        rise=2.6,
        break_=127.0,
        buttons=[(0.6, 117.5), (0.6, 101.5)],
        over=3.4,
        pocket=None,
        vent=62,
        h=1.15,
        thick=0.42,
        look=dict(
            tile='fleece',
            tile_cm=2.6,
            tile_depth=0.014,
            detail_cm=0.34,
            uneven=0.06,
            rough=0.9,
            close=(1, -12, 134, 44),
        ),
    ),
    'blazer': dict(
        ua=(27.4, 119.5),
        hem=(28.6, 76),
        side=(25.4, 99),
        break_=112.0,
        buttons=[(0.6, 107.5), (0.6, 96.5)],
        over=2.2,
        pocket=91.5,
        vent=92,
        h=1.05,
        thick=0.3,
        round_=7.0,
        chest=True,
        look=dict(
            tile='twill',
            tile_cm=1.3,
            tile_depth=0.008,
            detail_cm=0.30,
            uneven=0.03,
            rough=0.7,
            close=(1, -12, 130, 44),
        ),
    ),
    'trench': dict(
        ua=(28.5, 119),
        hem=(35.5, 46),
        side=(26.6, 100),
        break_=121.5,
        buttons=[(sg * 6.4, z) for sg in (1, -1) for z in (115.5, 92.5, 82.5)],
        over=10.5,
        pocket=None,
        vent=70,
        h=1.15,
        thick=0.26,
        belt=102.5,
        storm=True,
        look=dict(
            tile='twill',
            tile_cm=1.1,
            tile_depth=0.008,
            detail_cm=0.32,
            uneven=0.03,
            rough=0.6,
            close=(1, -12, 132, 44),
        ),
    ),
}


def make_tailored(kind):
    """A coat, a blazer or a trench coat, by its measures and parts in `TAILORED`."""
    T = TAILORED[kind]
    ux, uz = T['ua']
    ex, ez = T['hem']
    nf = T['break_']
    ov = T['over']
    belt = T.get('belt')
    P = dict(
        name=kind,
        hps=(9.0, 152.2),
        sh=T.get('sh', (22.8, 147.0)),
        ua=T['ua'],
        waist=28.0,
        hem=T['hem'],
        neck_f=nf,
        neck_b=149.0,
        vneck=True,
        ov=0.35,
        slv=T.get('slv', dict(w0=21.5, w1=13.2, capH=11.5, length=63)),
        arm0=38,
        arm=15,
        slv_ease=0.03,
        bend=5e-4,
        seam_bend=2e-4,
        girth=1.05,
        lift=0.8,
        teth=1500,
        th=0.8,
        h=T['h'],
        smooth=2,
        noise=0.005,
    )
    P['side'] = quad(T['ua'], T['side'], T['hem'])
    rise = T.get('rise', 0)
    P['hemline'] = quad(T['hem'], (ex / 2, ez + rise), (0, ez + rise)) if rise else line(T['hem'], (0, ez))
    P['zones'] = [
        ((0, 1), 23, 125, 6, 6, 55, 0.022),
        ((0, 1), 17, 102, 9, 7, 80, 0.022),
    ] + sleeve_folds(0.8)
    g = top(P)
    col = Flat('collar', 50, 10.0)
    lap = Flat('lapels', 40, 152.2 - nf + 4)
    g.meta['flat_panels'] = [col, lap]
    if belt:
        loose = g.meta['scale_fn']

        def scale_fn(g):
            sc = loose(g)
            m = (g.suv[g.edges[:, 0]] + g.suv[g.edges[:, 1]]) / 2
            ev = np.abs(g.suv[g.edges[:, 0]] - g.suv[g.edges[:, 1]])
            sc[
                (g.spid[g.edges[:, 0]] < 2) & (np.abs(m[:, 1] - belt) < 2.2) & (ev[:, 0] > ev[:, 1])
            ] = 0.80  # drawn in by the belt
            return sc

        g.meta['scale_fn'] = scale_fn
    hx, hz = P['hps']
    BP = np.array([0.3, nf + 0.6])
    N = np.array([8.6, 149.2])
    # lapel outline on the front, from break point to gorge
    edge = np.r_[
        bez(tuple(BP), (3.0, nf + 2.5), (14.8, nf + (138.4 - nf) * 0.64), (17.0, 138.4), 26),
        line((17.0, 138.4), (11.6, 140.6))[1:],
        line((11.6, 140.6), tuple(N))[1:],
    ]

    def details(D, g):
        base_seams(D, g, 0.34)
        for i in (0, 1):
            for s in ('', '_L'):
                hem = g.panels[i].uv[g.panels[i].tags['hem' + s]]
                D.raise_(i, np.r_[hem, inward_off(hem, 4, g.panels[i])[::-1]], op=0.10)
        r = T.get('round_', 3.2)
        e = np.r_[
            line((-0.3, nf + 1.5), (-ov, nf - 7), (-ov, ez + r + 0.8)),
            bez((-ov, ez + r + 0.8), (-ov, ez + 0.8), (-ov + r * 0.5, ez), (-ov + r * 1.4, ez - 0.5))[1:],
        ]  # front edge, wearer's left over right
        D.raise_(0, np.r_[e, [(6, ez - 0.5), (6, nf + 1)]], op=0.28)
        D.line(0, e, 0.5, 1)
        D.add('h', 0, e + [-0.5, 0], '#000', width=1.0, blur=3, op=0.4)
        for sg in (1, -1):
            if T['pocket']:
                z = T['pocket']
                fl = np.array([(sg * 11.0, z), (sg * 24.4, z + 1.4), (sg * 24.6, z - 4.6), (sg * 11.0, z - 6.2)])
                D.raise_(0, fl, op=0.6)
                D.line(0, np.r_[fl, fl[:1]], 0.36)
                D.add('h', 0, fl[[3, 2]] - [0, 0.5], '#000', width=0.8, blur=3, op=0.5)
            else:
                wl = np.array([(sg * 14.5, 97.5), (sg * 17.2, 98.3), (sg * 21.6, 83.5), (sg * 18.9, 82.6)])
                D.raise_(0, wl, op=0.6)
                D.line(0, np.r_[wl, wl[:1]], 0.34)
                c = wl.mean(0)
                q = c + (wl - c) * [0.8, 0.95]
                D.stitch(0, np.r_[q, q[:1]])
            D.line(0, line((sg * 12.6, 96), (sg * 12.0, 122)), 0.26, 0.7)  # front dart / panel
            D.line(1, quad((sg * 16, uz + 0.5), (sg * 13.4, 108), (sg * 14.6, ez + 4)), 0.26, 0.6)
        D.line(1, [(0, 148), (0, T['vent'])], 0.34)
        D.line(1, [(0.15, T['vent']), (0.15, ez)], 0.7, 1)  # centre back seam and vent
        if T.get('chest'):
            w = np.array([(9.5, 126.2), (19.0, 127.8), (19.0, 125.4), (9.5, 123.8)])
            D.raise_(0, w, op=0.5)
            D.line(0, np.r_[w, w[:1]], 0.26)
        if T.get('storm'):
            D.stitch(0, e + [0.5, 0])
            for i, sg in ((0, -1), (1, 1), (1, -1)):  # storm flap in front, cape behind
                y = (
                    bez((sg * 7, 134), (sg * 12, 123.5), (sg * 19, 122), (sg * 27.5, 125))
                    if i == 0
                    else quad((0, 121.5), (sg * 14, 121.5), (sg * 28.5, 125))
                )
                D.line(i, y, 0.4)
                D.add('h', i, y - [0, 0.5], '#000', width=0.8, blur=3, op=0.45)
                D.stitch(i, y + [0, 0.5])
            for i in (2, 3):
                for y in (-53.5, -56.5):
                    D.line(i, [(-16, y), (16, y)], 0.3)
                D.raise_(i, [(-16, -53.5), (16, -53.5), (16, -56.5), (-16, -56.5)], op=0.5)
            for sg in (1, -1):
                k = np.array([(sg * 12, 150.0), (sg * 22.6, 147.4), (sg * 22.2, 143.6), (sg * 12.4, 146.2)])
                D.raise_(0, k, op=0.5)
                D.line(0, np.r_[k, k[:1]], 0.28)
        if belt:
            for i in (0, 1):
                D.raise_(i, [(-31, belt - 2.3), (31, belt - 2.3), (31, belt + 2.3), (-31, belt + 2.3)], op=0.75)
                for y in (-2.3, 2.3):
                    D.line(i, [(-31, belt + y), (31, belt + y)], 0.36)
                for y in (-1.9, -0.95, 0, 0.95, 1.9):
                    D.stitch(i, line((-31, belt + y), (31, belt + y)), '.3 .14', 0.08)
        if not belt:
            for x, z in T['buttons']:
                D.add('h', 0, [(x - 0.4, z), (x + 2.8, z)], '#000', width=0.3, op=0.6)
        for i in (2, 3):
            D.add('h', i, [(-7.5, -63), (-7.5, -52)], '#000', width=0.3, op=0.7)

    def extras(g, D):
        parts = []
        s = np.linspace(0.03, 1, 40)
        tt = np.linspace(0, 1, 11)
        d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(edge, axis=0), axis=1))]
        d /= d[-1]
        E = np.c_[np.interp(s, d, edge[:, 0]), np.interp(s, d, edge[:, 1])]
        R = BP + (N - BP) * s[:, None]
        Wd = {}
        for sg in (1, -1):
            V, uv = [], []
            for a in range(len(s)):
                for t in tt:
                    xy = R[a] * (1 - t) + E[a] * t
                    # the front edge is straight from break point to shoulder: stay on the cloth
                    lim = 0.9 + (hx - 0.9) * np.clip((xy[1] - nf - 1) / (hz - nf - 1), 0, 1)
                    q = np.array([sg * max(xy[0], lim + 0.15), min(xy[1], 150.4)])
                    p, n = surf_point(g, 0, q)
                    k_ = np.clip(s[a] / 0.14, 0, 1)
                    roll = (0.75 * np.sin(np.pi * min(1, t * 1.6)) * (1 - t) + 0.3) * k_ + 0.22
                    V.append(p + n * roll)
                    uv.append((sg * (1.0 + xy[0] * 0.9), -(152.2 - nf) + (xy[1] - nf) * 0.9))
            n_ = len(tt)
            F = np.array(
                [
                    (a * n_ + b, a * n_ + b + 1, (a + 1) * n_ + b + 1, (a + 1) * n_ + b)
                    if sg > 0
                    else (a * n_ + b, (a + 1) * n_ + b, (a + 1) * n_ + b + 1, a * n_ + b + 1)
                    for a in range(len(s) - 1)
                    for b in range(n_ - 1)
                ]
            )
            V = np.array(V)
            Wd[sg] = V.reshape(len(s), n_, 3)
            parts.append(dict(x=V, f=F, uv=np.array(uv), panel=5, id=5, thick=0.3, sub=2))
        # collar: from gorge to gorge around the neck
        f_ = g.panels[0]
        nl = neck_loop(g)
        cut = int(len(f_.tags['neck']) * 0.86)
        nl = nl[cut : len(nl) - cut]
        n = 91
        Q = gaussian_filter1d(rs(nl, n), 2, axis=0, mode='nearest')
        sv = np.linspace(-1, 1, n)
        back = 1 - np.abs(sv)
        c = Q.mean(0)
        o = Q - c
        o[:, 2] = 0
        o /= np.linalg.norm(o, axis=1, keepdims=True)
        up = np.array([0, 0, 1.0])
        hs = 3.0 * np.minimum(1, 0.25 + back * 2.2)
        rows = [Q - up * 0.5]
        for q in np.linspace(0.3, 1, 4):
            rows.append(Q - o * (0.4 * q) + up * (hs * q)[:, None])
        rows.append(rows[-1] + o * 0.35 + up * 0.25)
        low = Q + o * (2.6) - up * (1.6)
        tips = {}
        for sg in (1, -1):
            p, nn = surf_point(g, 0, (sg * 14.2, 141.6))
            tips[sg] = p + nn * 0.9
        f = np.clip((np.abs(sv) - 0.40) / 0.60, 0, 1)
        tip = np.array([tips[1] if x < 0 else tips[-1] for x in sv])
        low = low * (1 - f[:, None]) + tip * f[:, None]
        a = rows[-1]
        for q in np.linspace(0.2, 1, 6):
            rows.append(a * (1 - q) + low * q + o * (0.6 * np.sin(q * np.pi)))
        A = np.array(rows)
        out = np.zeros(3)
        body = g.meta['body']
        for i in range(6, len(A)):
            for j in range(n):
                q = A[i, j]
                for _ in range(4):
                    dd = sdf(q[0], q[1], q[2], body[0], body[1], out)
                    need = 1.9 + 0.3 * (i > 7)
                    if dd < need:
                        q += out * (need - dd) * 0.7
        for i in range(7, len(A)):
            A[i] = gaussian_filter1d(A[i], 2.0, axis=0, mode='nearest')
        A[6:] = gaussian_filter1d(A[6:], 0.7, axis=0, mode='nearest')
        for e, e1 in ((0, 1), (n - 1, n - 2)):
            A[-1, e] = 0.34 * A[-1, e] + 0.33 * A[-2, e] + 0.33 * A[-1, e1]
        L = np.linspace(-23, 23, n)
        uv = np.array([[(l, -10 * i / (len(A) - 1)) for l in L] for i in range(len(A))]).reshape(-1, 2)
        F = [
            (i * n + j, i * n + n + j, i * n + n + j + 1, i * n + j + 1)
            for i in range(len(A) - 1)
            for j in range(n - 1)
        ]
        parts.append(dict(x=A.reshape(-1, 3), f=np.array(F), uv=uv, panel=4, id=4, thick=0.35, sub=1))
        for x, z in T['buttons']:
            parts.append(button(g, 0, (x, z), 1.15 if belt else 1.25, 0.35, 20))
        if belt:
            parts += buckled_belt(g, belt)
        return parts

    g.meta.update(details=details, extras=extras, look=dict(T['look'], thick=T['thick']))
    return g
