"""The cloth solver: extended position-based dynamics with collisions against a body and the cloth itself. Units: cm, s, g."""

import numpy as np
from numba import njit


@njit(cache=True, fastmath=True)
def sdf(x, y, z, caps, secs, out):
    """signed distance (negative inside) and gradient. caps: rows
    ax ay az ra bx by bz rb ysc ; secs: rows z a b yc (torso sections, descending z)"""
    best = 1e9
    gx = gy = gz = 0.0
    for i in range(caps.shape[0]):
        s = caps[i, 8]
        ax, ay, az, ra = caps[i, 0], caps[i, 1] * s, caps[i, 2], caps[i, 3]
        bx, by, bz, rb = caps[i, 4], caps[i, 5] * s, caps[i, 6], caps[i, 7]
        px, py, pz = x, y * s, z
        dx, dy, dz = bx - ax, by - ay, bz - az
        L = dx * dx + dy * dy + dz * dz + 1e-9
        t = ((px - ax) * dx + (py - ay) * dy + (pz - az) * dz) / L
        if t < 0:
            t = 0.0
        if t > 1:
            t = 1.0
        cx, cy, cz = px - (ax + t * dx), py - (ay + t * dy), pz - (az + t * dz)
        l = (cx * cx + cy * cy + cz * cz) ** 0.5 + 1e-9
        # gradient in world space
        wx, wy, wz = cx / l, cy / l * s, cz / l
        gl = (wx * wx + wy * wy + wz * wz) ** 0.5
        d = (l - (ra + t * (rb - ra))) / gl
        if d < best:
            best = d
            gx, gy, gz = wx / gl, wy / gl, wz / gl
    n = secs.shape[0]
    if n > 1 and z <= secs[0, 0] + 12 and z >= secs[n - 1, 0] - 12:
        zz = min(max(z, secs[n - 1, 0]), secs[0, 0])
        k = 0
        while k < n - 2 and secs[k + 1, 0] > zz:
            k += 1
        t = (secs[k, 0] - zz) / (secs[k, 0] - secs[k + 1, 0] + 1e-9)
        ts = t * t * (3 - 2 * t)
        a = secs[k, 1] + (secs[k + 1, 1] - secs[k, 1]) * ts
        b = secs[k, 2] + (secs[k + 1, 2] - secs[k, 2]) * ts
        c = secs[k, 3] + (secs[k + 1, 3] - secs[k, 3]) * ts
        da = (secs[k + 1, 1] - secs[k, 1]) * 6 * t * (1 - t) / (secs[k + 1, 0] - secs[k, 0] + 1e-9)
        db = (secs[k + 1, 2] - secs[k, 2]) * 6 * t * (1 - t) / (secs[k + 1, 0] - secs[k, 0] + 1e-9)
        u, v = x / a, (y - c) / b
        r = (u * u + v * v) ** 0.5 + 1e-9
        f = r - 1
        wx, wy = u / (a * r), v / (b * r)
        wz = -(u * u * da / a + v * v * db / b) / r
        gl = (wx * wx + wy * wy + wz * wz) ** 0.5
        d = f / gl
        wx, wy, wz = wx / gl, wy / gl, wz / gl
        if z > secs[0, 0]:
            e = z - secs[0, 0]
            if d > 0:
                d = (d * d + e * e) ** 0.5
            else:
                d = e
                wx = 0.0
                wy = 0.0
                wz = 1.0
        elif z < secs[n - 1, 0]:
            e = secs[n - 1, 0] - z
            if d > 0:
                d = (d * d + e * e) ** 0.5
            else:
                d = e
                wx = 0.0
                wy = 0.0
                wz = -1.0
        if d < best:
            best = d
            gx, gy, gz = wx, wy, wz
    out[0] = gx
    out[1] = gy
    out[2] = gz
    return best


@njit(cache=True, fastmath=True)
def solve_dist(x, w, e, r, comp, dt, mode):
    """Keeps distances: one pass over constraints with compliance."""
    a0 = 1.0 / (dt * dt)
    for k in range(e.shape[0]):
        i, j = e[k, 0], e[k, 1]
        dx = x[i, 0] - x[j, 0]
        dy = x[i, 1] - x[j, 1]
        dz = x[i, 2] - x[j, 2]
        l = (dx * dx + dy * dy + dz * dz) ** 0.5 + 1e-9
        c = l - r[k]
        ww = w[i] + w[j]
        if ww == 0:
            continue
        cm = comp[k]
        s = -c / (ww + cm * a0) / l
        x[i, 0] += w[i] * s * dx
        x[i, 1] += w[i] * s * dy
        x[i, 2] += w[i] * s * dz
        x[j, 0] -= w[j] * s * dx
        x[j, 1] -= w[j] * s * dy
        x[j, 2] -= w[j] * s * dz


