"""Hats, scarves, socks, gloves, belts and bags."""
import numpy as np
from cloth import bez, line
from garments import inward_off, tube
from surfaces import Surface, finish, pillow, revolve, ribbon, soft_noise, still, sweep, turned

WOOL = dict(tile='knit', tile_cm=2.4, tile_depth=.09, thick=.3, detail_cm=.34, rough=.85)
COTTON = dict(tile='plain', tile_cm=1.9, tile_depth=.02, thick=.16, detail_cm=.26, uneven=.03, rough=.7)


def ribs(D, i, x0, x1, y0, y1, pitch, op=.5):
    """Knitted ribs that run along the second cloth coordinate."""
    for x in np.arange(x0 + pitch / 2, x1, pitch):
        D.add('h', i, [(x, y0), (x, y1)], '#000', width=pitch * .42, blur=2, op=op)


def smooth_step(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


# ---- beanie ------------------------------------------------------------------
def make_beanie():
    straight = np.linspace(.6, 12.5, 40)
    round_ = np.linspace(0, np.pi / 2, 44)[1:]
    radius = np.r_[np.full(40, 9.8), .35 + 9.45 * np.cos(round_) ** .72]
    z = np.r_[straight, 12.5 + 9.0 * np.sin(round_) ** 1.05]
    hill = soft_noise((len(z), 161), (6, 9), 4)

    def wobble(a, turn):
        high = smooth_step((a - 13) / 9)
        gathers = -np.abs(np.cos(turn * 4)) ** 6 * .55 * high * (1 - smooth_step((a - 24) / 3))
        return gathers + hill * .16 * smooth_step((a - 7) / 5) * (radius / 9.8)[:, None]

    crown = revolve('crown', radius, z, aspect=1.08, wobble=wobble, lean=.02)
    bottom = [(9.85, .9), (9.9, .35), (10.12, .05), (10.4, .05), (10.62, .35)]
    wall = [(10.66 + .06 * np.sin(k / 26 * np.pi), .35 + k / 26 * 6.7) for k in range(1, 27)]
    top = [(10.6, 7.3), (10.4, 7.5), (10.15, 7.4), (9.95, 6.9)]
    cr, cz = np.array(bottom + wall + top).T
    ripple = soft_noise((len(cz), 161), (4, 8), 9)
    cuff = revolve('cuff', cr, cz, aspect=1.08, wobble=lambda a, turn: ripple * .10)
    g = still([crown, cuff], [(0, 'left', 0, 'right'), (1, 'left', 1, 'right')])

    def details(D, g):
        for i in (0, 1):
            uv = g.panels[i].uv
            ribs(D, i, uv[:, 0].min(), uv[:, 0].max(), uv[:, 1].min() - 1, uv[:, 1].max() + 1, .78, .62)
        D.mask(1, g.panels[1].boundary, '#f00')

    return finish(g, details, dict(WOOL, close=(1.5, -10, 8.5, 17), close_az=10))


# ---- scarf ---------------------------------------------------------------------
def make_scarf():
    """Hangs over a peg: gathered above, two tails that open downwards."""
    u = np.linspace(-.5, .5, 81)

    def tail(t, u, sign):
        down = smooth_step(t)
        width = 10.5 + 8.5 * down
        phase = .8 if sign < 0 else 2.4
        fold = np.sin(2 * np.pi * (1.7 * u + .12 * t) + phase) * (1.5 - .7 * t) + np.sin(2 * np.pi * (3.3 * u - .1 * t) + phase * 2) * (.62 - .25 * t)
        return width * u + 1.3 * np.sin(t * 1.8 + phase) * t, fold

    front, back, peg = 56.0, 63.0, 2.3
    path = np.r_[np.c_[np.full(90, -peg), np.linspace(0, front, 90)], [(-peg * np.cos(a), front + peg * np.sin(a)) for a in np.linspace(0, np.pi, 14)[1:-1]], np.c_[np.full(100, peg), np.linspace(front, front - back, 100)]]
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(path, axis=0).T))]
    points = np.zeros((len(path), len(u), 3))
    for k, (y, z) in enumerate(path):
        low = 1 - z / front
        x_f, f_f = tail(np.clip(low, 0, 1.15), u, -1)
        x_b, f_b = tail(np.clip(low, 0, 1.15), u, 1)
        w = smooth_step((y / peg + 1) / 2)
        x, f = x_f * (1 - w) + (x_b + 2.4 * np.clip(low, 0, 1.2)) * w, f_f * (1 - w) + f_b * w
        points[k] = np.c_[x, y * (1 + .9 * np.clip(low * 3, 0, 1)) + f * .55, np.full(len(u), z + 60) + .5 * np.cos(2 * np.pi * u) * (low > .9)]
    uv = np.stack(np.broadcast_arrays(u[None, :] * 27, along[:, None]), axis=2)
    g = still([Surface('scarf', points, uv)])

    def details(D, g):
        p = g.panels[0]
        for tag in ('left', 'right'):
            D.line(0, inward_off(p.uv[p.tags[tag]], .5, p), .2, .5)

    def extras(g, D):
        rng = np.random.default_rng(7)
        parts = []
        for tag, length in (('bottom', 6.5), ('top', 6.0)):
            ids = g.inv[g.panels[0].tags[tag] + g.off[0]]
            edge = g.x[ids]
            for k in np.linspace(0, len(edge) - 1, 38):
                j = int(k)
                s = edge[j] + (edge[min(j + 1, len(edge) - 1)] - edge[j]) * (k - j)
                a, b = rng.uniform(-.5, .5), rng.uniform(-.35, .35)
                q = np.linspace(0, 1, 8)
                strand = np.c_[s[0] + a * q ** 1.4, s[1] + b * q, s[2] + .3 - (length + rng.uniform(-.5, .4)) * q]
                parts.append(tube(strand, .19, 22, m=6))
        return parts

    return finish(g, details, dict(WOOL, tile='plain', tile_cm=2.6, tile_depth=.06, crumple=.03, close=(0, -3, 92, 30)), extras=extras)


