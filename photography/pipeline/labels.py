"""What is sewn into the back of a garment: its label, and a tape over the seam of the neck."""

import numpy as np

from geometry import resample


def middle_height(panel, tag):
    """How high an edge of a panel lies in the middle of the garment, cm."""
    edge = panel.uv[panel.tags[tag]]
    return float(edge[np.abs(edge[:, 0]).argmin(), 1])


def sewn_in(garment, taped):
    """Where label and tape lie, in cloth coordinates; nothing where a garment has neither a neck nor a waist behind.
    `taped`: a tape covers the seam of the neck."""
    panels = garment.panels
    table = garment.meta.get('P') or {}
    scale = 0.8 if table.get('body') == 'child' else 1
    behind = [i for i, p in enumerate(panels) if p.name in ('back', 'BR', 'BL')]
    neck = [i for i in behind if 'neck' in panels[i].tags]
    waist = [i for i in behind if 'waist' in panels[i].tags]
    if neck:
        panel = panels[neck[0]]
        band = table.get('rib') or 0
        size = dict(width=4.6 * scale, height=1.7 * scale)
        sewn = dict(label=dict(panels=neck, top=middle_height(panel, 'neck') - band - 0.45, **size))
        if taped:
            line = np.r_[panel.uv[panel.tags['neck_L']], panel.uv[panel.tags['neck']]]
            line = resample(line[line[:, 0].argsort()], 0.5)
            sewn['tape'] = dict(panel=neck[0], line=line.round(3).tolist(), start=band + 0.15, end=band + 1.15 * scale)
            sewn['label']['top'] -= scale
        return sewn
    if waist:
        size = dict(width=5.4 * scale, height=2.0 * scale)
        return dict(label=dict(panels=waist, top=middle_height(panels[waist[0]], 'waist') - 1.4 * scale, **size))
    return {}
