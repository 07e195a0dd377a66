"""Buttons, cords, zips and belts: solid parts that lie on the cloth."""

import numpy as np

from atlas import inward_offset
from geometry import line


def inward_off(pl, d, p):
    """A line at a distance inside a panel’s edge."""
    return inward_offset(np.asarray(pl), d, p.boundary)


def surf_point(g, panel, xy):
    """world position + outward normal of a pattern point"""
    p = g.panels[panel]
    T = p.tri
    uv = p.uv
    a, b, c = uv[T[:, 0]], uv[T[:, 1]], uv[T[:, 2]]
    den = (b[:, 1] - c[:, 1]) * (a[:, 0] - c[:, 0]) + (c[:, 0] - b[:, 0]) * (a[:, 1] - c[:, 1])
    l1 = ((b[:, 1] - c[:, 1]) * (xy[0] - c[:, 0]) + (c[:, 0] - b[:, 0]) * (xy[1] - c[:, 1])) / den
    l2 = ((c[:, 1] - a[:, 1]) * (xy[0] - c[:, 0]) + (a[:, 0] - c[:, 0]) * (xy[1] - c[:, 1])) / den
    k = np.argmax(np.minimum(np.minimum(l1, l2), 1 - l1 - l2))
    w = np.array([l1[k], l2[k], 1 - l1[k] - l2[k]])
    vi = g.inv[T[k] + g.off[panel]]
    P = w @ g.x[vi]
    n = np.cross(g.x[vi[1]] - g.x[vi[0]], g.x[vi[2]] - g.x[vi[0]])
    if getattr(p, 'flip', False):
        n = -n
    return P, n / np.linalg.norm(n)


def button(g, panel, xy, r, hgt, pid, metal=False, holes=4):
    """A button on a place of a panel: radius and height in cm."""
    P, n = surf_point(g, panel, xy)
    u = np.cross(n, [0, 0, 1.0])
    u /= np.linalg.norm(u)
    v = np.cross(n, u)
    prof = (
        [(0, 0.7), (0.55, 0.7), (0.68, 1.0), (0.9, 1.0), (1.0, 0.7), (1.0, 0)]
        if not metal
        else [(0, 1.0), (0.5, 0.95), (0.62, 0.75), (0.8, 0.8), (1.0, 0.45), (1.0, 0)]
    )
    m = 20
    V = [P + n * (prof[0][1] * hgt)]
    Fc = []
    for k, (a, b) in enumerate(prof[1:]):
        for j in range(m):
            t = 2 * np.pi * j / m
            V.append(P + (u * np.cos(t) + v * np.sin(t)) * a * r + n * b * hgt)
    for j in range(m):
        Fc.append((0, 1 + j, 1 + (j + 1) % m))
    for k in range(len(prof) - 2):
        for j in range(m):
            a, b = 1 + k * m + j, 1 + k * m + (j + 1) % m
            Fc += [(a, a + m, b + m), (a, b + m, b)]
    return dict(x=np.array(V), f=np.array(Fc), id=pid, thick=0, sub=0)


