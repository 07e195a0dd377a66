"""A quick look at a drape, in clay: `blender -b -P preview.py -- shape [front|back]`, written to work/<shape>_clay_<view>.png."""

import sys
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).resolve().parent))
from folders import WORK  # noqa: E402


def clay():
    """A grey material without gloss."""
    material = bpy.data.materials.new('clay')
    material.use_nodes = True
    inputs = material.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = (0.5, 0.5, 0.5, 1)
    inputs['Roughness'].default_value = 1
    return material


def add(x, faces, material):
    """Adds a mesh; `x` in cm."""
    mesh = bpy.data.meshes.new('mesh')
    mesh.from_pydata((x / 100).tolist(), [], faces.tolist())
    mesh.update()
    mesh.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    mesh.materials.append(material)
    bpy.context.collection.objects.link(bpy.data.objects.new('mesh', mesh))


def place(data, location, target):
    """Puts a lamp or a camera somewhere, turned to a target."""
    o = bpy.data.objects.new('placed', data)
    bpy.context.collection.objects.link(o)
    o.location = location
    o.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return o


def main(shape, view='front'):
    """Renders the preview of a shape from the front or the back."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    material = clay()
    garment = np.load(WORK / f'{shape}.npz')
    add(garment['x'], garment['tri'], material)
    parts = WORK / f'{shape}_extra.npz'
    if parts.exists():
        for part in np.load(parts, allow_pickle=True)['parts']:
            add(part['x'], part['f'], material)

    low, high = garment['x'].min(0) / 100, garment['x'].max(0) / 100
    middle, size, side = (low + high) / 2, high - low, -1 if view == 'front' else 1
    lamp = bpy.data.lights.new('lamp', 'AREA')
    lamp.size, lamp.energy = 1.2, 60
    place(lamp, (-1.8, 1.6 * side, middle[2] + 1.2), middle)
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (0.35, 0.35, 0.35, 1)
    camera = bpy.data.cameras.new('camera')
    camera.lens = 85
    distance = max(size[2], size[0] * 4 / 3) * 1.12 * 85 / 36
    scene.camera = place(camera, (middle[0], middle[1] + side * distance, middle[2]), middle)

    scene.render.engine = 'CYCLES'
    scene.cycles.use_denoising = False
    scene.cycles.samples = 10
    scene.cycles.max_bounces = 2
    scene.render.resolution_x, scene.render.resolution_y = 420, 560
    scene.view_settings.view_transform = 'Standard'
    scene.render.filepath = str(WORK / f'{shape}_clay_{view}.png')
    bpy.ops.render.render(write_still=True)


main(*sys.argv[sys.argv.index('--') + 1 :])
