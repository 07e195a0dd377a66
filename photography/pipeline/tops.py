"""Tops cut from the same blocks: T-shirts, sweatshirts, knits. Patterns, starting positions, ease and details."""

import numpy as np

import body as bodies
from garment import Garment, Panel
from geometry import bez, line, mirror_half, quad, resample
from shaping import smooth_noise, wrap_pos
from trims import inward_off


H = 0.9  # mesh spacing, cm


def sleeve_panel(name, S, arm, w0, w1, capH, length, n_front, side, h, r_off=1.0, cap_tag='cap'):
    """sleeve as one panel; uv: x = v across (-w..w), y = -u along.  v<0 front for side=+1"""

    def capcurve(sgn):
        v = np.linspace(0, 1, 40)
        u = capH * (1 - np.cos(np.pi * v**0.9)) / 2
        return np.c_[sgn * v * w0, -u]

    cR = resample(capcurve(1), h, n_front)  # from top to +w
    cL = resample(capcurve(-1), h, n_front)
    nu = max(1, int(round(np.hypot(length - capH, w0 - w1) / h)))
    outline = [
        ('capP', cR, n_front),
        ('underP', line((w0, -capH), (w1, -length)), nu),
        ('cuff', line((w1, -length), (-w1, -length))),
        ('underN', line((-w1, -length), (-w0, -capH)), nu),
        ('capN', cL[::-1], n_front),
    ]
    p = Panel(name, outline, h, seed=3)
    t = np.radians(arm)
    d = np.array([np.sin(t) * side, 0, -np.cos(t)])  # along arm
    up = np.array([np.cos(t) * side, 0, np.sin(t)])  # outwards, perpendicular
    v, u = p.uv[:, 0], -p.uv[:, 1]
    ww = w0 + (w1 - w0) * np.clip((u - capH) / (length - capH + 1e-6), 0, 1)
    p.flip = side > 0
    th = v / ww * np.pi
    r = ww / np.pi * r_off
    front = np.array([0, -1.0, 0])
    pos = np.asarray(S) + u[:, None] * d + (r * np.cos(th))[:, None] * up + (r * np.sin(th) * (1))[:, None] * front
    return p, pos


def rest_scale(g, P):
    """per-edge rest length factor: knit bands pulled in, uneven asymmetric ease elsewhere (that is what makes folds)"""
    sc = np.ones(len(g.edges))
    m = (g.suv[g.edges[:, 0]] + g.suv[g.edges[:, 1]]) / 2
    d = g.suv[g.edges[:, 0]] - g.suv[g.edges[:, 1]]
    pid = g.spid[g.edges[:, 0]]
    off = pid * 37.0
    hz = np.abs(d[:, 0]) > np.abs(d[:, 1])
    z = P.get('ease', 1.0)
    q = m + np.c_[off, off * 0.3]
    sc += z * 0.012 * smooth_noise(q, 9, 3) + z * 0.018 * smooth_noise(q * [0.8, 1.4], 4.5, 23)
    sc += z * np.where(
        ~hz & (pid < 2), 0.012 + 0.012 * smooth_noise(q, 14, 31), 0
    )  # a little too long: soft sideways folds
    zc = P['hem'][1]
    hw = P.get('hemw', 0)
    S = P.get('slv')
    A = (pid == 2) | (pid == 3)
    if P.get('hemk') == 'rib':
        sc[(pid < 2) & (m[:, 1] < zc + hw) & hz] = P.get('hem_pull', 0.86)
    else:
        sc[(pid < 2) & (m[:, 1] < zc + 2.6)] = 1.0 + 0.25 * (sc[(pid < 2) & (m[:, 1] < zc + 2.6)] - 1)
    if S:
        L = S['length']
        cw = P.get('cuffw', 0)
        if P.get('cuffk') in ('rib', 'cuff'):
            sc[A & (-m[:, 1] > L - cw) & hz] = P.get('cuff_pull', 0.80)
        sc[A & ~hz & (-m[:, 1] > S['capH']) & (-m[:, 1] < L - cw)] *= 1 + P.get('sleeve_ease', 0.02)
    if P.get('rib'):
        for i, p in enumerate(g.panels[:2]):
            nb = np.r_[p.uv[p.tags['neck']], p.uv[p.tags['neck_L']]]
            k = pid == i
            dd = np.min(np.linalg.norm(m[k][:, None] - nb[None], axis=2), 1)
            f = np.clip(1 - dd / P['rib'], 0, 1)
            e = np.minimum(1, f * 1.6)
            s = sc[k]
            s = 1 + (s - 1) * (1 - e)
            s *= 1 - P.get('rib_pull', 0.10) * e
            sc[k] = s
    if not S:
        for i, p in enumerate(g.panels[:2]):
            nb = np.r_[p.uv[p.tags['arm']], p.uv[p.tags['arm_L']]]
            k = pid == i
            dd = np.min(np.linalg.norm(m[k][:, None] - nb[None], axis=2), 1)
            e = np.clip((2.4 - dd) / 1.4, 0, 1)
            s = sc[k]
            sc[k] = (1 + (s - 1) * (1 - e)) * (1 - 0.045 * e)
    return sc


