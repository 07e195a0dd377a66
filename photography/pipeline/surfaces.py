"""Shapes that are not draped: surfaces with cloth coordinates, made where they are to lie.

Seen from outside, the first cloth coordinate runs to the right and the second one up; the normals then point outwards.
Units: cm; world x right, z up, -y towards the camera.
"""
import numpy as np
from scipy.ndimage import gaussian_filter1d

from garment import Garment, Panel
from geometry import seg_dist


class Surface:
    """A grid of points with its cloth coordinates. Its edges are `bottom`, `top` (rows) and `left`, `right` (columns)."""

    def __init__(self, name, points, uv):
        rows, columns = points.shape[:2]
        index = np.arange(rows * columns).reshape(rows, columns)
        a, b, c, d = (q.ravel() for q in (index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]))
        self.name = name
        self.pos0 = points.reshape(-1, 3)
        self.uv = uv.reshape(-1, 2).astype(float)
        self.tri = np.r_[np.c_[a, b, c], np.c_[a, c, d]]
        self.tags = dict(bottom=index[0], top=index[-1], left=index[:, 0], right=index[:, -1])
        ring = np.r_[index[0], index[1:, -1], index[-1, -2::-1], index[-2:0:-1, 0]]
        self.boundary = self.uv[ring]
        self.nb = len(ring)


def still(surfaces, welds=()):
    """Joins surfaces to a garment that is not draped. welds: (surface, edge, surface, edge), by position in the list."""
    g = Garment()
    for surface in surfaces:
        g.add(surface, surface.pos0)
    for a, edge_a, b, edge_b in welds:
        g.weld(a, edge_a, b, edge_b)
    g.build()
    return g


def finish(g, details, look, extras=None, **meta):
    """What the builder is told of a shape that is ready as it is."""
    g.meta = dict(still=True, details=details, look=look, **meta)
    if extras:
        g.meta['extras'] = extras
    return g


def soft_noise(shape, scale, seed):
    """Smooth noise of deviation 1 over a grid; its columns close on themselves."""
    rng = np.random.default_rng(seed)
    n = gaussian_filter1d(
        gaussian_filter1d(rng.normal(size=shape), scale[0], axis=0, mode='nearest'), scale[1], axis=1, mode='wrap'
    )
    return n / n.std()


def revolve(name, radius, z, aspect=1.0, columns=161, girth=None, lean=0.0, wobble=None):
    """A surface of revolution, seam behind: radii and heights from the bottom up (cm); `aspect` is depth to width.
    The first cloth coordinate goes round (`girth` cm unless it follows the widest radius), the second one along the profile.
    """
    radius, z = np.asarray(radius, float), np.asarray(z, float)
    along = np.r_[0, np.cumsum(np.hypot(np.diff(radius), np.diff(z)))]
    turn = np.linspace(-np.pi, np.pi, columns)
    r = radius[:, None] * np.ones(columns)
    if wobble is not None:
        r = r + wobble(along[:, None], turn[None, :])
    r[:, -1] = r[:, 0]
    points = np.stack(
        [r * np.sin(turn), -r * np.cos(turn) * aspect + lean * along[:, None], z[:, None] + 0 * r], axis=2
    )
    half = (girth or 2 * np.pi * radius.max()) / 2
    uv = np.stack(np.broadcast_arrays(turn / np.pi * half, along[:, None]), axis=2)
    return Surface(name, points, uv)


def sweep(name, path, side, half_width, half_depth, columns=49, roundness=1.0):
    """A closed tube along a path: `side` points (per sample) along its width, the depth is square to both. The seam is behind."""
    path = np.asarray(path, float)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    side = side - (side * tangent).sum(1, keepdims=True) * tangent
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    depth = np.cross(tangent, side)
    turn = np.linspace(-np.pi, np.pi, columns)
    power = lambda q: np.sign(q) * np.abs(q) ** roundness
    across = power(np.sin(turn))[None, :, None] * np.asarray(half_width)[:, None, None] * side[:, None, :]
    away = -power(np.cos(turn))[None, :, None] * np.asarray(half_depth)[:, None, None] * depth[:, None, :]
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    girth = np.pi * (np.max(half_width) + np.max(half_depth)) / 2 * 1.1
    uv = np.stack(np.broadcast_arrays(turn / np.pi * girth, along[:, None]), axis=2)
    return Surface(name, path[:, None, :] + across + away, uv)


def ribbon(name, path, side, width, wave=None):
    """A flat strip along a path. `side` points (per sample) across it."""
    path, side = np.asarray(path, float), np.asarray(side, float)
    side = side / np.linalg.norm(side, axis=1, keepdims=True)
    across = np.linspace(-0.5, 0.5, 9)
    points = path[:, None, :] + across[None, :, None] * np.reshape(width, (-1, 1, 1)) * side[:, None, :]
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    uv = np.stack(np.broadcast_arrays(across * np.max(width), along[:, None]), axis=2)
    return Surface(name, points, uv)


def pillow(name, outline, h, edge, side, thickness=1.0, seed=0, relief=None):
    """Half of something filled: the outline (list of tag and polyline, as for a panel) is flat, and rises to its full
    thickness within `edge` cm. `side` -1 is the half towards the camera, 1 the one away from it."""
    p = Panel(name, outline, h, seed)
    d = np.minimum(seg_dist(p.boundary, p.uv), edge)
    d[: p.nb] = 0
    y = np.sqrt(d * (2 * edge - d)) * thickness
    if relief is not None:
        y = y + relief(p.uv) * d / edge
    p.flip = side > 0
    p.pos0 = np.c_[p.uv[:, 0], side * y, p.uv[:, 1]]
    return p


def turned(points, degrees, axis, about=(0, 0, 0)):
    """Points turned about an axis (0 x, 1 y, 2 z) through a point."""
    t = np.radians(degrees)
    i, j = [(1, 2), (2, 0), (0, 1)][axis]
    q = np.asarray(points, float) - about
    r = q.copy()
    r[..., i] = q[..., i] * np.cos(t) - q[..., j] * np.sin(t)
    r[..., j] = q[..., i] * np.sin(t) + q[..., j] * np.cos(t)
    return r + about
