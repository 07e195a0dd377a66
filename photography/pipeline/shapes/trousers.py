"""Trousers of cloth and jersey."""

import numpy as np

from legs import creases, leg_details, legs
from trims import button, drawcord


def make_wide_trousers():
    """Wide trousers with a pressed crease."""
    P = dict(
        name='wide-trousers',
        body='woman',
        wz=(104, 105, 106.5),
        ww=(18.2, 18.4),
        ring=(13.6, 9.6),
        hip=(24.5, 25.0),
        hipz=84,
        crotch=75.5,
        cx=(-5.0, -10),
        knee=46,
        kw=17.0,
        hw=19.0,
        hem=5.0,
        xc=11.0,
        fl=-0.5,
        band=3.6,
        fly=True,
        pocket='side',
        pk=((14.4, 99.8), (20.6, 85.0)),
        bpocket='welt',
        band_stitch=False,
        pleats=[(8.2, 9), (11.6, 7)],
        bend=6e-3,
        seam_bend=3e-3,
        teth=0,
        noise=0.006,
        mu=0.4,
        loops=True,
        press=True,
        smooth=6,
    )
    P['zones'] = [((0, 1), 9, 92, 4, 10, 0, 0.16), ((0, 1), 11, 97, 5, 4, 0, 0.12)]
    g = legs(P)
    g.meta.update(
        details=lambda D, g: leg_details(D, g, P),
        extras=lambda g, D: [button(g, g.meta['idx']['FL'], (-1.2, 102.2), 0.7, 0.25, 20)],
        look=dict(
            tile='plain',
            tile_cm=2.0,
            tile_depth=0.010,
            thick=0.13,
            uneven=0.03,
            rough=0.6,
            close=(3, -8, 97, 34),
            close_az=14,
        ),
    )
    return g


def make_chinos():
    """Chinos."""
    P = dict(
        name='chinos',
        wz=(101.5, 103.5, 105.5),
        ww=(20.6, 20.8),
        ring=(16.2, 11.3),
        hip=(23.5, 24.1),
        hipz=87,
        crotch=79.5,
        cx=(-4.5, -9.5),
        knee=48,
        kw=10.2,
        hw=8.8,
        hem=8.5,
        band=3.8,
        fly=True,
        pocket='slant',
        pk=((13.2, 98.2), (20.4, 83.8)),
        bpocket='welt',
        hem_kind='stitch',
        loops=True,
        teth=6000,
        mu=0.9,
        bend=1.5e-3,
    )
    P['zones'] = creases(P, 1.3)
    g = legs(P)
    g.meta.update(
        details=lambda D, g: leg_details(D, g, P),
        extras=lambda g, D: [button(g, g.meta['idx']['FL'], (-1.3, 99.6), 0.75, 0.25, 20)],
        look=dict(
            tile='twill',
            tile_cm=2.0,
            tile_depth=0.014,
            thick=0.18,
            detail_cm=0.24,
            rough=0.68,
            close=(4, -10, 95, 36),
            close_az=16,
        ),
    )
    return g


def make_joggers():
    """Joggers with ribbed cuffs."""
    P = dict(
        name='joggers',
        wz=(101.5, 103, 105),
        ww=(23.6, 23.8),
        ring=(16.4, 11.6),
        hip=(25.2, 25.8),
        hipz=86,
        crotch=78,
        cx=(-5, -10),
        knee=48,
        kw=11.6,
        hw=9.2,
        hem=7.5,
        band=4.4,
        elastic=True,
        cuff=(6.0, 0.66),
        pocket='slant',
        pk=((14.6, 96.8), (22.4, 82.0)),
        teth=6000,
        mu=0.9,
        bend=8e-4,
        xc=10.2,
    )
    P['zones'] = creases(P, 1.25) + [(None, 10, 19, 12, 5, 88, 0.08)]
    g = legs(P)
    g.meta.update(
        details=lambda D, g: leg_details(D, g, P),
        extras=lambda g, D: drawcord(g, P),
        look=dict(
            tile='fleece',
            tile_cm=3.2,
            tile_depth=0.02,
            thick=0.3,
            detail_cm=0.28,
            rough=0.75,
            close=(3, -10, 95, 36),
            close_az=14,
        ),
    )
    return g


def make_leggings():
    """Leggings with a broad waistband."""
    P = dict(
        name='leggings',
        body='close',
        wz=(105, 105.6, 106.5),
        ww=(15.6, 15.8),
        ring=(13.3, 9.6),
        hip=(17.9, 18.4),
        hipz=86,
        crotch=76.5,
        cx=(-3.0, -6.0),
        knee=46,
        kw=7.5,
        hw=5.2,
        hem=9,
        xc=9.0,
        back_add=0.6,
        band=7.5,
        band_stitch=False,
        hem_kind='twin',
        teth=1500,
        mu=0.6,
        bend=2e-3,
        noise=0.004,
        elastic=False,
    )
    P['zones'] = creases(P, 0.35, whisk=False)
    g = legs(P)
    g.meta.update(
        details=lambda D, g: leg_details(D, g, P),
        look=dict(
            tile='jersey', tile_cm=1.6, tile_depth=0.008, thick=0.12, rough=0.5, close=(3, -8, 97, 34), close_az=14
        ),
    )
    return g


def make_childtrousers():
    """A child’s joggers with patches on the knees."""
    P = dict(
        name='childtrousers',
        body='child',
        size=0.68,
        wz=(70, 71, 72.4),
        ww=(15.4, 15.6),
        ring=(11.3, 8.3),
        hip=(17.0, 17.5),
        hipz=60,
        crotch=53.0,
        cx=(-3.4, -6.6),
        knee=34,
        kw=8.2,
        hw=6.6,
        hem=5.5,
        xc=7.0,
        axis=([6, 34, 53, 60], [7.1, 6.9, 7.2, 6.9]),
        band=3.4,
        elastic=True,
        cuff=(4.4, 0.66),
        pocket='slant',
        pk=((9.8, 66.4), (15.4, 56.2)),
        teth=6000,
        mu=0.9,
        bend=8e-4,
        h=0.8,
    )
    P['zones'] = creases(P, 1.1)
    g = legs(P)

    def details(D, g):
        leg_details(D, g, P)
        for nm, i in g.meta['idx'].items():  # patches on the knees
            if nm[0] == 'F':
                sg = 1 if nm[1] == 'R' else -1
                c = np.array([(3.2, 39), (10.8, 39), (11.2, 29.5), (2.8, 29.5)]) * [sg, 1]
                D.raise_(i, c, op=0.35)
                D.line(i, np.r_[c, c[:1]], 0.24)
                m = c.mean(0)
                q = m + (c - m) * 0.92
                D.stitch(i, np.r_[q, q[:1]])

    g.meta.update(
        details=details,
        look=dict(
            tile='fleece',
            tile_cm=2.8,
            tile_depth=0.02,
            thick=0.26,
            detail_cm=0.26,
            rough=0.75,
            close=(2, -7, 64, 27),
            close_az=14,
        ),
    )
    return g


MAKE = {
    'childtrousers': make_childtrousers,
    'wide-trousers': make_wide_trousers,
    'chinos': make_chinos,
    'joggers': make_joggers,
    'leggings': make_leggings,
}