MAN = dict(
    body='man',
    hps=(8.6, 150.8),
    sh=(22.0, 145.8),
    ua=(27.0, 121.5),
    waist=26.4,
    hem=(26.6, 79),
    neck_f=141.5,
    neck_b=148.6,
)


WOMAN = dict(
    body='woman',
    hps=(8.4, 143.4),
    sh=(18.0, 140.6),
    ua=(21.6, 120.5),
    waist=19.6,
    hem=(24.4, 81),
    neck_f=131.5,
    neck_b=140.8,
)


CHILD = dict(
    body='child',
    hps=(6.7, 110.6),
    sh=(15.6, 107.0),
    ua=(19.0, 89.5),
    waist=18.8,
    hem=(19.2, 62),
    neck_f=103.2,
    neck_b=108.8,
)


TOPS = dict(
    tee=dict(MAN, rib=2.2, slv=dict(w0=20.3, w1=18.2, capH=11, length=24), arm0=46, arm=22),
    longsleeve=dict(
        MAN, rib=1.9, slv=dict(w0=19.6, w1=10.4, capH=11.5, length=64), arm0=42, arm=13, elbow=14, sleeve_ease=0.035
    ),
    sweatshirt=dict(
        MAN,
        hps=(9.2, 151.4),
        sh=(23.6, 146.2),
        ua=(29.5, 118),
        waist=29.4,
        hem=(27.6, 80),
        neck_f=141.6,
        neck_b=148.2,
        rib=2.6,
        hemk='rib',
        hemw=6,
        cuffk='rib',
        cuffw=6,
        slv=dict(w0=21.5, w1=10.2, capH=9.5, length=65),
        arm0=38,
        arm=12,
        elbow=16,
        sleeve_ease=0.045,
    ),
    hoodie=dict(
        MAN,
        hps=(10.5, 151.2),
        sh=(23.5, 146.6),
        ua=(30, 118),
        waist=29.5,
        hem=(27.6, 80),
        neck_f=139.5,
        neck_b=147.6,
        rib=0,
        hemk='rib',
        hemw=6,
        cuffk='rib',
        cuffw=6,
        slv=dict(w0=21.5, w1=10.0, capH=9.0, length=65),
        arm0=38,
        arm=12,
        elbow=16,
        sleeve_ease=0.05,
    ),
    shirt=dict(
        MAN,
        hps=(8.6, 151.6),
        sh=(22.0, 146.6),
        ua=(27.8, 120.5),
        waist=26.6,
        hem=(27.6, 77),
        neck_f=143.0,
        neck_b=149.4,
        rib=0,
        cuffk='cuff',
        cuffw=6.5,
        cuff_pull=0.84,
        slv=dict(w0=19.8, w1=11.0, capH=11, length=64),
        arm0=40,
        arm=13,
        elbow=14,
        sleeve_ease=0.035,
    ),
    polo=dict(
        MAN,
        hps=(8.4, 151.0),
        neck_f=143.4,
        neck_b=149.2,
        ua=(26.4, 121.5),
        waist=25.6,
        hem=(26.2, 79),
        rib=0,
        slv=dict(w0=19.8, w1=16.6, capH=11, length=24),
        cuffk='rib',
        cuffw=2.6,
        cuff_pull=0.93,
        arm0=46,
        arm=22,
    ),
    tank=dict(
        MAN,
        hps=(11.2, 149.8),
        sh=(15.4, 148.4),
        ua=(25.0, 118),
        waist=24.6,
        hem=(25.6, 79),
        neck_f=133.5,
        neck_b=142.5,
        rib=1.2,
        rib_pull=0.05,
        slv=None,
        arm0=24,
        arm=22,
    ),
    crewknit=dict(
        MAN,
        hps=(9.4, 151.6),
        sh=(22.8, 146.4),
        ua=(28.0, 119.5),
        waist=27.6,
        hem=(26.4, 82),
        neck_f=142.2,
        neck_b=148.6,
        rib=3.0,
        rib_pull=0.09,
        hemk='rib',
        hemw=7,
        cuffk='rib',
        cuffw=7,
        hem_pull=0.88,
        slv=dict(w0=20.0, w1=10.6, capH=10.5, length=64),
        arm0=38,
        arm=12,
        elbow=16,
        sleeve_ease=0.04,
        ease=0.6,
    ),
    turtleneck=dict(
        MAN,
        hps=(8.2, 151.8),
        sh=(21.6, 146.6),
        ua=(26.6, 120.0),
        waist=26.0,
        hem=(25.4, 81),
        neck_f=145.2,
        neck_b=149.6,
        rib=0,
        hemk='rib',
        hemw=6.5,
        cuffk='rib',
        cuffw=6.5,
        hem_pull=0.9,
        slv=dict(w0=19.2, w1=10.2, capH=10.8, length=64),
        arm0=38,
        arm=12,
        elbow=16,
        sleeve_ease=0.04,
        ease=0.6,
    ),
    vneck=dict(
        MAN,
        hps=(9.6, 151.6),
        sh=(22.4, 146.4),
        ua=(27.4, 119.8),
        waist=27.0,
        hem=(26.0, 82),
        neck_f=130.5,
        neck_b=148.8,
        neck='v',
        rib=2.6,
        rib_pull=0.03,
        hemk='rib',
        hemw=6.5,
        cuffk='rib',
        cuffw=6.5,
        hem_pull=0.9,
        slv=dict(w0=19.6, w1=10.4, capH=10.6, length=64),
        arm0=38,
        arm=12,
        elbow=16,
        sleeve_ease=0.04,
        ease=0.6,
    ),
    fittedtee=dict(
        WOMAN, rib=1.4, rib_pull=0.06, slv=dict(w0=15.6, w1=14.2, capH=10.5, length=19), arm0=44, arm=20, h=0.75
    ),
    blouse=dict(
        WOMAN,
        hps=(7.8, 143.2),
        sh=(18.6, 140.0),
        ua=(24.0, 117.5),
        waist=23.0,
        hem=(25.0, 76),
        neck_f=135.8,
        neck_b=140.6,
        rib=0,
        cuffk='cuff',
        cuffw=5,
        cuff_pull=0.60,
        slv=dict(w0=18.5, w1=13.5, capH=11.0, length=59),
        arm0=42,
        arm=14,
        elbow=14,
        sleeve_ease=0.045,
        h=0.85,
    ),
    cardigan=dict(
        WOMAN,
        hps=(8.8, 143.6),
        sh=(18.6, 140.2),
        ua=(23.6, 117.5),
        waist=22.6,
        hem=(22.6, 80),
        neck_f=116,
        neck_b=140.2,
        neck='v',
        rib=2.8,
        rib_pull=0.03,
        hemk='rib',
        hemw=6,
        cuffk='rib',
        cuffw=6,
        hem_pull=0.9,
        slv=dict(w0=17.4, w1=10.0, capH=10.0, length=59),
        arm0=40,
        arm=13,
        elbow=14,
        sleeve_ease=0.04,
        ease=0.6,
    ),
    childtee=dict(CHILD, rib=1.9, slv=dict(w0=14.4, w1=13.4, capH=7.6, length=16.5), arm0=46, arm=24, h=0.7),
    childdress=dict(
        CHILD,
        hps=(6.9, 110.4),
        sh=(14.6, 107.6),
        ua=(17.8, 91.0),
        waist=23.0,
        hem=(31.5, 40),
        neck_f=103.0,
        neck_b=108.6,
        rib=1.6,
        slv=dict(w0=13.6, w1=13.2, capH=7.4, length=13.5),
        arm0=46,
        arm=26,
        ease=0.7,
        h=0.8,
    ),
    childhoodie=dict(
        CHILD,
        hps=(7.9, 110.6),
        sh=(16.8, 107.2),
        ua=(21.2, 86.5),
        waist=20.8,
        hem=(19.6, 61),
        neck_f=101.6,
        neck_b=107.6,
        rib=0,
        hemk='rib',
        hemw=4.6,
        cuffk='rib',
        cuffw=4.6,
        slv=dict(w0=15.4, w1=8.0, capH=6.8, length=43),
        arm0=38,
        arm=14,
        elbow=14,
        sleeve_ease=0.05,
        hood=24.5,
        h=0.8,
    ),
)


