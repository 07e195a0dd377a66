"""The midi and the mini skirt."""

import numpy as np

from geometry import bez, line
from skirts import skirt, skirt_details
from trims import button


def make_midi_skirt():
    """A flared midi skirt."""
    P = dict(
        name='midi-skirt',
        wz=104.5,
        ww=17.6,
        ring=(13.2, 9.3),
        hx=24,
        hz=85,
        ex=44,
        ez=40,
        length=66,
        dip=0.01,
        band=3.2,
        h=0.9,
        smooth=7,
        bend=4e-3,
        seam_bend=2e-3,
    )
    P['zones'] = [(None, 0, 96, 30, 7, 0, 0.05)]
    g = skirt(P)
    g.meta.update(
        details=lambda D, g: skirt_details(D, g, P),
        look=dict(
            tile='plain',
            tile_cm=1.6,
            tile_depth=0.008,
            thick=0.1,
            uneven=0.02,
            rough=0.45,
            close=(0, -8, 93, 38),
            close_az=12,
        ),
    )
    return g


def make_mini_skirt():
    """A mini skirt with buttons down the front."""
    P = dict(
        name='mini-skirt',
        wz=102.5,
        ww=18.4,
        ring=(13.8, 9.7),
        hx=24.4,
        hz=86,
        ex=27.5,
        ez=62,
        hem_rise=1.6,
        band=4.0,
        band_stitch=True,
        hem_w=(1.4, 2.2),
        bend=1.2e-3,
        seam_bend=3e-4,
        teth=3000,
        dip=1.2,
    )
    P['zones'] = [((0,), 8, 84, 12, 4, 85, 0.03), ((1,), 8, 80, 12, 5, 85, 0.035), (None, 14, 72, 9, 5, 60, 0.025)]
    g = skirt(P)

    def details(D, g):
        skirt_details(D, g, P)
        zc = P['wz'] - P['dip']
        D.raise_(0, [(-1.7, zc), (1.7, zc), (1.7, P['ez']), (-1.7, P['ez'])], op=0.4)
        D.line(0, [(1.7, zc), (1.7, P['ez'])], 0.32)
        for x in (-1.3, 1.3):
            D.stitch(0, line((x, zc - 0.2), (x, P['ez'] + 0.2)))
        for sg in (1, -1):
            c = bez((sg * 8.6, zc - 4.0), (sg * 9.2, zc - 9), (sg * 14, zc - 11.2), (sg * 22.4, zc - 11.2))
            D.line(0, c, 0.34)
            D.stitch(0, c - [0, 0.35])
            D.stitch(0, c - [0, 0.95])
            yt = P['wz'] - 9.6
            c = np.array(
                [
                    (sg * 3.8, yt),
                    (sg * 15.6, yt + 1.0),
                    (sg * 15.6, yt - 11),
                    (sg * 9.7, yt - 14),
                    (sg * 3.9, yt - 12),
                    (sg * 3.8, yt),
                ]
            )
            D.raise_(1, c, op=0.55)
            D.line(1, c, 0.3)
            cc = c.mean(0)
            D.stitch(1, cc + (c - cc) * 0.955)
            D.stitch(1, cc + (c - cc) * 0.90)
            yk = line((0, P['wz'] - 9.0), (sg * 22, P['wz'] - 6.4))
            D.line(1, yk, 0.34)
            D.stitch(1, yk - [0, 0.35])
            for i, xs in ((0, 8.4), (1, 9.5)):
                zt = zc + 0.4 if i == 0 else P['wz'] - 0.2
                lp = np.array(
                    [
                        (sg * xs - 0.6, zt + 0.1),
                        (sg * xs + 0.6, zt + 0.1),
                        (sg * xs + 0.6, zt - 4.5),
                        (sg * xs - 0.6, zt - 4.5),
                    ]
                )
                D.raise_(i, lp, op=0.85)
                D.line(i, np.r_[lp, lp[:1]], 0.2)
        D.line(1, [(0, P['wz'] - 9), (0, P['ez'])], 0.3)
        D.stitch(1, line((0.4, P['wz'] - 9.4), (0.4, P['ez'])))

    def extras(g, D):
        return [button(g, 0, (0, P['wz'] - P['dip'] - 1.9 - k * 7.4), 0.8, 0.26, 21, metal=True) for k in range(5)]

    wash = [[0, 10 * s, 78, 7, 10, 0.5] for s in (1, -1)] + [[1, 10 * s, 82, 7, 9, 0.4] for s in (1, -1)]
    g.meta.update(
        details=details,
        extras=extras,
        look=dict(
            tile='twill',
            tile_cm=2.6,
            tile_depth=0.02,
            thick=0.22,
            detail_cm=0.30,
            rough=0.7,
            wash=wash,
            close=(2, -8, 94, 34),
            close_az=12,
        ),
    )
    return g


MAKE = {
    'midi-skirt': make_midi_skirt,
    'mini-skirt': make_mini_skirt,
}