# ---- socks -----------------------------------------------------------------------
def make_socks():
    leg = np.c_[np.zeros(46), np.linspace(31, 11.0, 46)]
    arc = np.array([(-7.2 + 7.2 * np.cos(a), 11.0 - 7.2 * np.sin(a)) for a in np.linspace(0, np.pi / 2, 30)])[1:]
    foot = np.c_[np.linspace(-7.2, -21.0, 42)[1:], np.full(41, 3.8)]
    flat = np.r_[leg, arc, foot]
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(flat, axis=0).T))]
    bend = along[45] + (along[74] - along[45]) * .5
    end = along[-1]
    heel = np.exp(-((along - bend) / 3.8) ** 2)
    toe = np.sqrt(np.clip(1 - np.clip((along - (end - 4.4)) / 4.4, 0, 1) ** 2.2, 0, 1))
    wide = (4.35 + .25 * np.exp(-along / 6) - .25 * np.exp(-((along - 13) / 6) ** 2) + .62 * heel) * np.maximum(toe, .03)
    deep = (1.35 + .25 * heel) * np.maximum(toe ** .8, .03)

    def sock(name, shift, seed):
        ripple = soft_noise((len(flat), 49), (3.2, 4), seed)[..., None] * np.array([0, .12, 0])
        side = np.zeros((len(flat), 3))
        tangent = np.gradient(flat, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
        side[:, 0], side[:, 2] = -tangent[:, 1], tangent[:, 0]
        # the heel stands out behind: the middle of the section moves outwards at the bend
        path = np.c_[flat[:, 0], np.zeros(len(flat)), flat[:, 1]] + side * (.9 * heel)[:, None]
        s = sweep(name, path, side, wide, deep, roundness=.86)
        s.pos0 = s.pos0 + ripple.reshape(-1, 3) + shift
        return s

    near, far = sock('near', (0, 0, 0), 3), sock('far', (6.4, 3.4, 3.0), 8)
    g = still([near, far], [(0, 'left', 0, 'right'), (1, 'left', 1, 'right')])

    def details(D, g):
        for i in (0, 1):
            x1 = g.panels[i].uv[:, 0].max()
            ribs(D, i, -x1, x1, 0, 26, .5, .3)
            ribs(D, i, -x1, x1, -.5, 5.6, .5, .5)
            D.mask(i, [(-x1, -1), (x1, -1), (x1, 5.4), (-x1, 5.4)], '#f00')
            D.line(i, [(-x1, 5.5), (x1, 5.5)], .2, .5)
            D.mask(i, [(-x1, end - 5), (x1, end - 5), (x1, end + 1), (-x1, end + 1)], '#f00')
            D.line(i, [(-x1, end - 5), (x1, end - 5)], .22, .7)
            wedge = np.r_[bez((x1 * .5, bend - 6.4), (x1 * .16, bend - 2), (x1 * .16, bend + 2), (x1 * .5, bend + 6.4)), bez((x1 * .5, bend + 6.4), (x1 * .84, bend + 2), (x1 * .84, bend - 2), (x1 * .5, bend - 6.4))]
            D.mask(i, wedge * [-1, 1], '#f00')
            D.line(i, wedge * [-1, 1], .2, .6)

    return finish(g, details, dict(WOOL, tile='jersey', tile_cm=1.7, tile_depth=.03, thick=.16, detail_cm=.2, close=(-1, -2, 19, 19)))


# ---- gloves ------------------------------------------------------------------------
def hand_outline():
    """A knitted glove laid flat, thumb to the right: the edge from the cuff round the fingers, and the cuff's end."""
    from shapely.geometry import LineString, Polygon
    from shapely.ops import unary_union
    palm = Polygon([(-4.0, 0), (4.0, 0), (4.2, 7), (4.4, 13), (-4.3, 13), (-4.2, 7)])
    fingers = [((-3.2, 11), (-3.9, 18.2), 1.02), ((-1.1, 12), (-1.45, 20.4), 1.1), ((1.1, 12), (1.15, 20.9), 1.12), ((3.2, 11.5), (3.7, 19.4), 1.06)]
    parts = [palm] + [LineString([a, b]).buffer(r) for a, b, r in fingers] + [LineString([(2.4, 5.4), (5.0, 9.2), (5.9, 13.6)]).buffer(1.35)]
    hand = unary_union(parts).buffer(-.12).buffer(.24).buffer(-.12)
    ring = np.array(hand.exterior.coords)[:-1]
    if not hand.exterior.is_ccw:
        ring = ring[::-1]
    low = ring[:, 1] < .05
    start = [k for k in range(len(ring)) if low[k] and not low[(k + 1) % len(ring)]][0]
    ring = np.roll(ring, -start, 0)
    n = int((~(ring[:, 1] < .05)).sum()) + 1
    edge = np.r_[ring[:n], [ring[n % len(ring)]]]
    return edge


def make_gloves():
    edge = hand_outline()
    h = .42
    count = int(round(np.linalg.norm(np.diff(edge, axis=0), axis=1).sum() / h))
    surfaces = []
    for mirror, shift, turn, name in ((1, (-8.6, 0, 0), 6, 'left'), (-1, (8.6, 0, .8), -6, 'right')):
        pl = edge * [mirror, 1]
        cuff = line(pl[-1], pl[0])
        outline = [('edge', pl, count), ('cuff', cuff, 20)]
        if mirror < 0:
            outline = [('edge', pl[::-1], count), ('cuff', line(pl[0], pl[-1]), 20)]
        for side in (-1, 1):
            p = pillow(name + ('front' if side < 0 else 'back'), outline, h, 1.7, side, .72, seed=2)
            flat = p.pos0.copy()
            cuffed = smooth_step(1 - flat[:, 2] / 4.5)
            flat[:, 1] += side * .5 * cuffed * (1 - (flat[:, 0] / 4.05).clip(-1, 1) ** 4)
            p.pos0 = turned(flat, turn, 1) + shift
            surfaces.append(p)
    g = still(surfaces, [(0, 'edge', 1, 'edge'), (2, 'edge', 3, 'edge')])

    def details(D, g):
        for i in range(4):
            ribs(D, i, -4.6, 4.6, -.5, 6.2, .5, .55)
            D.mask(i, [(-5.2, -.5), (5.2, -.5), (5.2, 6.2), (-5.2, 6.2)], '#f00')
            s = 1 if i < 2 else -1
            for x in (-2.3, -.1, 2.15):
                D.line(i, [(s * x, 12.6), (s * x, 14.2)], .25, .5)

    return finish(g, details, dict(WOOL, tile_cm=1.6, tile_depth=.06, thick=.18, detail_cm=.24, close=(-6, -2, 10, 17)))


# ---- belt ----------------------------------------------------------------------------
def make_belt():
    """Rolled up and standing, the buckle in front, seen from a little above."""
    width, turns = 3.4, 2.5
    a = np.linspace(0, turns * 2 * np.pi, 420)
    r = 6.6 - .62 * a / (2 * np.pi)
    start = -.42
    ring = np.c_[r * np.sin(a + start), -r * np.cos(a + start), np.zeros(len(a))]
    lead = np.linspace(5.2, 0, 22)[:-1, None]
    tangent = ring[0] - ring[1]
    tangent /= np.linalg.norm(tangent)
    path = np.r_[ring[0] + tangent * lead + np.array([0, -.06, 0]) * lead ** 1.2, ring]
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
            D.stitch(0, line((s * (x - .32), .4), (s * (x - .32), y1 - .4)), '.32 .16', .1)
        D.line(0, [(-x, 4.6), (x, 4.6)], .2, .6)

    def extras(g, D):
        # the buckle: a frame with a bar, and the tongue laid over it
        at = path[0]
        out = np.cross(tangent, [0, 0, 1.0])
        frame = []
        for t in np.linspace(0, 2 * np.pi, 49):
            x = np.sign(np.cos(t)) * abs(np.cos(t)) ** .38 * 1.9
            z = np.sign(np.sin(t)) * abs(np.sin(t)) ** .38 * 2.5
            frame.append(at + tangent * (x + 1.2) + np.array([0, 0, z]) + out * .1)
        tongue = [at + tangent * (-.5 + 3.7 * q) + out * (.55 * np.sin(q * np.pi) + .35) for q in np.linspace(0, 1, 14)]
        bar = [at + tangent * -.55 + np.array([0, 0, z]) + out * .2 for z in np.linspace(-2.3, 2.3, 9)]
        parts = [tube(tilt(np.array(q)), w, 21, m=12) for q, w in ((frame, .34), (tongue, .24), (bar, .26))]
        # the loop that keeps the end
        k = 40
        loop = ring[k]
        t2 = ring[k + 1] - ring[k - 1]
        t2 /= np.linalg.norm(t2)
        o2 = np.cross([0, 0, 1.0], t2)
        strip_ = np.array([[loop + t2 * w + o2 * (-.32) + np.array([0, 0, z]) for z in np.linspace(-width / 2 - .22, width / 2 + .22, 9)] for w in (-.55, -.2, .2, .55)])
        n = strip_.shape[1]
        f = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(3) for j in range(n - 1)]
        uv = np.array([[(z * .6, 8 + w) for z in np.linspace(-2, 2, 9)] for w in (-.55, -.2, .2, .55)]).reshape(-1, 2)
        parts.append(dict(x=tilt(strip_.reshape(-1, 3)), f=np.array(f), uv=uv, panel=0, id=0, thick=.2, sub=1))
        return parts

    return finish(g, details, dict(tile='fleece', tile_cm=2.0, tile_depth=.02, thick=.34, detail_cm=.2, uneven=.02, rough=.45, close=(-2, -7, 0, 13), close_az=-8), extras=extras)


