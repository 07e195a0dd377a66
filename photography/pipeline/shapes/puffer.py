"""The puffer."""

import numpy as np

from collars import stand_collar
from geometry import line
from jackets import base_seams, top
from solver import normals
from trims import Flat, zip_line, zip_pull


def make_puffer():
    """A quilted jacket with a stand collar."""
    P = dict(
        name='puffer',
        hps=(9.8, 152.4),
        sh=(23.5, 147.2),
        ua=(31.0, 118),
        waist=31.5,
        hem=(30.5, 79),
        neck_f=144.0,
        neck_b=149.2,
        slv=dict(w0=23.5, w1=14.0, capH=10, length=63.5),
        arm0=44,
        arm=22,
        rib_cuff=(2.6, 0.86),
        bend=1.2e-3,
        seam_bend=1e-3,
        girth=1.09,
        lift=0.7,
        th=0.7,
        h=0.95,
        smooth=2,
        slv_ease=0,
        slv_teth=0,
        frames=130,
        noise=0.012,
        elbow=3,
    )
    CH = 8.2  # channel height

    def ch(uv, pid):
        """distance to the nearest quilting line, 0..1 (1 = middle of a channel)"""
        z = np.where(pid < 2, uv[:, 1] - P['hem'][1], -uv[:, 1] + (CH - (63.5 % CH)))
        t = (z / CH) % 1.0
        return np.abs(np.sin(np.pi * t)), z

    g = top(P)
    col = Flat('collar', 54, 8.0)
    g.meta['flat_panels'] = [col]
    base = g.meta['scale_fn']

    def scale_fn(g):
        sc = base(g)
        m = (g.suv[g.edges[:, 0]] + g.suv[g.edges[:, 1]]) / 2
        pid = g.spid[g.edges[:, 0]]
        ev = np.abs(g.suv[g.edges[:, 0]] - g.suv[g.edges[:, 1]])
        c, z = ch(m, pid)
        L = np.linalg.norm(ev, axis=1) + 1e-9
        v = (ev[:, 1] / L) ** 2
        front = (pid == 0) & (np.abs(m[:, 0]) < 1.6)
        sc *= 1 + np.where(front, 0.02, 0.17) * v + 0.10 * (1 - v) * c
        ce = np.where(pid >= 2, np.clip((62.5 + m[:, 1]) / 9, 0, 1), 1)
        sc = 1 + (sc - 1) * ce  # flat towards the cuff
        low = (pid < 2) & (m[:, 1] < P['hem'][1] + 2)
        sc[low] *= np.where(v[low] > 0.5, 1, 0.95)
        return sc

    c, z = ch(g.suv, g.spid)
    c = np.where((g.spid == 0) & (np.abs(g.suv[:, 0]) < 1.3), 0, c)
    ref = {}
    amp = (c**0.7 * np.where(g.spid >= 2, np.clip((61 + g.suv[:, 1]) / 10, 0, 1), 1))[:, None]
    line_ = c < 0.25
    z0 = g.x.copy()

    def force(f, x):
        a = np.zeros_like(x)
        k = line_ & (g.spid < 2) & (z0[:, 2] < 120)
        if f > 4:
            a[k, 2] = 5000 * (z0[k, 2] - x[k, 2])
        if f == 70 and 'x' not in ref:
            ref['x'] = x.copy()
        if f > 70:
            n = normals(x, g.tri)
            n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-9
            a += n * amp * np.where(g.spid >= 2, 5200, 3000)[:, None] * min(1, (f - 70) / 25)
            a[line_] += 2500 * (ref['x'][line_] - x[line_])
        return a

    g.meta['scale_fn'] = scale_fn
    g.meta['sim']['force'] = force

    def details(D, g):
        base_seams(D, g, 0.4)
        rg = np.random.default_rng(4)
        zc, ez = P['neck_f'], P['hem'][1]

        def quilt(i, y, x0, x1):
            a = line((x0, y), (x1, y))
            D.add('h', i, a, '#000', width=0.9, blur=3, op=0.5)
            D.line(i, a, 0.3)
            D.stitch(i, a, '.3 .12')
            for x in np.arange(x0 + 0.6, x1, 0.8):
                for s in (1, -1):
                    if rg.random() < 0.75:
                        x_ = x + rg.uniform(-0.3, 0.3)
                        l = rg.uniform(0.8, 2.6)
                        D.add(
                            'h',
                            i,
                            [(x_, y + s * 0.15), (x_ + rg.uniform(-0.4, 0.4), y + s * l)],
                            '#4c4c4c',
                            width=rg.uniform(0.14, 0.3),
                            blur=3,
                        )

        for i in (0, 1):
            for k in range(0, 9):
                y = ez + CH * k
                if k == 0:
                    continue
                if y < 150:
                    quilt(i, y, -31, 31)
        L = P['slv']['length']
        off = CH - (63.5 % CH)
        for i in (2, 3):
            for k in range(1, 9):
                y = -(CH * k - off)
                if -L + 1 < y < -1:
                    quilt(i, y, -23, 23)
            D.rib(i, 'cuff', 2.6, 0.3, topstitch=None)
        for i in (0, 1):
            for s in ('', '_L'):
                D.hem(i, 'hem' + s, (1.8,))
        zip_line(D, 0, zc + 1, ez, 1.5)
        for sg in (1, -1):
            pk = line((sg * 15, 108), (sg * 19, 95))
            D.line(0, pk, 0.4)
            D.raise_(0, np.r_[pk, pk[::-1] + [sg * 1.2, 0]], op=0.5)
            D.stitch(0, pk - [0.5 * sg, 0])
        D.line(4, [(-27, -4), (27, -4)], 0.3)
        D.stitch(4, line((-27, -4), (27, -4)), '.3 .12')
        D.stitch(4, line((-27, -0.5), (27, -0.5)))
        for x in (-26.2, 26.2):
            D.line(4, [(x, -8), (x, 0)], 0.2)
            D.stitch(4, line((x * 0.985, -8), (x * 0.985, 0)))

    def extras(g, D):
        c = stand_collar(g, 4, 7.6, 0.12, 0.9, bulge=0.9)
        return [c] + zip_pull(g, (0, P['neck_f'] - 2))

    g.meta.update(
        details=details,
        extras=extras,
        look=dict(
            tile='plain',
            tile_cm=1.0,
            tile_depth=0.006,
            thick=0.5,
            detail_cm=0.45,
            uneven=0.03,
            rough=0.36,
            close=(2, -12, 136, 44),
        ),
    )
    return g


MAKE = {
    'puffer': make_puffer,
}