def top_garment(kind='tee', h=H, hood=False):
    """set-in sleeve tops (or sleeveless). Returns garment + meta."""
    P = TOPS[kind]
    h = P.get('h', h)
    hx, hz = P['hps']
    sx, sz = P['sh']
    ux, uz = P['ua']
    ex, ez = P['hem']
    S = P.get('slv')
    k = (sz - uz) / 24.5  # armhole depth relative to a man's
    sh = line((hx, hz), (sx, sz))
    if S:
        arm_f = bez((sx, sz), (sx - 2.6 * k, sz - 9 * k), (sx - 2.4 * k, uz + 3.0 * k), (ux, uz))
        arm_b = bez((sx, sz), (sx - 1.2 * k, sz - 9 * k), (sx - 1.6 * k, uz + 3.0 * k), (ux, uz))
    else:
        arm_f = bez((sx, sz), (sx - 0.6, sz - 12 * k), (sx - 1.6 * k, uz + 3.6 * k), (ux, uz))
        arm_b = bez((sx, sz), (sx + 0.4, sz - 12 * k), (sx + 0.4, uz + 3.6 * k), (ux, uz))
    side = quad((ux, uz), (P['waist'], (uz + ez) / 2), (ex, ez))
    na = int(round(np.linalg.norm(np.diff(arm_f, axis=0), axis=1).sum() / h))
    body = (bodies.caps_of(P['body'], P['arm']), bodies.secs_of(P['body'], P.get('girth', 0.955)))
    extra = []
    if hood:  # a padded neck keeps the hood's fronts standing
        u = P.get('hood', 35.0) / 35
        z = P['neck_f']
        extra = [bodies.cap((0, 1.0, z + 3 * u), 8.6 * u, (0, 1.0, z + 14 * u), 8.0 * u)]
    if kind in ('shirt', 'blouse'):
        side = quad((ux, uz), (P['waist'], (uz + ez) / 2), (ex, ez + 5))
        hem = bez((ex, ez + 5), (ex - 6, ez + 3), (12, ez - 3), (0, ez - 3))
    else:
        hem = line((ex, ez), (0, ez))

    def panel(nm, nz, arm_c, seed):
        if P.get('neck') == 'v' and nm == 'front':
            neck = bez((0, nz), (hx * 0.42, nz + (hz - nz) * 0.34), (hx * 0.92, nz + (hz - nz) * 0.66), (hx, hz))
        else:
            neck = bez((0, nz), (hx * 0.62, nz), (hx * 0.98, nz + (hz - nz) * 0.45), (hx, hz))
        half = [('neck', neck), ('sh', sh), ('arm', arm_c, na), ('side', side), ('hem', hem)]
        return Panel(nm, mirror_half(half), h, seed)

    f = panel('front', P['neck_f'], arm_f, 1)
    b = panel('back', P['neck_b'], arm_b, 2)
    b.flip = True
    g = Garment()
    prof = [(ez - 8, ex), (ez, ex), ((uz + ez) / 2, P['waist']), (uz, ux), (sz, (ux + sx) / 2 + 1.5), (hz + 5, sx)]
    F = g.add(f, wrap_pos(f, -1, prof))
    B = g.add(b, wrap_pos(b, 1, prof))
    for t in ('sh', 'side'):
        for s in ('', '_L'):
            g.weld(F, t + s, B, t + s)
    for side_, sfx in ((1, ''), (-1, '_L')) if S else ():
        p, pos = sleeve_panel(
            'sleeve' + ('R' if side_ > 0 else 'L'),
            (side_ * (sx - 4.5 * k), 1.0, sz - 4.0 * k),
            P['arm0'],
            S['w0'],
            S['w1'],
            S['capH'],
            S['length'],
            na,
            side_,
            h,
            1.05,
        )
        I = g.add(p, pos)
        flip = sfx == '_L'  # left outline runs reversed (underarm -> shoulder)
        g.weld(I, 'capP', F, 'arm' + sfx, flip=flip)
        g.weld(I, 'capN', B, 'arm' + sfx, flip=not flip)
        g.weld(I, 'underP', I, 'underN', flip=True)
    if hood:
        add_hood(g, P, f, b, F, B, h)
    g.build()
    g.x += np.random.default_rng(5).normal(0, 0.15, g.x.shape)
    g.meta = dict(
        kind=kind,
        P=P,
        body=body,
        scale_fn=lambda g: rest_scale(g, P),
        pose=bodies.pose(P['body'], P['arm0'], P['arm'], P.get('elbow', 0), extra=extra, girth=P.get('girth', 0.955)),
    )
    return g