# ---- cap -----------------------------------------------------------------------------
def make_cap():
    turn_by = 34
    columns = 193
    turn = np.linspace(-np.pi, np.pi, columns)
    q = np.linspace(0, 1, 46)
    height = 11.4
    front = .5 + .5 * np.cos(turn)                                  # 1 in front, 0 behind
    rise = np.sin(q * np.pi / 2)
    r = np.cos(q * np.pi / 2) ** .74
    bulge = 1 + .05 * np.sin(q * np.pi)
    R = 9.3 * r[:, None] * bulge[:, None] * (1 + .02 * np.abs(np.cos(turn * 3)))[None, :]
    z = rise[:, None] * (height + .9 * front[None, :] * np.sin(q * np.pi)[:, None])
    dome = np.stack([R * np.sin(turn), -R * np.cos(turn) * 1.12, z], axis=2)
    dome[-1] = dome[-1].mean(0)
    dome += soft_noise((46, columns), (5, 10), 3)[..., None] * np.array([.05, .05, .03]) * np.sin(q * np.pi)[:, None, None]
    dome[:, -1] = dome[:, 0]
    uv = np.stack(np.broadcast_arrays(turn[None, :] / np.pi * 29, q[:, None] * 17), axis=2)
    crown = Surface('crown', dome, uv)
    a = np.linspace(-1, 1, 61)
    b = np.linspace(0, 1, 20)
    angle = a * .98
    base = np.stack([9.3 * np.sin(angle), -9.3 * np.cos(angle) * 1.12, np.full(61, .25)], axis=1)
    length = 7.4 * (1 - np.abs(a) ** 2.6)
    visor = np.zeros((20, 61, 3))
    for k, w in enumerate(b):
        visor[k, :, 0] = base[:, 0] * (1 + .05 * w)
        visor[k, :, 1] = base[:, 1] - length * w
        visor[k, :, 2] = base[:, 2] - .6 * w - 3.2 * a ** 2 * (1 - np.abs(a) ** 2.6) * w * (.4 + .6 * w) + .35 * np.sin(w * np.pi)
    uv_v = np.stack(np.broadcast_arrays(a[None, :] * 10, -b[:, None] * 7.2), axis=2)
    peak = Surface('peak', visor[::-1], uv_v[::-1])
    for s in (crown, peak):
        s.pos0 = turned(s.pos0, -turn_by, 2)
    g = still([crown, peak], [(0, 'left', 0, 'right')])

    def details(D, g):
        for k in range(-3, 3):
            x = (k + .5) * 29 / 3
            D.line(0, [(x, 0), (x, 17)], .3)
            for s in (-.35, .35):
                D.stitch(0, line((x + s, 0), (x + s, 16.6)), '.26 .13', .09)
            mid = x + 29 / 6
            ring_ = np.array([(mid + .42 * np.cos(t), 11 + .36 * np.sin(t)) for t in np.linspace(0, 2 * np.pi, 25)])
            D.add('h', 0, ring_, fill='#000', op=.7, close=True)
            D.stitch(0, ring_, '.16 .06', .1)
        D.stitch(0, line((-29, 1.4), (29, 1.4)), '.26 .13', .09)
        for w in (1.0, 2.1, 3.2, 4.3, 5.4, 6.4):
            D.stitch(1, line((-9.6, -w), (9.6, -w)), '.26 .13', .09)
        D.mask(1, g.panels[1].boundary, '#f00')

    def extras(g, D):
        c = g.x[g.inv[g.panels[0].tags['top'][0]]]
        knob = np.array([c + (0, 0, z) for z in (-.3, 0, .22, .38)])
        return [tube(knob, .62, 22, m=16)]

    return finish(g, details, dict(COTTON, tile='twill', tile_cm=2.2, close=(2, -10, 7, 17), close_az=6), extras=extras)


