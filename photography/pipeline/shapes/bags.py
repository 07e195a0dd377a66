"""The tote and the backpack."""

import numpy as np

from geometry import bez, line
from still_life import COTTON, smooth_step
from surfaces import finish, pillow, ribbon, still
from trims import tube


def make_tote():
    """A flat canvas bag with two handles."""
    w, z = 19.0, 37.0
    edge = np.r_[
        line((w, z), (w - 0.6, 1.6)),
        bez((w - 0.6, 1.6), (w - 0.7, 0.3), (w - 1.4, 0), (w - 2.6, 0))[1:],
        line((w - 2.6, 0), (-w + 2.6, 0))[1:],
        bez((-w + 2.6, 0), (-w + 1.4, 0), (-w + 0.7, 0.3), (-w + 0.6, 1.6))[1:],
        line((-w + 0.6, 1.6), (-w, z))[1:],
    ]
    rng = np.random.default_rng(6)
    waves = [(rng.normal(0, 0.11, 2), rng.uniform(0, 6.28)) for _ in range(9)]
    relief = (
        lambda uv: sum(np.sin(uv @ k + p) for k, p in waves) * 0.16
        + 0.5 * np.sin(uv[:, 0] * 0.17) * (uv[:, 1] / z) ** 2
    )
    count = int(round(np.linalg.norm(np.diff(edge, axis=0), axis=1).sum() / 0.8))
    panels = []
    for side in (-1, 1):
        p = pillow(
            'front' if side < 0 else 'back',
            [('edge', edge[::-1], count), ('top', line((w, z), (-w, z)), 48)],
            0.8,
            7.0,
            side,
            0.5,
            seed=3,
            relief=relief,
        )
        # the mouth: open, only the corners meet
        up = smooth_step((p.uv[:, 1] - 22) / 15)
        open_ = 1.7 * (1 - (np.abs(p.uv[:, 0]) / w) ** 4).clip(0)
        p.pos0[:, 1] = p.pos0[:, 1] * (1 - up) + side * open_ * up
        panels.append(p)
    straps = []
    for side in (-1, 1):
        t = np.linspace(0, np.pi, 70)
        path = np.c_[
            7.2 * np.cos(t) * (1 - 0.12 * np.sin(t)),
            np.full(70, side * 1.9) + side * (0.5 * np.sin(t)),
            z + 20.5 * np.sin(t) ** 0.8,
        ]
        foot = lambda s: np.c_[np.full(9, s * 7.2), np.full(9, side * 1.95), np.linspace(z - 4.2, z, 9)][:-1]
        path = np.r_[foot(1), path, foot(-1)[::-1]]
        tangent = np.gradient(path, axis=0)
        across = np.cross(tangent, np.tile([0, -1.0, 0], (len(path), 1)))
        strap = ribbon('strap', path, across, 2.6)
        straps.append(strap)
    g = still(panels + straps, [(0, 'edge', 1, 'edge')])

    def details(D, g):
        for i in (0, 1):
            D.seam(i, 'edge', 0.3)
            D.hem(i, 'top', (2.4, 2.8))
            for s in (-1, 1):
                x = s * 7.2
                box = np.array([(x - 1.1, z - 3.9), (x + 1.1, z - 3.9), (x + 1.1, z - 0.6), (x - 1.1, z - 0.6)])
                D.line(i, np.r_[box, box[:1]], 0.16, 0.5)
        for i in (2, 3):
            y1 = g.panels[i].uv[:, 1].max()
            for x in (-1.05, 1.05):
                D.stitch(i, line((x, 0.2), (x, y1 - 0.2)))
            for y in (0.3, 3.6, y1 - 0.3, y1 - 3.6):
                D.stitch(i, line((-1.0, y), (1.0, y)))
            for a, b in (
                ((-1, 0.3), (1, 3.6)),
                ((1, 0.3), (-1, 3.6)),
                ((-1, y1 - 0.3), (1, y1 - 3.6)),
                ((1, y1 - 0.3), (-1, y1 - 3.6)),
            ):
                D.stitch(i, line(a, b))
            D.mask(i, g.panels[i].boundary, '#f00')

    return finish(
        g, details, dict(COTTON, tile_cm=2.6, tile_depth=0.03, thick=0.18, crumple=0.07, close=(4, -6, 34, 26))
    )


def rounded(w, z0, z1, r):
    """A rectangle with round corners, closed, anticlockwise from the right."""
    arc = lambda cx, cz, a: np.array(
        [(cx + r * np.cos(t), cz + r * np.sin(t)) for t in np.radians(np.linspace(a, a + 90, 14))]
    )
    return np.r_[arc(w - r, z1 - r, 0), arc(-w + r, z1 - r, 90), arc(-w + r, z0 + r, 180), arc(w - r, z0 + r, 270)]


