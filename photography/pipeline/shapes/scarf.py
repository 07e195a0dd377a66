"""The scarf."""

import numpy as np

from still_life import WOOL, smooth_step
from surfaces import Surface, finish, still
from trims import inward_off, tube


def make_scarf():
    """Hangs over a peg: gathered above, two tails that open downwards."""
    u = np.linspace(-0.5, 0.5, 81)

    def tail(t, u, sign):
        down = smooth_step(t)
        width = 10.5 + 8.5 * down
        phase = 0.8 if sign < 0 else 2.4
        fold = np.sin(2 * np.pi * (1.7 * u + 0.12 * t) + phase) * (1.5 - 0.7 * t) + np.sin(
            2 * np.pi * (3.3 * u - 0.1 * t) + phase * 2
        ) * (0.62 - 0.25 * t)
        return width * u + 1.3 * np.sin(t * 1.8 + phase) * t, fold

    front, back, peg = 56.0, 63.0, 2.3
    path = np.r_[
        np.c_[np.full(90, -peg), np.linspace(0, front, 90)],
        [(-peg * np.cos(a), front + peg * np.sin(a)) for a in np.linspace(0, np.pi, 14)[1:-1]],
        np.c_[np.full(100, peg), np.linspace(front, front - back, 100)],
    ]
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(path, axis=0).T))]
    points = np.zeros((len(path), len(u), 3))
    for k, (y, z) in enumerate(path):
        low = 1 - z / front
        x_f, f_f = tail(np.clip(low, 0, 1.15), u, -1)
        x_b, f_b = tail(np.clip(low, 0, 1.15), u, 1)
        w = smooth_step((y / peg + 1) / 2)
        x, f = x_f * (1 - w) + (x_b + 2.4 * np.clip(low, 0, 1.2)) * w, f_f * (1 - w) + f_b * w
        points[k] = np.c_[
            x,
            y * (1 + 0.9 * np.clip(low * 3, 0, 1)) + f * 0.55,
            np.full(len(u), z + 60) + 0.5 * np.cos(2 * np.pi * u) * (low > 0.9),
        ]
    uv = np.stack(np.broadcast_arrays(u[None, :] * 27, along[:, None]), axis=2)
    g = still([Surface('scarf', points, uv)])

    def details(D, g):
        p = g.panels[0]
        for tag in ('left', 'right'):
            D.line(0, inward_off(p.uv[p.tags[tag]], 0.5, p), 0.2, 0.5)

    def extras(g, D):
        rng = np.random.default_rng(7)
        parts = []
        for tag, length in (('bottom', 6.5), ('top', 6.0)):
            ids = g.inv[g.panels[0].tags[tag] + g.off[0]]
            edge = g.x[ids]
            for k in np.linspace(0, len(edge) - 1, 38):
                j = int(k)
                s = edge[j] + (edge[min(j + 1, len(edge) - 1)] - edge[j]) * (k - j)
                a, b = rng.uniform(-0.5, 0.5), rng.uniform(-0.35, 0.35)
                q = np.linspace(0, 1, 8)
                strand = np.c_[s[0] + a * q**1.4, s[1] + b * q, s[2] + 0.3 - (length + rng.uniform(-0.5, 0.4)) * q]
                parts.append(tube(strand, 0.19, 22, m=6))
        return parts

    return finish(
        g,
        details,
        dict(WOOL, tile='plain', tile_cm=2.6, tile_depth=0.06, crumple=0.03, close=(0, -3, 92, 30)),
        extras=extras,
    )


MAKE = {
    'scarf': make_scarf,
}