# ---- tote ------------------------------------------------------------------------------
def make_tote():
    w, z = 19.0, 37.0
    edge = np.r_[line((w, z), (w - .6, 1.6)), bez((w - .6, 1.6), (w - .7, .3), (w - 1.4, 0), (w - 2.6, 0))[1:], line((w - 2.6, 0), (-w + 2.6, 0))[1:], bez((-w + 2.6, 0), (-w + 1.4, 0), (-w + .7, .3), (-w + .6, 1.6))[1:], line((-w + .6, 1.6), (-w, z))[1:]]
    rng = np.random.default_rng(6)
    waves = [(rng.normal(0, .11, 2), rng.uniform(0, 6.28)) for _ in range(9)]
    relief = lambda uv: sum(np.sin(uv @ k + p) for k, p in waves) * .16 + .5 * np.sin(uv[:, 0] * .17) * (uv[:, 1] / z) ** 2
    count = int(round(np.linalg.norm(np.diff(edge, axis=0), axis=1).sum() / .8))
    panels = []
    for side in (-1, 1):
        p = pillow('front' if side < 0 else 'back', [('edge', edge[::-1], count), ('top', line((w, z), (-w, z)), 48)], .8, 7.0, side, .5, seed=3, relief=relief)
        # the mouth: open, only the corners meet
        up = smooth_step((p.uv[:, 1] - 22) / 15)
        open_ = 1.7 * (1 - (np.abs(p.uv[:, 0]) / w) ** 4).clip(0)
        p.pos0[:, 1] = p.pos0[:, 1] * (1 - up) + side * open_ * up
        panels.append(p)
    straps = []
    for side in (-1, 1):
        t = np.linspace(0, np.pi, 70)
        path = np.c_[7.2 * np.cos(t) * (1 - .12 * np.sin(t)), np.full(70, side * 1.9) + side * (.5 * np.sin(t)), z + 20.5 * np.sin(t) ** .8]
        foot = lambda s: np.c_[np.full(9, s * 7.2), np.full(9, side * 1.95), np.linspace(z - 4.2, z, 9)][:-1]
        path = np.r_[foot(1), path, foot(-1)[::-1]]
        tangent = np.gradient(path, axis=0)
        across = np.cross(tangent, np.tile([0, -1.0, 0], (len(path), 1)))
        strap = ribbon('strap', path, across, 2.6)
        straps.append(strap)
    g = still(panels + straps, [(0, 'edge', 1, 'edge')])

    def details(D, g):
        for i in (0, 1):
            D.seam(i, 'edge', .3)
            D.hem(i, 'top', (2.4, 2.8))
            for s in (-1, 1):
                x = s * 7.2
                box = np.array([(x - 1.1, z - 3.9), (x + 1.1, z - 3.9), (x + 1.1, z - .6), (x - 1.1, z - .6)])
                D.line(i, np.r_[box, box[:1]], .16, .5)
        for i in (2, 3):
            y1 = g.panels[i].uv[:, 1].max()
            for x in (-1.05, 1.05):
                D.stitch(i, line((x, .2), (x, y1 - .2)))
            for y in (.3, 3.6, y1 - .3, y1 - 3.6):
                D.stitch(i, line((-1.0, y), (1.0, y)))
            for a, b in (((-1, .3), (1, 3.6)), ((1, .3), (-1, 3.6)), ((-1, y1 - .3), (1, y1 - 3.6)), ((1, y1 - .3), (-1, y1 - 3.6))):
                D.stitch(i, line(a, b))
            D.mask(i, g.panels[i].boundary, '#f00')

    return finish(g, details, dict(COTTON, tile_cm=2.6, tile_depth=.03, thick=.18, crumple=.07, close=(4, -6, 34, 26)))