def make_backpack():
    """A rounded backpack with a front pocket and two straps."""
    outer = rounded(14.5, 0, 43, 7.5)
    count = int(round(np.linalg.norm(np.diff(np.r_[outer, outer[:1]], axis=0), axis=1).sum() / 0.85))
    closed = lambda ring: [('edge', np.r_[ring, ring[:1]], None)]
    rng = np.random.default_rng(8)
    waves = [(rng.normal(0, 0.16, 2), rng.uniform(0, 6.28)) for _ in range(9)]
    relief = lambda uv: sum(np.sin(uv @ k + p) for k, p in waves) * 0.14
    half = lambda name, ring, edge, side, thick, seed: pillow(
        name, [('edge', np.r_[ring, ring[:1]], count)], 0.85, edge, side, thick, seed, relief
    )
    front = half('front', outer, 5.2, -1, 1.35, 2)
    back = half('back', outer, 3.0, 1, 0.8, 3)
    pocket = pillow('pocket', closed(rounded(11.2, 2.4, 19.5, 4.2)), 0.7, 2.6, -1, 1.0, 4, relief)
    pocket.pos0 = pocket.pos0 + (0, -6.7, 0)
    straps = []
    for s in (-1, 1):
        t = np.linspace(0, 1, 60)
        path = np.c_[s * (4.2 + 5.6 * smooth_step(t)), 2.6 + 6.0 * np.sin(t * np.pi) ** 0.8, 40.5 - 35 * t]
        across = np.tile([1.0, 0, 0], (60, 1)) + np.c_[np.zeros((60, 2)), s * 0.25 * np.sin(t * np.pi)]
        strap = ribbon('strap', path, -across, 5.2 - 2.6 * smooth_step((t - 0.55) / 0.2))
        straps.append(strap)
    t = np.linspace(0, np.pi, 40)
    bow = np.c_[4.0 * np.cos(t), np.full(40, 1.6), 41.6 + 4.8 * np.sin(t) ** 0.75]
    grip = ribbon('grip', bow, np.c_[np.cos(t), np.full(40, 0.5), np.sin(t)], 2.0)
    g = still([front, back, pocket] + straps + [grip], [(0, 'edge', 1, 'edge')])

    def zip_along(D, i, ring):
        D.add('h', i, ring, '#fff', width=1.5, op=0.35)
        D.add('h', i, ring, '#000', width=0.9, op=0.6)
        D.add('h', i, ring, '#fff', width=0.62, dash='.2 .14', op=0.95)
        D.add('m', i, ring, '#00f', width=0.66)

    def details(D, g):
        D.seam(0, 'edge', 0.5)
        D.seam(1, 'edge', 0.5)
        D.seam(2, 'edge', 0.4)
        inner = rounded(12.6, 1.9, 41.1, 6.2)
        zip_along(
            D,
            0,
            inner[(inner[:, 1] > 17)][
                np.argsort(np.arctan2(inner[inner[:, 1] > 17][:, 1] - 17, inner[inner[:, 1] > 17][:, 0]))
            ],
        )
        zip_along(D, 2, line((-9.4, 16.6), (9.4, 16.6)))
        D.stitch(0, line((-11, 24.6), (11, 24.6)))
        patch = np.array([(-2.6, 29), (2.6, 29), (2.6, 33), (-2.6, 33)])
        D.raise_(0, patch, op=0.7)
        D.line(0, np.r_[patch, patch[:1]], 0.2)
        D.stitch(0, np.r_[(patch - patch.mean(0)) * 0.86 + patch.mean(0)][[0, 1, 2, 3, 0]])
        D.mask(0, patch, '#f00')
        for i in (3, 4):
            y1 = g.panels[i].uv[:, 1].max()
            for x in (-2.1, 2.1):
                D.stitch(i, line((x, 0.4), (x, y1 * 0.55)))
        for x in (-0.9, 0.9):
            D.stitch(5, line((x, 0.2), (x, g.panels[5].uv[:, 1].max() - 0.2)))

    def extras(g, D):
        parts = []
        for x, z, y in ((9.2, 16.6, -9.4), (11.6, 24.0, -5.6)):
            parts.append(
                tube(np.array([(x, y, z), (x + 0.1, y - 0.2, z - 1.0), (x + 0.1, y - 0.2, z - 2.6)]), 0.28, 21)
            )
        return parts

    return finish(
        g,
        details,
        dict(
            COTTON,
            tile='plain',
            tile_cm=1.3,
            tile_depth=0.02,
            thick=0.25,
            crumple=0.05,
            rough=0.55,
            close=(2, -8, 17, 30),
        ),
        extras=extras,
    )


MAKE = {
    'tote': make_tote,
    'backpack': make_backpack,
}
