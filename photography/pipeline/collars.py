"""Collars that stand on a neckline."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

from shaping import rs
from solver import sdf


def roll_collar(g, panel, height=5.4, fold=5.8, radius=(6.7, 7.0), centre_y=1.0):
    """a knitted tube on the neckline that stands up round the neck and is turned down once; heights in cm"""

    P = neck_loop(g)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    n = 141
    t = np.linspace(0, d[-1], n)
    P = np.stack([np.interp(t, d, P[:, k]) for k in range(3)], 1)
    P[:-1] = gaussian_filter1d(P[:-1], 2, axis=0, mode='wrap')
    P[-1] = P[0]
    a = np.arctan2(P[:, 0], -(P[:, 1] - centre_y))
    up = np.array([0, 0, 1.0])
    o = np.c_[np.sin(a), -np.cos(a), np.zeros(n)]
    middle = P[:-1, 2].mean()
    rise = middle + 0.6 * (P[:, 2] - middle) + height  # lower in front, as the neckline is
    T = np.c_[radius[0] * np.sin(a), centre_y - radius[1] * np.cos(a), rise]
    wave = (0.10 * np.sin(3 * a + 0.7) + 0.07 * np.sin(7 * a))[:, None] * o
    rows = [P + o * 0.12 - up * 0.5] + [
        P * (1 - k) ** 1.6 + T * (1 - (1 - k) ** 1.6) for k in np.linspace(0.04, 1, 9)
    ]
    rows += [T + o * 0.22 + up * 0.30, T + o * 0.62 + up * 0.34, T + o * 0.95 + up * 0.10]
    rows += [T + o * (1.05 + 0.55 * k) + wave * k - up * (fold * k - 0.05) for k in np.linspace(0.08, 1, 11)]
    rows += [T + o * 1.42 + wave - up * (fold + 0.16), T + o * 1.15 + wave - up * (fold - 0.1)]
    R = np.array(rows)
    acc = np.r_[0, np.cumsum(np.linalg.norm(np.diff(R, axis=0), axis=2).mean(1))]
    L = np.linspace(-d[-1] / 2, d[-1] / 2, n)
    uv = np.array([[(l, q - acc[-1]) for l in L] for q in acc]).reshape(-1, 2)
    F = [
        (i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j)
        for i in range(len(rows) - 1)
        for j in range(n - 1)
    ]
    return dict(x=R.reshape(-1, 3), f=np.array(F), uv=uv, panel=panel, id=panel, thick=0.3, sub=1)


def neck_loop(g):
    """ordered neckline: centre front -> wearer-left/right ... closed loop, plus outward dirs"""
    f, b = g.panels[0], g.panels[1]
    r = f.tags['neck']
    rb = b.tags['neck']
    lb = b.tags['neck_L']
    l = f.tags['neck_L']
    seq = (
        [(0, i) for i in r]
        + [(1, i) for i in rb[::-1]][1:]
        + [(1, i) for i in lb[::-1]][1:]
        + [(0, i) for i in l][1:]
    )
    return np.array([g.x[g.inv[i + g.off[q]]] for q, i in seq])


def shirt_collar(g, D, panel, stand=2.8, body=None, point=7.2, spread=5.8):
    """A stand and a turned-down collar on the neckline of a panel, as parts that are not draped. `point` is the
    length of its points, `spread` how far they stand apart, cm."""
    P = neck_loop(g)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    n = 121
    t = np.linspace(0, d[-1], n)
    P = np.stack([np.interp(t, d, P[:, k]) for k in range(3)], 1)
    P = gaussian_filter1d(P, 3, axis=0, mode='nearest')
    c = P.mean(0)
    s = np.linspace(-1, 1, n)
    back = 1 - np.abs(s)  # 0 front .. 1 back
    o = P - c
    o[:, 2] = 0
    o /= np.linalg.norm(o, axis=1, keepdims=True)
    wq = np.clip((np.abs(s) - 0.88) / 0.12, 0, 1) ** 1.5
    P[:, 0] = P[:, 0] * (1 - wq) + (0.55 * np.sign(s)) * wq
    P[:, 1] -= np.where(s < 0, 0.25, 0) * wq
    up = np.array([0, 0, 1.0])
    hs = stand * (0.78 + 0.22 * np.minimum(1, back * 2.2))
    rows = [P + o * 0.15 - up * 0.35]
    for k in np.linspace(0.25, 1, 4):
        rows.append(P - o * (0.55 * k)[...,] + up * (hs * k)[:, None])
    top = rows[-1]
    rows.append(top + o * 0.30 + up * 0.22)
    rows.append(top + o * 0.72 + up * 0.02)
    # lower edge of the leaf
    low = P + o * (2.0 + 0 * back)[:, None] - up * (1.5 + 0.3 * (1 - back))[:, None]
    f = np.clip((np.abs(s) - 0.55) / 0.45, 0, 1)
    f = f**0.95
    sg = -np.sign(s)  # right side first (s=-1): +x
    tip = np.c_[sg * spread, np.full(n, P[0, 1] - 2.0), np.full(n, P[0, 2] - point + 1.6)]
    low = low * (1 - f[:, None]) + tip * f[:, None]
    a = rows[-1]
    for k in np.linspace(0.2, 1, 6):
        r = a * (1 - k) + low * k + o * (0.5 * np.sin(k * np.pi))
        rows.append(r)
    R = np.array(rows)
    out = np.zeros(3)

    m = len(rows)
    for i in range(6, m):
        for j in range(n):
            q = R[i, j]
            for _ in range(4):
                dd = sdf(q[0], q[1], q[2], body[0], body[1], out)
                need = 1.15 + 0.25 * (i == 6)
                if dd < need:
                    q += out * (need - dd) * 0.7
    for i in range(7, m):
        R[i] = gaussian_filter1d(R[i], 2.0, axis=0, mode='nearest')
    R[6:] = gaussian_filter1d(R[6:], 0.7, axis=0, mode='nearest')
    for e, e1 in ((0, 1), (n - 1, n - 2)):  # blunt tips
        R[-1, e] = 0.34 * R[-1, e] + 0.33 * R[-2, e] + 0.33 * R[-1, e1]
        R[-1, e1] = 0.8 * R[-1, e1] + 0.2 * R[-2, e1]
    # uv: along, across (cm) on the pseudo panel
    L = np.linspace(-d[-1] / 2, d[-1] / 2, n)
    acc = np.r_[0, np.cumsum(np.linalg.norm(np.diff(R[:, n // 2], axis=0), axis=1))]
    acc = acc / acc[-1] * 11
    uv = np.array([[(l, -a_) for l in L] for a_ in acc]).reshape(-1, 2)
    X = R.reshape(-1, 3)
    F = []
    for i in range(m - 1):
        for j in range(n - 1):
            q = i * n + j
            F.append((q, q + n, q + n + 1, q + 1))
    return dict(x=X, f=np.array(F), uv=uv, panel=panel, id=panel, thick=0.16, sub=1)


def stand_collar(g, panel, height=4.5, lean=0.25, thick=0.4, body=None, gap=0.0, fold=False, bulge=0.0):
    """upright band on the neckline; front ends meet (gap 0)"""
    P = neck_loop(g)
    P = rs(P, 121)
    P = gaussian_filter1d(P, 3, axis=0, mode='nearest')
    n = len(P)
    L = np.linalg.norm(np.diff(P, axis=0), axis=1).sum()
    c = P.mean(0)
    s = np.linspace(-1, 1, n)
    o = P - c
    o[:, 2] = 0
    o /= np.linalg.norm(o, axis=1, keepdims=True)
    w = np.clip((np.abs(s) - 0.88) / 0.12, 0, 1) ** 1.5
    P[:, 0] = P[:, 0] * (1 - w) + gap * np.sign(-s) * w * -1 * (-1)
    rows = []
    kk = np.linspace(-0.08, 1, 9)
    back = 1 - np.abs(s)
    for k in kk:
        rows.append(
            P
            - o * (lean * height * k)[...,]
            + np.array([0, 0, 1.0]) * (height * k * (0.86 + 0.14 * np.minimum(1, back * 2)))[:, None]
            + o * (bulge * np.sin(np.pi * min(1, max(0, k))))
            + np.array([0, -0.35, 0]) * (1 - k) * (back < 0.35)[:, None]
        )
    R = np.array(rows)
    uv = np.array(
        [[(l, -height * (1 - k)) for l in np.linspace(-L / 2, L / 2, n)] for k in np.clip(kk, 0, 1)]
    ).reshape(-1, 2)
    F = [
        (i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j)
        for i in range(len(rows) - 1)
        for j in range(n - 1)
    ]
    return dict(x=R.reshape(-1, 3), f=np.array(F), uv=uv, panel=panel, id=panel, thick=thick, sub=1)