# ---- backpack ----------------------------------------------------------------------------
def rounded(w, z0, z1, r):
    """A rectangle with round corners, closed, anticlockwise from the right."""
    arc = lambda cx, cz, a: np.array([(cx + r * np.cos(t), cz + r * np.sin(t)) for t in np.radians(np.linspace(a, a + 90, 14))])
    return np.r_[arc(w - r, z1 - r, 0), arc(-w + r, z1 - r, 90), arc(-w + r, z0 + r, 180), arc(w - r, z0 + r, 270)]


def make_backpack():
    outer = rounded(14.5, 0, 43, 7.5)
    count = int(round(np.linalg.norm(np.diff(np.r_[outer, outer[:1]], axis=0), axis=1).sum() / .85))
    closed = lambda ring: [('edge', np.r_[ring, ring[:1]], None)]
    rng = np.random.default_rng(8)
    waves = [(rng.normal(0, .16, 2), rng.uniform(0, 6.28)) for _ in range(9)]
    relief = lambda uv: sum(np.sin(uv @ k + p) for k, p in waves) * .14
    half = lambda name, ring, edge, side, thick, seed: pillow(name, [('edge', np.r_[ring, ring[:1]], count)], .85, edge, side, thick, seed, relief)
    front = half('front', outer, 5.2, -1, 1.35, 2)
    back = half('back', outer, 3.0, 1, .8, 3)
    pocket = pillow('pocket', closed(rounded(11.2, 2.4, 19.5, 4.2)), .7, 2.6, -1, 1.0, 4, relief)
    pocket.pos0 = pocket.pos0 + (0, -6.7, 0)
    straps = []
    for s in (-1, 1):
        t = np.linspace(0, 1, 60)
        path = np.c_[s * (4.2 + 5.6 * smooth_step(t)), 2.6 + 6.0 * np.sin(t * np.pi) ** .8, 40.5 - 35 * t]
        across = np.tile([1.0, 0, 0], (60, 1)) + np.c_[np.zeros((60, 2)), s * .25 * np.sin(t * np.pi)]
        strap = ribbon('strap', path, -across, 5.2 - 2.6 * smooth_step((t - .55) / .2))
        straps.append(strap)
    t = np.linspace(0, np.pi, 40)
    bow = np.c_[4.0 * np.cos(t), np.full(40, 1.6), 41.6 + 4.8 * np.sin(t) ** .75]
    grip = ribbon('grip', bow, np.c_[np.cos(t), np.full(40, .5), np.sin(t)], 2.0)
    g = still([front, back, pocket] + straps + [grip], [(0, 'edge', 1, 'edge')])

    def zip_along(D, i, ring):
        D.add('h', i, ring, '#fff', width=1.5, op=.35)
        D.add('h', i, ring, '#000', width=.9, op=.6)
        D.add('h', i, ring, '#fff', width=.62, dash='.2 .14', op=.95)
        D.add('m', i, ring, '#00f', width=.66)

    def details(D, g):
        D.seam(0, 'edge', .5)
        D.seam(1, 'edge', .5)
        D.seam(2, 'edge', .4)
        inner = rounded(12.6, 1.9, 41.1, 6.2)
        zip_along(D, 0, inner[(inner[:, 1] > 17)][np.argsort(np.arctan2(inner[inner[:, 1] > 17][:, 1] - 17, inner[inner[:, 1] > 17][:, 0]))])
        zip_along(D, 2, line((-9.4, 16.6), (9.4, 16.6)))
        D.stitch(0, line((-11, 24.6), (11, 24.6)))
        patch = np.array([(-2.6, 29), (2.6, 29), (2.6, 33), (-2.6, 33)])
        D.raise_(0, patch, op=.7)
        D.line(0, np.r_[patch, patch[:1]], .2)
        D.stitch(0, np.r_[(patch - patch.mean(0)) * .86 + patch.mean(0)][[0, 1, 2, 3, 0]])
        D.mask(0, patch, '#f00')
        for i in (3, 4):
            y1 = g.panels[i].uv[:, 1].max()
            for x in (-2.1, 2.1):
                D.stitch(i, line((x, .4), (x, y1 * .55)))
        for x in (-.9, .9):
            D.stitch(5, line((x, .2), (x, g.panels[5].uv[:, 1].max() - .2)))

    def extras(g, D):
        parts = []
        for x, z, y in ((9.2, 16.6, -9.4), (11.6, 24.0, -5.6)):
            parts.append(tube(np.array([(x, y, z), (x + .1, y - .2, z - 1.0), (x + .1, y - .2, z - 2.6)]), .28, 21))
        return parts

    return finish(g, details, dict(COTTON, tile='plain', tile_cm=1.3, tile_depth=.02, thick=.25, crumple=.05, rough=.55, close=(2, -8, 17, 30)), extras=extras)


MAKE = dict(beanie=make_beanie, scarf=make_scarf, socks=make_socks, gloves=make_gloves, belt=make_belt, cap=make_cap, tote=make_tote, backpack=make_backpack)
