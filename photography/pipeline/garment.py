"""Panels of a sewing pattern as meshes, and the garment that they are sewn to."""

import numpy as np
from scipy.spatial import Delaunay

from geometry import inside, resample, seg_dist


class Panel:
    """A piece of a sewing pattern as a mesh. `outline` is a list of (tag, polyline, count of points or None) that
    closes; `h` is the mesh spacing, cm. `tags` gives the points of each edge, `uv` the cloth coordinates."""

    def __init__(self, name, outline, h, seed=0):
        self.name, self.outline = name, outline
        P = []
        self.tags = {}
        for seg in outline:
            tag, pl, n = seg if len(seg) == 3 else (*seg, None)
            q = resample(np.asarray(pl, float), h, n)
            i0 = len(P)
            P.extend(q[:-1])
            self.tags[tag] = [i0, i0 + len(q) - 1]
        nb = len(P)
        self.tags = {k: np.array([i % nb for i in range(a, b + 1)]) for k, (a, b) in self.tags.items()}
        B = np.array(P)
        self.boundary = B
        rng = np.random.default_rng(seed)
        lo, hi = B.min(0), B.max(0)
        ys = np.arange(lo[1], hi[1], h * 0.866)
        G = []
        for k, y in enumerate(ys):
            xs = np.arange(lo[0] - h, hi[0] + h, h) + (h / 2 if k % 2 else 0)
            G.append(np.c_[xs, np.full(len(xs), y)])
        G = np.concatenate(G)
        G += rng.normal(0, h * 0.06, G.shape)
        G = G[inside(B, G)]
        G = G[seg_dist(B, G) > 0.55 * h]
        self.uv = np.r_[B, G]
        T = Delaunay(self.uv).simplices
        c = self.uv[T].mean(1)
        T = T[inside(B, c)]
        e1 = self.uv[T[:, 1]] - self.uv[T[:, 0]]
        e2 = self.uv[T[:, 2]] - self.uv[T[:, 0]]
        ar = e1[:, 0] * e2[:, 1] - e1[:, 1] * e2[:, 0]
        T[ar < 0] = T[ar < 0][:, ::-1]
        T = T[np.abs(ar) > 1e-4]
        self.tri = T
        self.nb = nb


class Garment:
    """Collects panels, welds seams, builds constraints."""

    def __init__(self):
        self.panels = []
        self.off = []
        self.n = 0
        self.welds = []

    def add(self, p, pos):
        """Adds a panel where it starts (`pos`, cm). Returns its number."""
        self.panels.append(p)
        self.off.append(self.n)
        self.n += len(p.uv)
        p.pos0 = pos
        return len(self.panels) - 1

    def weld(self, a, ta, b, tb, flip=False):
        """Sews an edge of a panel to an edge of another; both must have as many points."""
        ia = self.panels[a].tags[ta] + self.off[a]
        ib = self.panels[b].tags[tb] + self.off[b]
        if flip:
            ib = ib[::-1]
        assert len(ia) == len(ib), (ta, len(ia), tb, len(ib))
        self.welds += list(zip(ia, ib))

    def build(self, mass=1.0):
        """Joins what was sewn and makes edges, bends and rest lengths for the solver. `w` is 1 for free points and
        0 for pinned ones."""
        par = np.arange(self.n)

        def f(i):
            while par[i] != i:
                par[i] = par[par[i]]
                i = par[i]
            return i

        for a, b in self.welds:
            par[f(a)] = f(b)
        root = np.array([f(i) for i in range(self.n)])
        uniq, inv = np.unique(root, return_inverse=True)
        self.inv = inv  # loose vert -> sim vert
        UV = np.concatenate([p.uv for p in self.panels])
        X = np.concatenate([p.pos0 for p in self.panels])
        pid = np.concatenate([np.full(len(p.uv), i) for i, p in enumerate(self.panels)])
        self.uv, self.pid = UV, pid
        N = len(uniq)
        cnt = np.bincount(inv, minlength=N)
        self.x = np.stack([np.bincount(inv, X[:, k], N) / cnt for k in range(3)], 1)
        self.spid = np.zeros(N, int)
        self.spid[inv] = pid
        self.suv = np.zeros((N, 2))
        self.suv[inv] = UV
        self.isseam = cnt > 1
        T = np.concatenate(
            [(p.tri[:, ::-1] if getattr(p, 'flip', False) else p.tri) + o for p, o in zip(self.panels, self.off)]
        )
        self.tri_loose = T
        self.tri = inv[T]
        # edges with pattern rest lengths (per panel, merged by averaging)
        E = {}
        edge_opp = {}
        for t in T:
            for k in range(3):
                a, b, c = t[k], t[(k + 1) % 3], t[(k + 2) % 3]
                L = np.linalg.norm(UV[a] - UV[b])
                key = (min(inv[a], inv[b]), max(inv[a], inv[b]))
                if key[0] == key[1]:
                    continue
                E.setdefault(key, []).append(L)
                edge_opp.setdefault(key, []).append(c)
        keys = np.array(list(E.keys()))
        self.edges = keys
        self.rest = np.array([np.mean(v) for v in E.values()])
        d = np.zeros((len(keys), 2))
        self.edir = d
        bends, br, bs = [], [], []
        for key, cs in edge_opp.items():
            if len(cs) == 2:
                a, b = cs
                if pid[a] == pid[b]:
                    bends.append((inv[a], inv[b]))
                    br.append(np.linalg.norm(UV[a] - UV[b]))
                    bs.append(0)
                else:  # across a seam: flat rest = sum of heights
                    i, j = key
                    hgt = E[key][0] * 0.866
                    bends.append((inv[a], inv[b]))
                    br.append(2 * hgt)
                    bs.append(1)
        self.bends = np.array(bends)
        self.brest = np.array(br)
        self.bseam = np.array(bs)
        # neighbours to exclude from self collision handled by rest distance
        self.w = np.ones(N)
        return self
