"""The pleated skirt, which is not draped: pleats are laid as they are pressed."""

import numpy as np

from geometry import line
from surfaces import Surface, finish, soft_noise, still


def make_pleated_skirt():
    """knife pleats, pressed: made as they fall, not draped"""

    wz, length, pleats, band = 104.5, 66.0, 26, 3.4
    rows, per = 120, 14  # rows down, samples a pleat
    t = np.linspace(1, 0, rows)
    a = np.linspace(-np.pi, np.pi, pleats * per + 1)
    A0, B0, A1, B1 = 13.2, 9.3, 29.5, 20.5
    ease = 1 - t
    spread = ease**0.92
    A, B = (A0 + (A1 - A0) * spread)[:, None], (B0 + (B1 - B0) * spread)[:, None]
    sway = soft_noise((rows, len(a)), (26, per * 2.2), 5) * 0.022 * ease[:, None]
    ph = (a / (2 * np.pi) * pleats) % 1.0
    face = np.clip(ph / (1 - 0.12), 0, 1)
    depth = np.where(ph < 0.88, -0.5 + face, 0.5 - (ph - 0.88) / 0.12)  # one flank long and visible, the other short
    fan = (0.35 + 1.75 * ease)[:, None] * (1 + 0.25 * soft_noise((rows, len(a)), (30, per * 1.5), 9))
    turn = a[None, :] + sway
    out = fan * depth[None, :] * 0.62
    X = np.stack(
        [
            (A + out) * np.sin(turn),
            -(B + out) * np.cos(turn),
            wz - band - length * (1 - t)[:, None] * np.ones_like(turn),
        ],
        2,
    )
    X[:, -1] = X[:, 0]
    X[:, :, 2] += (0.35 * soft_noise((rows, len(a)), (50, per * 3), 2)) * ease[:, None]
    X[:, -1] = X[:, 0]
    cloth = a * 2 * A1 * 0.62
    skirt_ = Surface('skirt', X, np.stack(np.broadcast_arrays(cloth[None, :], (length * t)[:, None]), 2))
    skirt_.tri = skirt_.tri[:, ::-1]  # rows run down
    e = np.linspace(-np.pi, np.pi, 161)
    zb = np.linspace(wz - band - 0.4, wz, 9)
    W = np.stack(
        [
            (A0 + 0.25) * np.sin(e)[None, :] * np.ones((9, 1)),
            -(B0 + 0.25) * np.cos(e)[None, :] * np.ones((9, 1)),
            zb[:, None] + 0.35 * np.cos(e)[None, :] * -1,
        ],
        2,
    )
    waist = Surface('waistband', W, np.stack(np.broadcast_arrays((e / np.pi * 36)[None, :], zb[:, None] - wz), 2))
    g = still([skirt_, waist], [(0, 'left', 0, 'right'), (1, 'left', 1, 'right')])

    def details(D, g):
        for k in range(pleats + 1):
            x = (k / pleats * 2 - 1) * cloth[-1]
            D.line(0, [(x, 0), (x, length)], 0.3, 0.6)
        D.hem(0, 'top', (1.8,))  # rows run down: the last one is the hem, where the cloth's height is 0
        for y in (-0.4, -band + 0.2):
            D.stitch(1, line((-36, y), (36, y)))

    return finish(
        g,
        details,
        dict(
            tile='plain',
            tile_cm=1.6,
            tile_depth=0.008,
            thick=0.1,
            uneven=0.02,
            rough=0.5,
            close=(0, -8, 92, 38),
            close_az=12,
            levels=0,  # fine enough as it is laid
        ),
    )


MAKE = {
    'pleated-skirt': make_pleated_skirt,
}