def tube(pts, r, pid, m=10):
    """A cord along points."""
    t = np.gradient(pts, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    V, Fc = [], []
    for p, d in zip(pts, t):
        u = np.cross(d, [0, 1.0, 0.01])
        u /= np.linalg.norm(u)
        v = np.cross(d, u)
        for j in range(m):
            V.append(p + r * (u * np.cos(2 * np.pi * j / m) + v * np.sin(2 * np.pi * j / m)))
    for k in range(len(pts) - 1):
        for j in range(m):
            a, b = k * m + j, k * m + (j + 1) % m
            Fc += [(a, b, b + m), (a, b + m, a + m)]
    for e in (0, len(pts) - 1):
        V.append(pts[e])
        c = len(V) - 1
        for j in range(m):
            Fc.append((c, e * m + (j + 1) % m, e * m + j) if e == 0 else (c, e * m + j, e * m + (j + 1) % m))
    return dict(x=np.array(V), f=np.array(Fc), id=pid, thick=0, sub=1)


class Flat:
    """A piece of cloth that is not draped but has a place on the sheet, such as a collar."""

    def __init__(self, name, w, h):
        self.name = name
        self.uv = np.array([(-w / 2, -h), (w / 2, -h), (w / 2, 0), (-w / 2, 0)], float)
        self.boundary = self.uv
        self.tags = {}


def button_line(g, P, x, z0, step, n, r=0.56):
    """Buttons one below the other."""
    return [button(g, 0, (x, z0 - q * step), r, 0.22, 20) for q in range(n)]


def drawcord(g, P, n=15, r=0.30, ln=1.2):
    """The two ends of a cord that hang from a waistband."""
    idx = g.meta['idx']
    parts = []
    z0 = P['wz'][0] - P['band'] * 0.5
    for s, q in ((1, 'FR'), (-1, 'FL')):
        pts = []
        for k in range(n):
            xy = (s * (1.9 + 0.5 * np.sin(k * 0.4 + s) + 0.05 * k), z0 - k * ln * (1 if s > 0 else 1.08))
            p, nn = surf_point(g, idx[q], xy)
            pts.append(p + nn * (0.55 if k else 0.1) + (0, -0.25 * min(1, k / 2), 0))
        pts = np.array(pts)
        parts.append(tube(pts, r, 20))
        parts.append(tube(np.array([pts[-1], pts[-1] + (0, 0, -0.8), pts[-1] + (0, 0, -1.5)]), r * 1.3, 21))
        parts.append(button(g, idx[q], (s * 1.9, z0), 0.5, 0.15, 21, metal=True))
    return parts


def zip_line(D, i, z0, z1, w=1.5):
    """The teeth and tapes of a zip, drawn on a panel."""
    D.raise_(i, [(-w, z0), (w, z0), (w, z1), (-w, z1)], op=0.30)
    for x in (-w, w):
        D.stitch(i, line((x, z0), (x, z1)))
    for x in (-0.62, 0.62):
        D.line(i, [(x, z0), (x, z1)], 0.16, 0.8)
    D.add('h', i, [(0, z0), (0, z1)], '#000', width=1.0, op=0.55)
    D.add('h', i, [(0, z0), (0, z1)], '#fff', width=0.72, dash='.2 .14', op=0.95)
    D.add('m', i, [(0, z0), (0, z1)], '#00f', width=0.74)


def zip_pull(g, xy, id=21):
    """The pull of a zip."""
    p, n = surf_point(g, 0, xy)
    q = p + n * 0.35
    return [
        button(g, 0, xy, 0.42, 0.3, id, metal=True),
        tube(np.array([q, q + (0, -0.12, -0.6), q + (0, -0.1, -1.3), q + (0, -0.05, -2.6)]), 0.17, id),
        tube(np.array([q + (0, -0.05, -2.3), q + (0, 0, -3.4)]), 0.30, id),
    ]


def buckled_belt(g, z):
    """the buckle of a cloth belt, and its end that hangs down"""
    p, n = surf_point(g, 0, (1.0, z))
    across = np.array([1.0, 0, 0])
    frame = []
    for t in np.linspace(0, 2 * np.pi, 45):
        c, s_ = np.cos(t), np.sin(t)
        frame.append(
            p
            + n * 0.75
            + across * (np.sign(c) * abs(c) ** 0.4 * 2.7)
            + np.array([0, 0, np.sign(s_) * abs(s_) ** 0.4 * 3.0])
        )
    parts = [tube(np.array(frame), 0.42, 20)]
    pts = []
    for k in range(22):
        t = k / 21
        q, nn = surf_point(g, 0, (5.2 + 3.2 * t, z - 0.4 - 17 * t))
        pts.append(q + nn * (1.1 + 0.35 * np.sin(t * 4)))
    pts = np.array(pts)
    w = np.array([2.1, -0.35, 0.35])
    V = np.r_[pts - w, pts + w]
    m = len(pts)
    f = np.array([(k, k + 1, k + 1 + m, k + m) for k in range(m - 1)])
    s_ = np.arange(m) * 0.85
    parts.append(
        dict(
            x=V,
            f=f,
            uv=np.r_[np.c_[np.full(m, 3.0), z - s_], np.c_[np.full(m, 7.2), z - s_]],
            panel=0,
            id=0,
            thick=0.3,
            sub=2,
        )
    )
    return parts