@njit(cache=True, fastmath=True)
def find_pairs(x, suv, spid, th, rad, maxp):
    """Points of the cloth that are near each other without being neighbours."""
    n = x.shape[0]
    cs = rad
    H = 1 << 16
    head = np.full(H, -1, np.int64)
    nxt = np.full(n, -1, np.int64)
    cell = np.empty((n, 3), np.int64)
    for i in range(n):
        for k in range(3):
            cell[i, k] = int(np.floor(x[i, k] / cs))
        h = (cell[i, 0] * 73856093 ^ cell[i, 1] * 19349663 ^ cell[i, 2] * 83492791) & (H - 1)
        nxt[i] = head[h]
        head[h] = i
    out = np.empty((maxp, 2), np.int64)
    m = 0
    ex = (th * 2.2) ** 2
    for i in range(n):
        for a in range(-1, 2):
            for b in range(-1, 2):
                for c in range(-1, 2):
                    X, Y, Z = cell[i, 0] + a, cell[i, 1] + b, cell[i, 2] + c
                    h = (X * 73856093 ^ Y * 19349663 ^ Z * 83492791) & (H - 1)
                    j = head[h]
                    while j >= 0:
                        if j > i and cell[j, 0] == X and cell[j, 1] == Y and cell[j, 2] == Z:
                            d = (x[i, 0] - x[j, 0]) ** 2 + (x[i, 1] - x[j, 1]) ** 2 + (x[i, 2] - x[j, 2]) ** 2
                            if d < rad * rad:
                                ok = True
                                if spid[i] == spid[j]:
                                    du = (suv[i, 0] - suv[j, 0]) ** 2 + (suv[i, 1] - suv[j, 1]) ** 2
                                    if du < ex:
                                        ok = False
                                if ok and m < maxp:
                                    out[m, 0] = i
                                    out[m, 1] = j
                                    m += 1
                        j = nxt[j]
    return out[:m]


@njit(cache=True, fastmath=True)
def solve_pairs(x, xp, w, pairs, th, seam, fr):
    """Pushes near points apart, with friction."""
    for k in range(pairs.shape[0]):
        i, j = pairs[k, 0], pairs[k, 1]
        t = th
        if seam[i] or seam[j]:
            continue
        dx = x[i, 0] - x[j, 0]
        dy = x[i, 1] - x[j, 1]
        dz = x[i, 2] - x[j, 2]
        l = (dx * dx + dy * dy + dz * dz) ** 0.5 + 1e-9
        if l < t:
            ww = w[i] + w[j]
            if ww == 0:
                continue
            s = 0.5 * (t - l) / l / ww
            x[i, 0] += w[i] * s * dx
            x[i, 1] += w[i] * s * dy
            x[i, 2] += w[i] * s * dz
            x[j, 0] -= w[j] * s * dx
            x[j, 1] -= w[j] * s * dy
            x[j, 2] -= w[j] * s * dz
            # friction: damp relative motion
            for q in range(3):
                rv = ((x[i, q] - xp[i, q]) - (x[j, q] - xp[j, q])) * fr * 0.5
                x[i, q] -= rv
                x[j, q] += rv


@njit(cache=True, fastmath=True)
def collide(x, xp, w, caps, secs, floor, thick, mu, out, hasbody):
    """Pushes points out of the body, with friction."""
    for i in range(x.shape[0]):
        if w[i] == 0:
            continue
        if hasbody:
            d = sdf(x[i, 0], x[i, 1], x[i, 2], caps, secs, out) - thick
            if d < 0:
                gx, gy, gz = out[0], out[1], out[2]
                p = -d
                if p > 1.0:
                    p = 1.0
                x[i, 0] += gx * p
                x[i, 1] += gy * p
                x[i, 2] += gz * p
                vx, vy, vz = x[i, 0] - xp[i, 0], x[i, 1] - xp[i, 1], x[i, 2] - xp[i, 2]
                vn = vx * gx + vy * gy + vz * gz
                tx, ty, tz = vx - vn * gx, vy - vn * gy, vz - vn * gz
                tl = (tx * tx + ty * ty + tz * tz) ** 0.5 + 1e-9
                f = min(1.0, mu * p / tl)
                x[i, 0] -= tx * f
                x[i, 1] -= ty * f
                x[i, 2] -= tz * f
        if floor > -1e8 and x[i, 2] < floor + thick:
            p = floor + thick - x[i, 2]
            x[i, 2] += p
            tx, ty = x[i, 0] - xp[i, 0], x[i, 1] - xp[i, 1]
            tl = (tx * tx + ty * ty) ** 0.5 + 1e-9
            f = min(1.0, mu * p / tl)
            x[i, 0] -= tx * f
            x[i, 1] -= ty * f


