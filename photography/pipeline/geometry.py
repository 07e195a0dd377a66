"""Curves and outlines in the plane, cm."""

import numpy as np


def bez(p0, p1, p2, p3, n=40):
    """A cubic Bézier curve."""
    t = np.linspace(0, 1, n)[:, None]
    p0, p1, p2, p3 = map(np.asarray, (p0, p1, p2, p3))
    return (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t**3 * p3


def quad(p0, p1, p2, n=40):
    """A quadratic Bézier curve."""
    t = np.linspace(0, 1, n)[:, None]
    p0, p1, p2 = map(np.asarray, (p0, p1, p2))
    return (1 - t) ** 2 * p0 + 2 * (1 - t) * t * p1 + t * t * p2


def line(*pts):
    """Straight lines through points."""
    return np.array(pts, float)


def resample(pl, h, n=None):
    """A polyline with even steps of about `h`, or with `n` steps."""
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pl, axis=0), axis=1))]
    if n is None:
        n = max(1, int(round(d[-1] / h)))
    s = np.linspace(0, d[-1], n + 1)
    return np.c_[np.interp(s, d, pl[:, 0]), np.interp(s, d, pl[:, 1])]


def mirror_half(half):
    """half: list of (tag, polyline) running down the x>=0 side from the centre
    line to the centre line.  Returns the closed outline, left tags get '_L'."""
    half = [(s[0], np.asarray(s[1], float), s[2] if len(s) > 2 else None) for s in half]
    out = list(half)
    for t, p, n in reversed(half):
        q = p[::-1].copy()
        q[:, 0] *= -1
        out.append((t + '_L', q, n))
    return out


def inside(poly, pts):
    """Which points lie inside a closed polygon."""
    x, y = pts[:, 0], pts[:, 1]
    r = np.zeros(len(pts), bool)
    j = len(poly) - 1
    for i in range(len(poly)):
        xi, yi = poly[i]
        xj, yj = poly[j]
        c = (yi > y) != (yj > y)
        with np.errstate(divide='ignore', invalid='ignore'):
            xx = (xj - xi) * (y - yi) / (yj - yi) + xi
        r ^= c & (x < xx)
        j = i
    return r


def seg_dist(poly, pts, closed=True):
    """distance from pts to polyline"""
    a = poly
    b = np.roll(poly, -1, 0)
    if not closed:
        a, b = a[:-1], b[:-1]
    best = np.full(len(pts), 1e9)
    for i in range(len(a)):
        d = b[i] - a[i]
        L = d @ d + 1e-12
        t = np.clip(((pts - a[i]) @ d) / L, 0, 1)
        best = np.minimum(best, np.linalg.norm(pts - (a[i] + t[:, None] * d), axis=1))
    return best
