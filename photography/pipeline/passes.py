"""What one render gives: named passes as arrays, and how the light is cleaned of its grain."""

import os
import struct
import zlib

import bpy
import numpy as np
from scipy import ndimage as ndi


def read_exr(data):
    """An uncompressed multilayer EXR as `{'DiffDir': {'R': array, …}, …}`."""
    at = 8
    channels, box = [], None

    def word(start):
        end = data.index(b'\0', start)
        return data[start:end].decode(), end + 1

    while data[at] != 0:
        name, at = word(at)
        _, at = word(at)
        (size,) = struct.unpack_from('<i', data, at)
        at += 4
        if name == 'channels':
            q = at
            while data[q] != 0:
                channel, q = word(q)
                (kind,) = struct.unpack_from('<i', data, q)
                q += 16
                channels.append((channel, '<f2' if kind == 1 else '<f4'))
        if name == 'dataWindow':
            box = struct.unpack_from('<4i', data, at)
        at += size
    width, height = box[2] - box[0] + 1, box[3] - box[1] + 1
    (first,) = struct.unpack_from('<Q', data, at + 1)
    row = np.dtype([('y', '<i4'), ('n', '<i4')] + [(name, kind, (width,)) for name, kind in channels])
    rows = np.frombuffer(data, row, height, first)
    passes = {}
    for name, _ in channels:
        *_, layer, channel = name.split('.')
        passes.setdefault(layer, {})[channel] = np.asarray(rows[name], 'f4')
    return passes


def shoot(scene, file):
    """Renders and gives the passes; `file` is written on the way and removed."""
    settings = scene.render.image_settings
    settings.file_format = 'OPEN_EXR_MULTILAYER'
    settings.color_depth = '32'
    settings.exr_codec = 'NONE'
    scene.render.filepath = str(file)
    bpy.ops.render.render(write_still=True)
    passes = read_exr(file.read_bytes())
    os.remove(file)
    return passes


def stacked(passes, name, channels):
    """Channels of a pass as one array, height x width x channels."""
    return np.stack([passes[name][c] for c in channels], 2)


def write_png(path, pixels, bits=8):
    """`pixels` is height x width x 1, 3 or 4, in whole numbers of `bits`."""
    height, width, count = pixels.shape
    kind = {1: 0, 3: 2, 4: 6}[count]
    raw = pixels.astype('>u2' if bits == 16 else 'u1').tobytes()
    stride = width * count * bits // 8
    data = b''.join(b'\0' + raw[i * stride : (i + 1) * stride] for i in range(height))

    def chunk(name, body):
        return struct.pack('>I', len(body)) + name + body + struct.pack('>I', zlib.crc32(name + body))

    path.write_bytes(
        b'\x89PNG\r\n\x1a\n'
        + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, bits, kind, 0, 0, 0))
        + chunk(b'IDAT', zlib.compress(data, 6))
        + chunk(b'IEND', b'')
    )


def denoise(image, guides, mask, sigma=2.6, eps=4e-4):
    """Takes the grain out of a light pass and keeps every fold and stitch: a local linear regression of the light on
    guides without noise (bumped normals, inside or not); what of the rest is clearly not noise is put back."""
    ys, xs = np.where(mask > 0)
    cut = (slice(max(0, ys.min() - 12), ys.max() + 13), slice(max(0, xs.min() - 12), xs.max() + 13))
    light, guide, weight = image[cut][..., 0], guides[cut], mask[cut]

    def blurred(values):
        return ndi.gaussian_filter(values, sigma, truncate=2.5, mode='constant')

    whole = np.maximum(blurred(weight), 1e-4)

    def mean(values):
        return blurred(values * weight) / whole

    n = guide.shape[2]
    mean_light = mean(light)
    mean_guide = [mean(guide[..., k]) for k in range(n)]
    matrix = np.empty(light.shape + (n, n), 'f4')
    right = np.empty(light.shape + (n,), 'f4')
    for p in range(n):
        right[..., p] = mean(guide[..., p] * light) - mean_guide[p] * mean_light
        for q in range(p, n):
            covariance = mean(guide[..., p] * guide[..., q]) - mean_guide[p] * mean_guide[q]
            matrix[..., p, q] = matrix[..., q, p] = covariance
        matrix[..., p, p] += eps
    slope = np.linalg.solve(matrix, right[..., None])[..., 0]
    clean = mean(mean_light - sum(slope[..., k] * mean_guide[k] for k in range(n)))
    for k in range(n):
        clean += mean(slope[..., k]) * guide[..., k]
    rest = (light - clean) * weight
    rest_near = ndi.gaussian_filter(rest, 0.9) / np.maximum(ndi.gaussian_filter(weight, 0.9), 1e-4)
    noise = np.sqrt(np.maximum(mean(rest * rest), 1e-8)) * 0.42
    clean += np.sign(rest_near) * np.maximum(np.abs(rest_near) - 1.4 * noise, 0)
    result = image[..., 0].copy()
    result[cut] = np.where(weight > 0, np.maximum(clean, 0), light)
    return result[..., None]


def fill_edge(image, alpha):
    """The thin rim of half-covered pixels takes the light of the cloth next to it."""
    inner = (alpha > 0.75).astype('f4')
    weight = ndi.gaussian_filter(inner, 1.3)
    near = ndi.gaussian_filter(image[..., 0] * inner, 1.3) / np.maximum(weight, 1e-4)
    return np.where((alpha > 0) & (alpha <= 0.75) & (weight > 0.02), near, image[..., 0])[..., None]
