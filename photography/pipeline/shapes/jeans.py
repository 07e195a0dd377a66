"""Jeans."""

import numpy as np

import body as bodies
from garment import Garment, Panel
from geometry import bez, line, quad
from legs import creases, leg_details, legs
from shaping import smooth_noise
from trims import button, inward_off


def make_jeans(h=1.0, hem=9.2, name='jeans'):
    """Slim jeans with five pockets."""
    WB = 4.0  # waistband

    def panel(nm, cz, sz, wx, hipx, cx, cr, seed):
        """half panel, x>0 side: waist, outseam, hem, inseam, rise"""
        waist = quad((0, cz), (wx * 0.5, cz + 0.2), (wx, sz))
        out = np.r_[
            bez((wx, sz), (wx + 2.6, sz - 6), (hipx, 94), (hipx, 86)),
            bez((hipx, 86), (hipx, 70), (20.6, 56), (19.6, 46))[1:],
            line((19.6, 46), (18.6, hem))[1:],
        ]
        hm = line((18.6, hem), (1.2 + (cx < -6) * -1.2, hem))
        inn = np.r_[
            line((1.2 + (cx < -6) * -1.2, hem), (0.6 + (cx < -6) * -1.2, 46)),
            bez((0.6 + (cx < -6) * -1.2, 46), (-0.4, 58), (cx + 1.5, 72), (cx, 79.5))[1:],
        ]
        rise = bez((cx, 79.5), (cx * 0.35, 79.8), (0, 82.5), (0, cr))
        rise = np.r_[rise, line((0, cr), (0, cz))[1:]]
        return waist, out, hm, inn, rise

    f = panel('f', 101.5, 103.5, 20.6, 24.6, -4.5, 89, 1)
    b = panel('b', 106.0, 103.5, 20.8, 25.0, -9.5, 91, 2)
    L = lambda pl: np.linalg.norm(np.diff(pl, axis=0), axis=1).sum()
    no, ni = int(round(L(f[1]) / h)), int(round(L(f[3]) / h))
    g = Garment()
    idx = {}
    for nm, c, sg in (('F', f, -1), ('B', b, 1)):
        for side in (1, -1):
            segs = [
                ('waist', c[0], None),
                ('out', c[1], no),
                ('hem', c[2], None),
                ('in', c[3], ni),
                ('rise', c[4], None),
            ]
            if side < 0:
                segs = [(t, np.asarray(p)[::-1] * [-1, 1], n) for t, p, n in reversed(segs)]
            p = Panel(nm + ('R' if side > 0 else 'L'), segs, h, seed=7)
            z = p.uv[:, 1]
            x = p.uv[:, 0] * side
            o = np.array(sorted(map(tuple, c[1][:, ::-1])))
            inn = np.array(sorted(map(tuple, np.r_[c[3], c[4]][:, ::-1])))
            xo = np.interp(z, o[:, 0], o[:, 1])
            xi = np.interp(z, inn[:, 0], inn[:, 1])
            s_ = np.clip((x - xi) / (xo - xi + 1e-6), 0, 1)
            wdt = xo - xi
            r = wdt / np.pi * 1.02
            cxl = np.interp(z, [8, 50, 79, 90], [10.2, 9.9, 10.5, 10.0])
            a = np.pi * (1 - s_)
            leg = np.c_[cxl + r * np.cos(a), sg * r * np.sin(a)]
            A = wdt * 2 / np.pi * 1.17
            th = s_ * np.pi / 2
            hip = np.c_[A * np.sin(th), sg * A / 1.45 * np.cos(th)]
            k = np.clip((z - 79) / 10, 0, 1)
            k = (k * k * (3 - 2 * k))[:, None]
            xy = leg * (1 - k) + hip * k
            p.flip = sg > 0
            idx[nm + ('R' if side > 0 else 'L')] = g.add(p, np.c_[xy[:, 0] * side, xy[:, 1], z])
    for sd in 'RL':
        g.weld(idx['F' + sd], 'out', idx['B' + sd], 'out')
        g.weld(idx['F' + sd], 'in', idx['B' + sd], 'in')
    for q in 'FB':
        g.weld(idx[q + 'R'], 'rise', idx[q + 'L'], 'rise', flip=True)
    g.build()
    g.x += np.random.default_rng(5).normal(0, 0.12, g.x.shape)
    caps, secs = bodies.man(arm=70)
    caps = np.array([c for c in caps if max(c[2], c[6]) < 100])
    for nm, i in idx.items():  # pinned waistband edge: a smooth tilted ellipse
        p = g.panels[i]
        wv = p.tags['waist']
        sd = 1 if nm[1] == 'R' else -1
        sg = -1 if nm[0] == 'F' else 1
        x = np.abs(p.uv[wv, 0])
        th = x / x.max() * np.pi / 2
        A = 16.2
        Bq = 11.3
        ids = g.inv[wv + g.off[i]]
        g.x[ids] = np.c_[
            sd * A * np.sin(th),
            sg * Bq * np.cos(th) + 0.4,
            np.where(sg < 0, 101.6 + 1.9 * np.sin(th) ** 2, 105.6 - 2.1 * np.sin(th) ** 2),
        ]
        g.w[ids] = 0

    def scale_fn(g):
        sc = np.ones(len(g.edges))
        m = (g.suv[g.edges[:, 0]] + g.suv[g.edges[:, 1]]) / 2
        ev = np.abs(g.suv[g.edges[:, 0]] - g.suv[g.edges[:, 1]])
        vert = ev[:, 1] > ev[:, 0]
        sc += 0.012 * smooth_noise(m * [0.6, 1.6], 8, 11) * vert
        sc += np.where(
            vert & (m[:, 1] < 62) & (m[:, 1] > 12), 0.03, 0
        )  # length ease -> soft breaks at knee and ankle
        top = m[:, 1] > 98.5
        sc[top] = 0.985
        return sc

    def details(D, g):
        for q in ('F', 'B'):
            for sd in 'RL':
                i = idx[q + sd]
                sg = 1 if sd == 'R' else -1
                M = lambda pts: np.asarray(pts, float) * [sg, 1]
                p = g.panels[i]
                W = p.uv[p.tags['waist']]
                D.hem(i, 'hem', (1.3,))
                D.seam(i, 'out', 0.4)
                D.seam(i, 'in', 0.4)
                D.seam(i, 'rise', 0.4)
                band = np.r_[W, inward_off(W, WB, p)[::-1]]
                D.raise_(i, band, op=0.45)
                D.line(i, inward_off(W, WB, p), 0.3)
                D.stitch(i, inward_off(W, 0.35, p))
                D.stitch(i, inward_off(W, WB - 0.35, p))
                inn = p.uv[p.tags['in']]
                D.stitch(i, inward_off(inn, 0.4, p)[2:-2])
                rs = p.uv[p.tags['rise']]
                if sd == 'R' or q == 'B':
                    D.stitch(i, inward_off(rs, 0.35, p)[1:-5])
                    if sd == 'R':
                        D.stitch(i, inward_off(rs, 0.95, p)[2:-5])
                rw = np.random.default_rng(3 if sd == 'R' else 8)  # pressed-in creases: whiskers, back of knee, ankle

                def crease(a, m_, b_, wd, op, col='#000'):
                    D.add('h', i, quad(M(a), M(m_), M(b_), 14), col, width=wd, blur=3, op=op, cap='round')

                for k in range(5):
                    y0 = 88.5 - k * 2.6 + rw.uniform(-0.6, 0.6)
                    L_ = rw.uniform(8, 13)
                    crease(
                        (1.2 + k * 0.3, y0),
                        (6, y0 - 0.2 + rw.uniform(-0.5, 0.5)),
                        (2 + L_, y0 + 1.8 + rw.uniform(-1, 1)),
                        0.9,
                        0.42 if q == 'F' else 0.2,
                    )
                    crease(
                        (1.2 + k * 0.3, y0 + 1.1),
                        (6, y0 + 0.9),
                        (1 + L_, y0 + 2.9),
                        0.8,
                        0.30 if q == 'F' else 0.15,
                        '#fff',
                    )
                for k in range(7):
                    y0 = 57 - k * 2.9 + rw.uniform(-1, 1)
                    x0, x1 = (1.5, rw.uniform(8, 13)) if k % 2 else (rw.uniform(8, 12), 19.5)
                    dy = rw.uniform(-2.4, 2.4)
                    crease((x0, y0), ((x0 + x1) / 2, y0 + dy * 0.2), (x1, y0 + dy), 1.0, 0.34)
                    crease(
                        (x0, y0 + 1.2), ((x0 + x1) / 2, y0 + 1.2 + dy * 0.2), (x1, y0 + 1.2 + dy), 0.9, 0.26, '#fff'
                    )
                for k in range(5):
                    y0 = 25 - k * 3.1 + rw.uniform(-1, 1)
                    x0, x1 = (1.5, rw.uniform(7, 12)) if k % 2 else (rw.uniform(8, 12), 18.4)
                    dy = rw.uniform(-2, 2)
                    crease((x0, y0), ((x0 + x1) / 2, y0), (x1, y0 + dy), 1.0, 0.30)
                    crease((x0, y0 + 1.1), ((x0 + x1) / 2, y0 + 1.1), (x1, y0 + 1.1 + dy), 0.9, 0.22, '#fff')
                if q == 'F':
                    pk = bez(M((9.6, 98.0)), M((10.2, 92.6)), M((15, 90.4)), M((22.8, 90.2)))
                    D.line(i, pk, 0.34)
                    D.stitch(i, pk + [0, -0.35])
                    D.stitch(i, pk + [0, -0.95])
                    out = p.uv[p.tags['out']]
                    D.stitch(i, inward_off(out, 0.4, p)[8:22] if sg > 0 else inward_off(out, 0.4, p)[-22:-8])
                    if sd == 'L':  # fly J stitch (wearer left laid over)
                        fl = np.r_[
                            line(M((3.9, 97.4)), M((3.9, 88))),
                            bez(M((3.9, 88)), M((3.8, 85)), M((2.4, 83.4)), M((0.2, 82.6)))[1:],
                        ]
                        D.stitch(i, fl)
                        D.stitch(i, fl - [0.5 * sg, 0])
                        D.raise_(i, np.r_[fl, M([(0, 82.6), (0, 97.4)])], op=0.22)
                    if sd == 'R':
                        D.stitch(i, line((14.6, 95.0), (20.6, 95.4)))
                else:
                    yk = line(M((0, 95.6)), M((22.2, 98.6)))
                    D.line(i, yk, 0.34)
                    D.stitch(i, yk - [0, 0.35])
                    D.stitch(i, yk - [0, 0.95])
                    c = M([(5.2, 93.2), (17.8, 94.6), (18.0, 82.0), (11.8, 78.6), (5.4, 81.0), (5.2, 93.2)])
                    D.raise_(i, c, op=0.55)
                    D.line(i, c, 0.3)
                    cc = c.mean(0)
                    c2 = cc + (c - cc) * 0.955
                    c3 = cc + (c - cc) * 0.90
                    D.stitch(i, c2)
                    D.stitch(i, c3)
                    D.line(i, cc + (c[:2] - cc) * [0.95, 0.86], 0.2)
                for lx, zz in ((9.0, None), (18.6, None)) if q == 'F' else ((0.6, None), (13.0, None)):
                    xs = lx
                    zt = np.interp(xs, *(np.array(sorted(map(tuple, np.abs(W) * [1, 1])))).T)
                    lp = M(
                        [
                            (xs - 0.65, zt + 0.1),
                            (xs + 0.65, zt + 0.1),
                            (xs + 0.65, zt - WB - 0.5),
                            (xs - 0.65, zt - WB - 0.5),
                        ]
                    )
                    D.raise_(i, lp, op=0.85)
                    D.line(i, np.r_[lp, lp[:1]], 0.2)
                    D.stitch(i, lp[[0, 3]] + [0.25 * sg, 0])
                    D.stitch(i, lp[[1, 2]] - [0.25 * sg, 0])

    def extras(g, D):
        # button on the waistband + rivets, placed by pattern coordinates
        parts = []
        for q, xy, r in (
            (idx['FL'], (-1.3, 99.6), 0.85),
            (idx['FR'], (9.8, 97.2), 0.42),
            (idx['FL'], (-9.8, 97.2), 0.42),
            (idx['FR'], (21.6, 89.9), 0.42),
            (idx['FL'], (-21.6, 89.9), 0.42),
        ):
            parts.append(button(g, q, xy, r, 0.28, 21, metal=True))
        return parts

    wash = []
    for q in ('F', 'B'):
        for sd, sg in (('R', 1), ('L', -1)):
            i = idx[q + sd]
            wash += [
                [i, 9.5 * sg, 70, 5.5, 20, 0.95 if q == 'F' else 0.55],
                [i, 10 * sg, 48, 5, 9, 0.45 if q == 'F' else 0.2],
            ]
            if q == 'B':
                wash.append([i, 11 * sg, 86, 8, 9, 0.5])
    g.meta = dict(
        kind='jeans',
        body=(caps, secs),
        scale_fn=scale_fn,
        details=details,
        extras=extras,
        smooth=1,
        sim=dict(frames=110, bend=1.5e-3, seam_bend=4e-4, th=0.7, mu=0.9, thick=0.4),
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


def make_jeans_straight():
    """Jeans with a straight leg."""
    P = dict(
        name='jeans-straight',
        wz=(101.5, 103.5, 106.0),
        ww=(20.6, 20.8),
        ring=(16.2, 11.3),
        hip=(23.6, 24.2),
        hipz=87,
        crotch=79.5,
        cx=(-4.5, -9.5),
        knee=48,
        kw=10.8,
        hw=10.0,
        hem=7.5,
        band=4.0,
        fly=True,
        pocket='scoop',
        pk=((9.2, 97.6), (9.8, 92.4), (14, 90.2), (22.4, 89.8)),
        bpocket='patch',
        hem_kind='stitch',
        hem_w=(1.3,),
        loops=True,
        double=True,
        teth=6000,
        mu=0.9,
        bend=1.1e-3,
        relief=0.2,
    )
    P['zones'] = creases(P, 1.2) + [((0, 1), 12, 88, 8, 4, 82, 0.03), ((2, 3), 9, 62, 8, 6, 80, 0.04)]
    g = legs(P)

    def extras(g, D):
        idx = g.meta['idx']
        return [
            button(g, idx[q], xy, r, 0.28, 21, metal=True)
            for q, xy, r in (
                ('FL', (-1.3, 99.6), 0.85),
                ('FR', (9.4, 96.8), 0.42),
                ('FL', (-9.4, 96.8), 0.42),
                ('FR', (21.6, 89.5), 0.42),
                ('FL', (-21.6, 89.5), 0.42),
            )
        ]

    wash = []
    for q in ('F', 'B'):
        for sd, sg in (('R', 1), ('L', -1)):
            i = g.meta['idx'][q + sd]
            wash += [
                [i, 9.5 * sg, 70, 5.5, 17, 0.8 if q == 'F' else 0.45],
                [i, 10 * sg, 47, 6, 9, 0.35 if q == 'F' else 0.15],
            ]
            if q == 'B':
                wash.append([i, 11 * sg, 86, 8, 8, 0.35])
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


MAKE = {
    'jeans': make_jeans,
    'jeans-straight': make_jeans_straight,
}