@njit(cache=True, fastmath=True)
def normals(x, tri):
    """Normals of points, weighted by area."""
    n = np.zeros_like(x)
    for t in range(tri.shape[0]):
        a, b, c = tri[t, 0], tri[t, 1], tri[t, 2]
        ux, uy, uz = x[b, 0] - x[a, 0], x[b, 1] - x[a, 1], x[b, 2] - x[a, 2]
        vx, vy, vz = x[c, 0] - x[a, 0], x[c, 1] - x[a, 1], x[c, 2] - x[a, 2]
        nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
        for q in (a, b, c):
            n[q, 0] += nx
            n[q, 1] += ny
            n[q, 2] += nz
    return n


def simulate(
    g,
    caps=None,
    secs=None,
    floor=-1e9,
    frames=120,
    sub=12,
    gravity=-981.0,
    damp=2.0,
    thick=0.3,
    mu=0.5,
    th=0.6,
    stretch=1e-7,
    bend=2e-3,
    seam_bend=None,
    pressure=0.0,
    scale=None,
    force=None,
    hook=None,
    settle=30,
    log=False,
    bscale=None,
    dt_frame=1 / 60.0,
):
    """Drapes a garment: `frames` of 1/60 s, `sub` steps each. `scale` stretches rest lengths (ease), `bend` is
    compliance across edges, `th` the thickness between layers, `mu` friction, `force` and `hook` are called each
    frame. Writes the result to `g.x`."""
    x = g.x.copy()
    v = np.zeros_like(x)
    hasbody = caps is not None
    pose = (
        caps if callable(caps) else None
    )  # caps may be a function of the frame: an arm that comes down makes real creases
    caps = np.zeros((0, 9)) if caps is None else np.asarray(pose(0) if pose else caps, float)
    secs = np.zeros((0, 4)) if secs is None else np.asarray(secs, float)
    rng = np.random.default_rng(1)
    oe = rng.permutation(len(g.edges))
    ob = rng.permutation(len(g.bends))
    E, R = g.edges[oe], g.rest[oe].copy()
    if scale is not None:
        R = R * scale[oe]
    B, BR = g.bends[ob], g.brest[ob].copy()
    CE = np.full(len(E), stretch) if np.isscalar(stretch) else stretch[oe]
    CB = np.full(len(B), bend) if np.isscalar(bend) else bend[ob].copy()
    CB = CB.copy()
    CB[g.bseam[ob] == 1] = seam_bend if seam_bend is not None else 1e9
    out = np.zeros(3)
    dt = dt_frame / sub
    for f in range(frames):
        if hook:
            hook(f, frames, x, v, g)
        if pose:
            caps = np.asarray(pose(f), float)
        pairs = find_pairs(x, g.suv, g.spid, th, th * 1.6, 600000) if th > 0 else np.zeros((0, 2), np.int64)
        dmp = damp if f < frames - settle else damp * 6
        for s in range(sub):
            acc = np.zeros_like(x)
            acc[:, 2] = gravity
            if pressure:
                pr = pressure(f) if callable(pressure) else pressure
                acc += normals(x, g.tri) * pr
            if force is not None:
                acc += force(f, x)
            v += acc * dt
            v *= max(0.0, 1 - dmp * dt)
            sp = np.linalg.norm(v, axis=1, keepdims=True)
            v *= np.minimum(1, 400 / (sp + 1e-9))
            v[g.w == 0] = 0
            xp = x.copy()
            x += v * dt
            solve_dist(x, g.w, B, BR, CB, dt, 0)
            solve_dist(x, g.w, E, R, CE, dt, 0)
            if len(pairs):
                solve_pairs(x, xp, g.w, pairs, th, g.isseam, 0.3)
            collide(x, xp, g.w, caps, secs, floor, thick, mu, out, hasbody)
            v = (x - xp) / dt
        if log and f % 20 == 0:
            print(f, 'vmax', np.abs(v).max().round(1), 'pairs', len(pairs), flush=True)
    g.x = x
    return x


def laplace(g, x, it=2, lam=0.5):
    """light smoothing along the surface normal only (tangential smoothing would make stripes wobble)"""
    N = len(x)
    e = np.r_[g.edges, g.edges[:, ::-1]]
    cnt = np.bincount(e[:, 0], minlength=N)[:, None]
    for _ in range(it):
        s = np.stack([np.bincount(e[:, 0], x[e[:, 1], q], N) for q in range(3)], 1) / np.maximum(cnt, 1)
        n = normals(x, g.tri)
        n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-9
        x = x + lam * n * ((s - x) * n).sum(1, keepdims=True)
    return x
