"""Gloves."""

import numpy as np
from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

from geometry import line
from still_life import WOOL, ribs, smooth_step
from surfaces import finish, pillow, still, turned


def hand_outline():
    """A knitted glove laid flat, thumb to the right: the edge from the cuff round the fingers, and the cuff's end."""

    palm = Polygon([(-4.0, 0), (4.0, 0), (4.2, 7), (4.4, 13), (-4.3, 13), (-4.2, 7)])
    fingers = [
        ((-3.2, 11), (-3.9, 18.2), 1.02),
        ((-1.1, 12), (-1.45, 20.4), 1.1),
        ((1.1, 12), (1.15, 20.9), 1.12),
        ((3.2, 11.5), (3.7, 19.4), 1.06),
    ]
    parts = (
        [palm]
        + [LineString([a, b]).buffer(r) for a, b, r in fingers]
        + [LineString([(2.4, 5.4), (5.0, 9.2), (5.9, 13.6)]).buffer(1.35)]
    )
    hand = unary_union(parts).buffer(-0.12).buffer(0.24).buffer(-0.12)
    ring = np.array(hand.exterior.coords)[:-1]
    if not hand.exterior.is_ccw:
        ring = ring[::-1]
    low = ring[:, 1] < 0.05
    start = [k for k in range(len(ring)) if low[k] and not low[(k + 1) % len(ring)]][0]
    ring = np.roll(ring, -start, 0)
    n = int((~(ring[:, 1] < 0.05)).sum()) + 1
    edge = np.r_[ring[:n], [ring[n % len(ring)]]]
    return edge


def make_gloves():
    """A pair of knitted gloves, laid flat."""
    edge = hand_outline()
    h = 0.42
    count = int(round(np.linalg.norm(np.diff(edge, axis=0), axis=1).sum() / h))
    surfaces = []
    for mirror, shift, turn, name in ((1, (-8.6, 0, 0), 6, 'left'), (-1, (8.6, 0, 0.8), -6, 'right')):
        pl = edge * [mirror, 1]
        cuff = line(pl[-1], pl[0])
        outline = [('edge', pl, count), ('cuff', cuff, 20)]
        if mirror < 0:
            outline = [('edge', pl[::-1], count), ('cuff', line(pl[0], pl[-1]), 20)]
        for side in (-1, 1):
            p = pillow(name + ('front' if side < 0 else 'back'), outline, h, 1.7, side, 0.72, seed=2)
            flat = p.pos0.copy()
            cuffed = smooth_step(1 - flat[:, 2] / 4.5)
            flat[:, 1] += side * 0.5 * cuffed * (1 - (flat[:, 0] / 4.05).clip(-1, 1) ** 4)
            p.pos0 = turned(flat, turn, 1) + shift
            surfaces.append(p)
    g = still(surfaces, [(0, 'edge', 1, 'edge'), (2, 'edge', 3, 'edge')])

    def details(D, g):
        for i in range(4):
            ribs(D, i, -4.6, 4.6, -0.5, 6.2, 0.5, 0.55)
            D.mask(i, [(-5.2, -0.5), (5.2, -0.5), (5.2, 6.2), (-5.2, 6.2)], '#f00')
            s = 1 if i < 2 else -1
            for x in (-2.3, -0.1, 2.15):
                D.line(i, [(s * x, 12.6), (s * x, 14.2)], 0.25, 0.5)

    return finish(
        g, details, dict(WOOL, tile_cm=1.6, tile_depth=0.06, thick=0.18, detail_cm=0.24, close=(-6, -2, 10, 17))
    )


MAKE = {
    'gloves': make_gloves,
}
