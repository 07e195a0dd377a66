"""Shorts."""

from legs import creases, leg_details, legs
from trims import button, drawcord


def make_shorts_denim():
    """Denim shorts with turned-up hems."""
    P = dict(
        name='shorts-denim',
        wz=(101.5, 103.5, 106.0),
        ww=(20.6, 20.8),
        ring=(16.2, 11.3),
        hip=(24.0, 24.6),
        hipz=86,
        crotch=77.6,
        cx=(-4.8, -8.6),
        knee=0,
        kw=0,
        hw=13.8,
        hem=58,
        band=4.0,
        relief=0.2,
        fly=True,
        pocket='scoop',
        pk=((9.6, 98.0), (10.2, 92.6), (15, 90.4), (23.4, 90.2)),
        bpocket='patch',
        hem_kind='stitch',
        hem_w=(1.4, 2.4),
        loops=True,
        double=True,
        teth=5000,
        mu=0.8,
        bend=1.2e-3,
        xc=10.4,
    )
    P['zones'] = creases(P, 0.8, knee=False, ankle=False) + [(None, 9, 67, 12, 5, 80, 0.02)]
    g = legs(P)

    def extras(g, D):
        idx = g.meta['idx']
        return [
            button(g, idx[q], xy, r, 0.28, 21, metal=True)
            for q, xy, r in (
                ('FL', (-1.3, 99.6), 0.85),
                ('FR', (9.8, 97.2), 0.42),
                ('FL', (-9.8, 97.2), 0.42),
                ('FR', (22.4, 89.9), 0.42),
                ('FL', (-22.4, 89.9), 0.42),
            )
        ]

    wash = []
    for q in ('F', 'B'):
        for sd, sg in (('R', 1), ('L', -1)):
            i = g.meta['idx'][q + sd]
            wash += [[i, 9.5 * sg, 74, 6, 13, 0.75 if q == 'F' else 0.5]]
    g.meta.update(
        details=lambda D, g: leg_details(D, g, P),
        extras=extras,
        look=dict(
            tile='twill',
            tile_cm=2.6,
            tile_depth=0.02,
            thick=0.22,
            detail_cm=0.30,
            rough=0.7,
            wash=wash,
            close=(4, -10, 95, 36),
            close_az=16,
        ),
    )
    return g


def make_shorts_jersey():
    """Jersey shorts with a ribbed waist and a cord."""
    P = dict(
        name='shorts-jersey',
        wz=(101.5, 103, 105),
        ww=(23.6, 23.8),
        ring=(16.4, 11.6),
        hip=(26.2, 26.8),
        hipz=86,
        crotch=78,
        cx=(-5, -10),
        knee=0,
        kw=0,
        hw=15.0,
        hem=57,
        band=4.4,
        elastic=True,
        pocket='slant',
        pk=((14.6, 96.8), (22.4, 82.0)),
        hem_kind='twin',
        teth=3000,
        mu=0.8,
        bend=1.5e-3,
        xc=10.6,
    )
    P['zones'] = creases(P, 0.75, knee=False, ankle=False)
    g = legs(P)
    g.meta.update(
        details=lambda D, g: leg_details(D, g, P),
        extras=lambda g, D: drawcord(g, P),
        look=dict(
            tile='fleece',
            tile_cm=3.2,
            tile_depth=0.02,
            thick=0.25,
            detail_cm=0.26,
            rough=0.75,
            close=(3, -10, 95, 36),
            close_az=14,
        ),
    )
    return g


MAKE = {
    'shorts-denim': make_shorts_denim,
    'shorts-jersey': make_shorts_jersey,
}