def add_hood(g, P, f, b, F, B, h):
    """Sews a hood of two halves to the neckline."""
    ln = lambda q: np.linalg.norm(np.diff(q, axis=0), axis=1).sum()
    nf = len(f.tags['neck']) - 1
    nb = len(b.tags['neck']) - 1
    lf = ln(f.uv[f.tags['neck']])
    lb = ln(b.uv[b.tags['neck']])
    HB, HT = lf + lb, P.get('hood', 35.0)
    u_ = HT / 35
    z0 = P['neck_f'] + 7.5 * u_
    for sd, sfx in ((1, ''), (-1, '_L')):
        # x: 0 at the face edge -> back ; y: height
        o = [
            ('neckF', line((0, 0), (lf, 0)), nf),
            ('neckB', line((lf, 0), (HB, 0)), nb),
            (
                'seam',
                np.r_[
                    bez((HB, 0), (HB + 6.5 * u_, 10 * u_), (HB + 6.5 * u_, 30 * u_), (HB - 6 * u_, HT)),
                    bez(
                        (HB - 6 * u_, HT),
                        (HB - 11 * u_, HT + 1.2 * u_),
                        (8 * u_, HT + 1.0 * u_),
                        (2.5 * u_, HT - 0.5 * u_),
                    )[1:],
                ],
                52,
            ),
            ('face', bez((2.5 * u_, HT - 0.5 * u_), (2.2 * u_, HT - 10 * u_), (-0.6 * u_, 12 * u_), (0, 0)), None),
        ]
        p = Panel('hood' + ('R' if sd > 0 else 'L'), o, h, 9)
        u, v = p.uv[:, 0] / HB, p.uv[:, 1]
        a = np.pi * np.clip(u, 0, 1.15)  # 0 front .. pi back
        rad = (10.5 + 1.5 * np.sin(np.clip(v / HT, 0, 1) * np.pi)) * u_
        x = (
            sd
            * rad
            * np.sin(np.clip(a, 0, np.pi))
            * np.where(v > 24 * u_, np.clip((HT + 2 - v) / (12 * u_), 0.06, 1), 1)
        )
        y = -rad * np.cos(a) * 1.05 + 1.5
        z = z0 + v * 0.9 + np.where(u > 0.5, 1, 0) * 1.0 - 5 * u_ * np.clip(1 - u * 2, 0, 1)
        pos = np.c_[x, y, z]
        p.flip = sd < 0
        I = g.add(p, pos)
        g.weld(I, 'neckF', F, 'neck' + sfx, flip=sfx == '_L')
        g.weld(I, 'neckB', B, 'neck' + sfx, flip=sfx != '_L')
    g.weld(4, 'seam', 5, 'seam')


