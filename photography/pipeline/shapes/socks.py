"""Socks."""

import numpy as np

from geometry import bez
from still_life import WOOL, ribs
from surfaces import finish, soft_noise, still, sweep


def make_socks():
    """A pair of socks, laid flat."""
    leg = np.c_[np.zeros(46), np.linspace(31, 11.8, 46)]
    arc = np.array([(-9 + 9 * np.cos(a), 11.8 - 9 * np.sin(a)) for a in np.linspace(0, np.pi / 2, 30)])[1:]
    foot = np.c_[-9 - 12.6 * np.sin(np.linspace(0, 1.5, 48)[1:]), np.full(47, 2.8)]
    flat = np.r_[leg, arc, foot]
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(flat, axis=0).T))]
    bend = along[45] + (along[74] - along[45]) * 0.5
    end = along[-1]
    heel = np.exp(-(((along - bend) / 3.8) ** 2))
    toe = np.sqrt(np.clip(1 - np.clip((along - (end - 4.4)) / 4.4, 0, 1) ** 2.2, 0, 1))
    ball = np.exp(-(((along - (end - 8)) / 5) ** 2))
    wide = (
        4.3
        + 0.3 * np.exp(-along / 6)
        - 0.3 * np.exp(-(((along - 13) / 6) ** 2))
        + 0.7 * heel
        - 0.35 * np.exp(-(((along - (bend + 9)) / 4) ** 2))
        + 0.12 * ball
    ) * np.maximum(toe, 0.002)
    deep = (0.95 + 0.45 * heel) * np.maximum(toe**0.8, 0.002)

    # the path runs upwards, from the toe to the cuff, so that the seam lies behind
    flat, wide, deep, heel, toe = (q[::-1] for q in (flat, wide, deep, heel, toe))

    def sock(name, shift, seed):
        ripple = (soft_noise((len(flat), 49), (3.2, 4), seed) * toe[:, None])[..., None] * np.array([0, 0.1, 0])
        side = np.zeros((len(flat), 3))
        tangent = np.gradient(flat, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
        side[:, 0], side[:, 2] = tangent[:, 1], -tangent[:, 0]
        # the heel stands out behind: the middle of the section moves outwards at the bend
        path = np.c_[flat[:, 0], np.zeros(len(flat)), flat[:, 1]] + side * (1.1 * heel)[:, None]
        s = sweep(name, path, side, wide, deep, roundness=0.94)
        s.pos0 = s.pos0 + ripple.reshape(-1, 3) + shift
        return s

    near, far = sock('near', (0, 0, 0), 3), sock('far', (6.4, 3.4, 3.0), 8)
    g = still([near, far], [(0, 'left', 0, 'right'), (1, 'left', 1, 'right')])

    def details(D, g):
        for i in (0, 1):
            x1 = g.panels[i].uv[:, 0].max()
            top = g.panels[i].uv[:, 1].max()
            ribs(D, i, -x1, x1, top - 26, top, 0.5, 0.3)
            ribs(D, i, -x1, x1, top - 5.6, top + 0.5, 0.5, 0.5)
            D.mask(i, [(-x1, top - 5.4), (x1, top - 5.4), (x1, top + 1), (-x1, top + 1)], '#f00')
            D.line(i, [(-x1, top - 5.5), (x1, top - 5.5)], 0.2, 0.5)
            D.mask(i, [(-x1, -1), (x1, -1), (x1, 5), (-x1, 5)], '#f00')
            D.line(i, [(-x1, 5), (x1, 5)], 0.22, 0.7)
            turn = top - bend
            wedge = np.r_[
                bez((x1 * 0.5, turn - 6.4), (x1 * 0.16, turn - 2), (x1 * 0.16, turn + 2), (x1 * 0.5, turn + 6.4)),
                bez((x1 * 0.5, turn + 6.4), (x1 * 0.84, turn + 2), (x1 * 0.84, turn - 2), (x1 * 0.5, turn - 6.4)),
            ]
            D.mask(i, wedge, '#f00')
            D.line(i, wedge, 0.2, 0.6)

    return finish(
        g,
        details,
        dict(WOOL, tile='jersey', tile_cm=1.7, tile_depth=0.03, thick=0.16, detail_cm=0.2, close=(-1, -2, 19, 19)),
    )


MAKE = {
    'socks': make_socks,
}
