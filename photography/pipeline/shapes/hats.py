"""The beanie and the cap."""

import numpy as np

from geometry import line
from still_life import COTTON, WOOL, ribs, smooth_step
from surfaces import Surface, finish, revolve, soft_noise, still, turned
from trims import tube


def make_beanie():
    """A knitted beanie with a folded cuff."""
    straight = np.linspace(0.6, 12.5, 40)
    round_ = np.linspace(0, np.pi / 2, 44)[1:]
    radius = np.r_[np.full(40, 9.8), 0.35 + 9.45 * np.cos(round_) ** 0.72]
    z = np.r_[straight, 12.5 + 9.0 * np.sin(round_) ** 1.05]
    hill = soft_noise((len(z), 161), (6, 9), 4)

    def wobble(a, turn):
        high = smooth_step((a - 13) / 9)
        gathers = -np.abs(np.cos(turn * 4)) ** 6 * 0.55 * high * (1 - smooth_step((a - 24) / 3))
        return gathers + hill * 0.16 * smooth_step((a - 7) / 5) * (radius / 9.8)[:, None]

    crown = revolve('crown', radius, z, aspect=1.08, wobble=wobble, lean=0.02)
    bottom = [(9.85, 0.9), (9.9, 0.35), (10.12, 0.05), (10.4, 0.05), (10.62, 0.35)]
    wall = [(10.66 + 0.06 * np.sin(k / 26 * np.pi), 0.35 + k / 26 * 6.7) for k in range(1, 27)]
    top = [(10.6, 7.3), (10.4, 7.5), (10.15, 7.4), (9.95, 6.9)]
    cr, cz = np.array(bottom + wall + top).T
    ripple = soft_noise((len(cz), 161), (4, 8), 9)
    cuff = revolve('cuff', cr, cz, aspect=1.08, wobble=lambda a, turn: ripple * 0.10)
    g = still([crown, cuff], [(0, 'left', 0, 'right'), (1, 'left', 1, 'right')])

    def details(D, g):
        for i in (0, 1):
            uv = g.panels[i].uv
            ribs(D, i, uv[:, 0].min(), uv[:, 0].max(), uv[:, 1].min() - 1, uv[:, 1].max() + 1, 0.78, 0.62)
        D.mask(1, g.panels[1].boundary, '#f00')

    return finish(g, details, dict(WOOL, close=(1.5, -10, 8.5, 17), close_az=10))


def make_cap():
    """A cap of six panels with a curved peak."""
    turn_by = 34
    columns = 193
    turn = np.linspace(-np.pi, np.pi, columns)
    q = np.linspace(0, 1, 46)
    height = 11.4
    front = 0.5 + 0.5 * np.cos(turn)  # 1 in front, 0 behind
    rise = np.sin(q * np.pi / 2)
    r = np.cos(q * np.pi / 2) ** 0.74
    bulge = 1 + 0.05 * np.sin(q * np.pi)
    R = 9.3 * r[:, None] * bulge[:, None] * (1 + 0.02 * np.abs(np.cos(turn * 3)))[None, :]
    z = rise[:, None] * (height + 0.9 * front[None, :] * np.sin(q * np.pi)[:, None])
    dome = np.stack([R * np.sin(turn), -R * np.cos(turn) * 1.12, z], axis=2)
    dome[-1] = dome[-1].mean(0)
    dome += (
        soft_noise((46, columns), (5, 10), 3)[..., None]
        * np.array([0.05, 0.05, 0.03])
        * np.sin(q * np.pi)[:, None, None]
    )
    dome[:, -1] = dome[:, 0]
    uv = np.stack(np.broadcast_arrays(turn[None, :] / np.pi * 29, q[:, None] * 17), axis=2)
    crown = Surface('crown', dome, uv)
    a = np.linspace(-1, 1, 61)
    b = np.linspace(0, 1, 20)
    angle = a * 0.98
    base = np.stack([9.3 * np.sin(angle), -9.3 * np.cos(angle) * 1.12, np.full(61, 0.25)], axis=1)
    length = 7.4 * (1 - np.abs(a) ** 2.6)
    visor = np.zeros((20, 61, 3))
    for k, w in enumerate(b):
        visor[k, :, 0] = base[:, 0] * (1 + 0.05 * w)
        visor[k, :, 1] = base[:, 1] - length * w
        visor[k, :, 2] = (
            base[:, 2]
            - 0.6 * w
            - 3.2 * a**2 * (1 - np.abs(a) ** 2.6) * w * (0.4 + 0.6 * w)
            + 0.35 * np.sin(w * np.pi)
        )
    uv_v = np.stack(np.broadcast_arrays(a[None, :] * 10, -b[:, None] * 7.2), axis=2)
    peak = Surface('peak', visor[::-1], uv_v[::-1])
    for s in (crown, peak):
        s.pos0 = turned(s.pos0, -turn_by, 2)
    g = still([crown, peak], [(0, 'left', 0, 'right')])

    def details(D, g):
        for k in range(-3, 3):
            x = (k + 0.5) * 29 / 3
            D.line(0, [(x, 0), (x, 17)], 0.3)
            for s in (-0.35, 0.35):
                D.stitch(0, line((x + s, 0), (x + s, 16.6)), '.26 .13', 0.09)
            mid = x + 29 / 6
            ring_ = np.array([(mid + 0.42 * np.cos(t), 11 + 0.36 * np.sin(t)) for t in np.linspace(0, 2 * np.pi, 25)])
            D.add('h', 0, ring_, fill='#000', op=0.7, close=True)
            D.stitch(0, ring_, '.16 .06', 0.1)
        D.stitch(0, line((-29, 1.4), (29, 1.4)), '.26 .13', 0.09)
        for w in (1.0, 2.1, 3.2, 4.3, 5.4, 6.4):
            D.stitch(1, line((-9.6, -w), (9.6, -w)), '.26 .13', 0.09)
        D.mask(1, g.panels[1].boundary, '#f00')

    def extras(g, D):
        c = g.x[g.inv[g.panels[0].tags['top'][0]]]
        knob = np.array([c + (0, 0, z) for z in (-0.3, 0, 0.22, 0.38)])
        return [tube(knob, 0.62, 22, m=16)]

    return finish(
        g, details, dict(COTTON, tile='twill', tile_cm=2.2, close=(2, -10, 7, 17), close_az=6), extras=extras
    )


MAKE = {
    'beanie': make_beanie,
    'cap': make_cap,
}