def top_details(kind, **o):
    """seams, ribs, hems and stitches every top has; o: double (twin stitch at armholes), pitch (rib), seam"""
    pitch = o.get('pitch', 0.28)
    sw = o.get('seam', 0.34)

    def details(D, g):
        P = g.meta['P']
        S = P.get('slv')
        hw = P.get('hemw', 2.4)
        cw = P.get('cuffw', 2.4)
        for i in (0, 1):
            for s in ('', '_L'):
                D.seam(i, 'side' + s)
                D.seam(i, 'sh' + s, sw)
                if S:
                    D.seam(i, 'arm' + s, sw)
                else:
                    D.rib(i, 'arm' + s, P['rib'], pitch) if P['rib'] else D.hem(i, 'arm' + s, (0.7,))
                if P.get('hemk') == 'rib':
                    D.rib(i, 'hem' + s, hw, pitch * 1.15, mask='#f00', topstitch=o.get('ribstitch', 0.35))
                else:
                    D.hem(i, 'hem' + s, o.get('hem', (2.2, 2.6)))
                if S and o.get('double'):
                    D.stitch(i, inward_off(g.panels[i].uv[g.panels[i].tags['arm' + s]], 0.4, g.panels[i]))
            if P['rib']:
                D.rib(i, ['neck', 'neck_L'], P['rib'], pitch, topstitch=o.get('ribstitch', 0.35))
        for i in (2, 3) if S else ():
            for t in ('capP', 'capN'):
                D.seam(i, t, sw)
            for t in ('underP', 'underN'):
                D.seam(i, t)
            if P.get('cuffk') == 'rib':
                D.rib(i, 'cuff', cw, pitch * 1.15, mask='#f00', topstitch=o.get('ribstitch', 0.35))
            elif P.get('cuffk') != 'cuff':
                D.hem(i, 'cuff', o.get('hem', (2.0, 2.4)))
        if o.get('more'):
            o['more'](D, g)

    return details


def make_top(kind, look, sim=None, smooth=1, extras=None, hood=False, **o):
    """A top of the table `TOPS` by its name: pattern, ease, details; `o` goes to its details."""
    g = top_garment(kind, 0.9, hood=hood)
    g.meta.update(
        details=top_details(kind, **o),
        smooth=smooth,
        sim=dict(dict(frames=110, bend=1.6e-3, seam_bend=4e-4, th=0.55, mu=0.6, gravity=-420), **(sim or {})),
        look=look,
    )
    if extras:
        g.meta['extras'] = extras
    return g


JERSEY = dict(tile='jersey', tile_cm=2.2, tile_depth=0.03, thick=0.13, crumple=0.085, taped=True)


FLEECE = dict(tile='fleece', tile_cm=3.2, tile_depth=0.02, thick=0.30, detail_cm=0.26, rough=0.75, crumple=0.10, taped=True)


KNIT = dict(tile='knit', tile_cm=3.0, tile_depth=0.10, thick=0.36, detail_cm=0.30, rough=0.8, crumple=0.05)
