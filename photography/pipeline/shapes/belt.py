"""The belt."""

import numpy as np

from geometry import line
from surfaces import finish, ribbon, still, turned
from trims import tube


def make_belt():
    """Rolled up and standing, the buckle in front, seen from a little above."""
    width, turns = 3.4, 2.5
    a = np.linspace(0, turns * 2 * np.pi, 420)
    r = 6.6 - 0.62 * a / (2 * np.pi)
    start = -0.42
    ring = np.c_[r * np.sin(a + start), -r * np.cos(a + start), np.zeros(len(a))]
    lead = np.linspace(5.2, 0, 22)[:-1, None]
    tangent = ring[0] - ring[1]
    tangent /= np.linalg.norm(tangent)
    path = np.r_[ring[0] + tangent * lead + np.array([0, -0.06, 0]) * lead**1.2, ring]
    up = np.tile([0, 0, 1.0], (len(path), 1))
    strip = ribbon('belt', path, up, width)
    # seen from outside the strip runs to the left: turn the first coordinate round
    tilt = lambda q: turned(q, 24, 0)
    strip.pos0 = tilt(strip.pos0)
    strip.tri = strip.tri[:, ::-1]
    g = still([strip])

    def details(D, g):
        uv = g.panels[0].uv
        x, y1 = uv[:, 0].max(), uv[:, 1].max()
        for s in (-1, 1):
            D.stitch(0, line((s * (x - 0.32), 0.4), (s * (x - 0.32), y1 - 0.4)), '.32 .16', 0.1)
        D.line(0, [(-x, 4.6), (x, 4.6)], 0.2, 0.6)

    def extras(g, D):
        # the buckle: a frame with a bar, and the tongue laid over it
        at = path[0]
        out = np.cross(tangent, [0, 0, 1.0])
        frame = []
        for t in np.linspace(0, 2 * np.pi, 49):
            x = np.sign(np.cos(t)) * abs(np.cos(t)) ** 0.38 * 1.9
            z = np.sign(np.sin(t)) * abs(np.sin(t)) ** 0.38 * 2.5
            frame.append(at + tangent * (x + 1.2) + np.array([0, 0, z]) + out * 0.1)
        tongue = [
            at + tangent * (-0.5 + 3.7 * q) + out * (0.55 * np.sin(q * np.pi) + 0.35) for q in np.linspace(0, 1, 14)
        ]
        bar = [at + tangent * -0.55 + np.array([0, 0, z]) + out * 0.2 for z in np.linspace(-2.3, 2.3, 9)]
        parts = [tube(tilt(np.array(q)), w, 21, m=12) for q, w in ((frame, 0.34), (tongue, 0.24), (bar, 0.26))]
        # the loop that keeps the end
        k = 40
        loop = ring[k]
        t2 = ring[k + 1] - ring[k - 1]
        t2 /= np.linalg.norm(t2)
        o2 = np.cross([0, 0, 1.0], t2)
        strip_ = np.array(
            [
                [
                    loop + t2 * w + o2 * (-0.32) + np.array([0, 0, z])
                    for z in np.linspace(-width / 2 - 0.22, width / 2 + 0.22, 9)
                ]
                for w in (-0.55, -0.2, 0.2, 0.55)
            ]
        )
        n = strip_.shape[1]
        f = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(3) for j in range(n - 1)]
        uv = np.array([[(z * 0.6, 8 + w) for z in np.linspace(-2, 2, 9)] for w in (-0.55, -0.2, 0.2, 0.55)]).reshape(
            -1, 2
        )
        parts.append(dict(x=tilt(strip_.reshape(-1, 3)), f=np.array(f), uv=uv, panel=0, id=0, thick=0.2, sub=1))
        return parts

    return finish(
        g,
        details,
        dict(
            tile='fleece',
            tile_cm=2.0,
            tile_depth=0.02,
            thick=0.34,
            detail_cm=0.2,
            uneven=0.02,
            rough=0.45,
            close=(-2, -7, 0, 13),
            close_az=-8,
        ),
        extras=extras,
    )


MAKE = {
    'belt': make_belt,
}
