"""What gives cloth its folds and its place before it is draped: wrapping, uneven ease, tethers, calm seams."""

import numpy as np


def wrap_pos(p, sgn, prof, aspect=1.5, cx=0.0):
    """panel wrapped on half an ellipse (sgn -1 front, +1 back) whose half perimeter is the panel width"""
    z = p.uv[:, 1]
    pr = np.array(sorted(prof))
    w = np.interp(z, pr[:, 0], pr[:, 1])
    # ellipse a, b=a/aspect with half perimeter 2w
    a1, b1 = 1.0, 1 / aspect
    per = np.pi * (3 * (a1 + b1) - np.sqrt((3 * a1 + b1) * (a1 + 3 * b1))) / 2
    A = 2 * w / per
    th = np.clip((p.uv[:, 0] - cx) / w, -1, 1) * np.pi / 2
    return np.c_[cx + A * np.sin(th), sgn * A / aspect * np.cos(th), z]


def smooth_noise(xy, scale, seed, n=40):
    """Soft noise over points in the plane; `scale` is the length of its waves, cm."""
    r = np.random.default_rng(seed)
    o = np.zeros(len(xy))
    for i in range(n):
        k = r.normal(0, 1 / scale, 2) * 2
        o += np.sin(xy @ k + r.uniform(0, 6.28))
    return o / np.sqrt(n / 2)


def ease_zones(g, sc, zones, mirror=True):
    """extra length in chosen places and directions, so that cloth has something to fold.
    zone = (panel ids or None, x, y, rx, ry, direction in degrees (along which length is added), amount)"""
    a, b = g.suv[g.edges[:, 0]], g.suv[g.edges[:, 1]]
    m = (a + b) / 2
    ev = b - a
    L = np.linalg.norm(ev, axis=1) + 1e-9
    pid = g.spid[g.edges[:, 0]]
    same = (pid == g.spid[g.edges[:, 1]]) & (L < 4)
    for ids, x, y, rx, ry, ang, amt in zones:
        for s in (1, -1) if mirror else (1,):
            k = same.copy()
            if ids is not None:
                k &= np.isin(pid, ids)
            d = np.array([np.cos(np.radians(ang)) * s, np.sin(np.radians(ang))])
            w = np.exp(-(((m[:, 0] - s * x) / rx) ** 2) - ((m[:, 1] - y) / ry) ** 2)
            sc += np.where(k, amt * w * ((ev @ d) / L) ** 2, 0)
    return sc


def tether(g, k=4000, axis=2, f0=6):
    """holds every point near the height it was laid out at: added length must fold instead of sagging"""
    z0 = g.x[:, axis].copy()

    def force(f, x):
        a = np.zeros_like(x)
        if f >= f0:
            a[:, axis] = k * (z0 - x[:, axis])
        return a

    return force


def calm_seams(g, tags, it=6):
    """during the last frames seams are drawn straight along their length: no zigzag at side and centre seams"""
    ch = [g.inv[p.tags[t] + g.off[i]] for i, p in enumerate(g.panels) for t in tags if t in p.tags]

    def hook(f, frames, x, v, g_):
        if f < frames - 5:
            return
        for ids in ch:
            y = x[ids]
            for _ in range(it):
                y[1:-1] += 0.5 * ((y[:-2] + y[2:]) / 2 - y[1:-1])
            k = g.w[ids] > 0
            x[ids[k]] = y[k]

    return hook


def rs(pl, n):
    """A polyline with `n` even points."""
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pl, axis=0), axis=1))]
    s = np.linspace(0, d[-1], n)
    return np.stack([np.interp(s, d, pl[:, k]) for k in range(pl.shape[1])], 1)
