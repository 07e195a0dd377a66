"""The bomber and the children’s jacket."""

import numpy as np

from collars import stand_collar
from jackets import base_seams, sleeve_folds, top, torso_folds
from trims import Flat, zip_line, zip_pull


def make_bomber():
    """A bomber with a zip and ribbed collar, cuffs and hem."""
    P = dict(
        name='bomber',
        hps=(10.2, 151.2),
        sh=(23.5, 146.4),
        ua=(29.5, 119),
        waist=30.5,
        hem=(29.0, 84),
        neck_f=141.0,
        neck_b=148.0,
        slv=dict(w0=24.0, w1=13.0, capH=10, length=64),
        arm0=42,
        arm=18,
        rib_hem=(6.0, 0.84),
        rib_cuff=(6.0, 0.80),
        slv_ease=0.05,
        bend=6e-4,
        girth=1.03,
        lift=0.4,
        teth=1500,
        th=0.75,
    )
    P['zones'] = torso_folds(P, 1.3) + sleeve_folds(1.2) + [((0, 1), 12, 97, 22, 6, 88, 0.05)]
    g = top(P)
    col = Flat('collar', 64, 5.0)
    g.meta['flat_panels'] = [col]

    def details(D, g):
        base_seams(D, g, 0.36, (0.4,))
        RB = 6.0
        for i in (0, 1):
            for s in ('', '_L'):
                D.rib(i, 'hem' + s, RB, 0.36)
        for i in (2, 3):
            D.rib(i, 'cuff', RB, 0.36)
        zc = P['neck_f']
        z1 = P['hem'][1]
        zip_line(D, 0, zc + 1, z1)
        for sg in (1, -1):  # slanted welt pockets
            c = np.array([(sg * 12.0, 110.5), (sg * 14.2, 111.2), (sg * 21.0, 96.0), (sg * 18.7, 95.0)])
            D.raise_(0, c, op=0.7)
            D.line(0, np.r_[c, c[:1]], 0.3)
            cc = c.mean(0)
            q = cc + (c - cc) * [0.8, 0.95]
            D.stitch(0, np.r_[q, q[:1]])
        c = np.array([(7.5, -20.0), (7.5, -33.5), (-1, -33.5), (-1, -20)])  # sleeve pocket (wearer's left)
        i = 3
        D.raise_(i, c, op=0.3)
        D.line(i, np.r_[c, c[:1]], 0.24)
        D.add('h', i, [(6.6, -20.6), (6.6, -33)], '#000', width=0.6, op=0.5)
        D.add('h', i, [(6.6, -20.6), (6.6, -33)], '#fff', width=0.45, dash='.18 .13', op=0.9)
        D.add('m', i, [(6.6, -20.6), (6.6, -33)], '#00f', width=0.45)
        j = 4
        b = col.boundary
        D.mask(j, b, '#f00')
        D.add('h', j, b, fill='#fff', op=0.4, close=True)
        for x in np.arange(-32, 32, 0.36):
            D.add('h', j, [(x, -5), (x, 0)], '#5a5a5a', width=0.15, blur=2)

    def extras(g, D):
        return [stand_collar(g, 4, 3.8, 0.28, 0.45)] + zip_pull(g, (0, P['neck_f'] - 3))

    g.meta.update(
        details=details,
        extras=extras,
        look=dict(
            tile='plain',
            tile_cm=1.2,
            tile_depth=0.008,
            thick=0.3,
            detail_cm=0.30,
            uneven=0.03,
            rough=0.42,
            close=(2, -10, 138, 38),
        ),
    )
    return g


def make_childjacket():
    """A child’s bomber."""
    P = dict(
        name='childjacket',
        body='child',
        hps=(7.6, 111.4),
        sh=(17.0, 107.4),
        ua=(21.6, 87.5),
        waist=22.0,
        hem=(21.0, 62.5),
        neck_f=103.8,
        neck_b=108.8,
        slv=dict(w0=17.2, w1=9.4, capH=7.2, length=44),
        arm0=42,
        arm=20,
        rib_hem=(4.6, 0.86),
        rib_cuff=(4.6, 0.80),
        slv_ease=0.05,
        bend=6e-4,
        girth=1.04,
        lift=0.35,
        teth=1500,
        teth_z=86,
        th=0.65,
        h=0.85,
    )
    P['zones'] = [
        ((0, 1), 16.5, 92, 4.5, 4.5, 55, 0.035),
        ((0,), 12.5, 80, 7, 4.5, 75, 0.034),
        ((1,), 11, 78, 7.5, 5, 80, 0.04),
        ((0, 1), 9, 71, 16, 4.5, 88, 0.05),
    ] + sleeve_folds(1.2, 0.7)
    g = top(P)
    col = Flat('collar', 50, 4.4)
    g.meta['flat_panels'] = [col]

    def details(D, g):
        base_seams(D, g, 0.32, (0.35,))
        zc, z1 = P['neck_f'], P['hem'][1]
        for i in (0, 1):
            for s in ('', '_L'):
                D.rib(i, 'hem' + s, 4.6, 0.34)
        for i in (2, 3):
            D.rib(i, 'cuff', 4.6, 0.34)
        zip_line(D, 0, zc + 1, z1, 1.3)
        for sg in (1, -1):
            c = np.array([(sg * 8.4, 80.5), (sg * 10.2, 81.0), (sg * 15.2, 70.2), (sg * 13.4, 69.5)])
            D.raise_(0, c, op=0.7)
            D.line(0, np.r_[c, c[:1]], 0.26)
            m = c.mean(0)
            q = m + (c - m) * [0.8, 0.95]
            D.stitch(0, np.r_[q, q[:1]])
        D.mask(4, col.boundary, '#f00')
        D.add('h', 4, col.boundary, fill='#fff', op=0.4, close=True)
        for x in np.arange(-25, 25, 0.34):
            D.add('h', 4, [(x, -4.4), (x, 0)], '#5a5a5a', width=0.15, blur=2)

    g.meta.update(
        details=details,
        extras=lambda g, D: [stand_collar(g, 4, 3.2, 0.28, 0.4)] + zip_pull(g, (0, P['neck_f'] - 2.4)),
        look=dict(
            tile='plain',
            tile_cm=1.2,
            tile_depth=0.008,
            thick=0.28,
            detail_cm=0.30,
            uneven=0.03,
            rough=0.45,
            close=(1.5, -7, 101, 28),
        ),
    )
    return g


MAKE = {
    'bomber': make_bomber,
    'childjacket': make_childjacket,
}
