"""The studio in Blender: cloth, meshes, light and camera. Lengths are metres; world x right, z up, -y towards the camera."""

import json

import bpy
import numpy as np
from mathutils import Vector

from folders import WORK

WIDTH, HEIGHT = 900, 1200
# grey of everything while it is lit: colour is laid on later
ALBEDO = (0.55,) * 3 + (1,)


class Scene:
    """A shape, ready to be lit: its settings (`look`), its meshes, their bounds, and the three materials they wear."""

    def __init__(self, shape, samples):
        self.shape = shape
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        self.look = json.loads((WORK / f'{shape}.json').read_text())
        prepare_cycles(self.scene, samples)
        self.cloth = cloth_material('cloth', shape, self.look)
        self.inside = cloth_material('inside', shape, self.look)
        self.trim = plain_material('trim')
        self.objects = self.garment(shape) + self.parts(shape)
        points = np.concatenate([np.array([v.co for v in o.data.vertices]) for o in self.objects])
        self.low, self.high = points.min(0), points.max(0)

    def garment(self, shape):
        """The draped cloth."""
        mesh = np.load(WORK / f'{shape}.npz')
        panel = mesh['pid'][mesh['tri_loose'][:, 0]]
        uv = (mesh['uv'][mesh['tri_loose']] + np.array(self.look['off'])[panel][:, None]) / self.look['atlas_cm']
        thick = self.look.get('thick', 0.14)
        levels = self.look.get('levels', 1)
        return [add_mesh(mesh['x'], mesh['tri'], uv.reshape(-1, 2), panel, thick, levels, [self.cloth, self.inside], 1)]

    def parts(self, shape):
        """Collars, belts and other cloth that was not draped (it has coordinates), and solid trims (they have none)."""
        file = WORK / f'{shape}_extra.npz'
        if not file.exists():
            return []
        off = np.array(self.look['off'])
        added = []
        for part in np.load(file, allow_pickle=True)['parts']:
            faces, uv = part['f'], part.get('uv')
            is_cloth = uv is not None
            if is_cloth:
                moved = uv[faces] + (off[part['panel']] if 'panel' in part else 0)
                corners = (moved / self.look['atlas_cm']).reshape(-1, 2)
            else:
                corners = np.zeros((faces.size, 2))
            materials = [self.cloth, self.inside] if is_cloth else [self.trim, self.trim]
            ids = np.full(len(faces), part['id'])
            thick, levels = part.get('thick', 0), part.get('sub', 1)
            added.append(add_mesh(part['x'], faces, corners, ids, thick, levels, materials, 1 if is_cloth else 0))
        return added

    def light(self, view):
        """Sets lamps and camera for a view in place of those before. Returns where the camera looks from, as a direction."""
        for o in list(bpy.data.objects):
            if o.type in ('LIGHT', 'CAMERA'):
                bpy.data.objects.remove(o)
        side = 1 if view == 'back' else -1
        middle = (self.low + self.high) / 2
        set_lamps(self.scene, side, middle[2])
        if view == 'close':
            *target, need, azimuth = *self.look['close'], np.radians(self.look.get('close_az', 14))
            target, need, rise = Vector(target) / 100, need / 100, 0.18
        else:
            size = self.high - self.low
            target, need, rise = Vector(middle), max(size[2] / 0.86, size[0] / 0.86 * 4 / 3), 0.015
            azimuth = 0
        return set_camera(self.scene, target, need * 100 / 36, azimuth, side, rise)


def prepare_cycles(scene, samples):
    """One bounce of light, no cleverness: the grain is taken out later."""
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.samples = samples
    cycles.max_bounces = cycles.diffuse_bounces = cycles.glossy_bounces = 1
    cycles.transmission_bounces = 0
    cycles.use_adaptive_sampling = False
    cycles.caustics_reflective = False
    scene.render.use_persistent_data = True
    scene.render.film_transparent = True
    scene.view_settings.view_transform = 'Raw'
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, HEIGHT


def plain_material(name, roughness=0.35, specular=0.5):
    """A smooth grey material."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    inputs = material.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = ALBEDO
    inputs['Roughness'].default_value = roughness
    inputs['Specular'].default_value = specular
    return material


def cloth_material(name, shape, look):
    """Cloth: bumps of its weave, of seams and stitches, of its unevenness, and of creases where it is handled much."""
    material = plain_material(name, look.get('rough', 0.62), 0.35)
    tree = material.node_tree
    new, link = tree.nodes.new, tree.links.new
    uv = new('ShaderNodeUVMap')
    uv.uv_map = 'uv'
    atlas = look['atlas_cm']

    def picture(file, repeat_cm=None):
        node = new('ShaderNodeTexImage')
        node.image = bpy.data.images.load(str(WORK / file))
        node.image.colorspace_settings.name = 'Non-Color'
        if repeat_cm is None:
            link(uv.outputs[0], node.inputs[0])
        else:
            mapping = new('ShaderNodeMapping')
            mapping.inputs['Scale'].default_value = (atlas / repeat_cm,) * 3
            link(uv.outputs[0], mapping.inputs[0])
            link(mapping.outputs[0], node.inputs[0])
        return node

    def bump(height, centimetres, below=None):
        node = new('ShaderNodeBump')
        node.inputs['Distance'].default_value = centimetres / 100
        node.inputs['Strength'].default_value = 1.0
        link(height.outputs[0], node.inputs['Height'])
        if below is not None:
            link(below.outputs[0], node.inputs['Normal'])
        return node

    creases = None
    if look.get('crumple'):  # soft creases of handled cloth, never the same on two panels
        crumple = picture('tile_crumple.png', 40)
        crumple.interpolation = 'Cubic'
        creases = bump(crumple, look['crumple'] * 7)
    uneven = new('ShaderNodeTexNoise')
    uneven.inputs['Scale'].default_value = atlas / 2.2
    uneven.inputs['Detail'].default_value = 3
    link(uv.outputs[0], uneven.inputs['Vector'])
    ground = bump(uneven, look.get('uneven', 0.05), creases)
    seams = bump(picture(f'{shape}_height.png'), look.get('detail_cm', 0.16), ground)
    weave = picture(f"tile_{look.get('tile', 'jersey')}.png", look.get('tile_cm', 2.4))
    surface = bump(weave, look.get('tile_depth', 0.035), seams)
    link(surface.outputs[0], tree.nodes['Principled BSDF'].inputs['Normal'])
    return material


def add_mesh(x, faces, uv, ids, thick, levels, materials, material_offset):
    """A mesh in the scene. `x` in cm; `uv` a face corner, 0 to 1; `ids` a face: the panel or trim it belongs to."""
    mesh = bpy.data.meshes.new('mesh')
    mesh.from_pydata((x / 100).tolist(), [], faces.tolist())
    mesh.update()
    corner_ids = np.repeat(np.c_[(ids + 0.5) / 64.0, np.zeros(len(ids))], faces.shape[1], 0)
    for name, values in (('uv', uv), ('pid', corner_ids)):
        mesh.uv_layers.new(name=name).data.foreach_set('uv', values.astype('f4').ravel())
    mesh.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    added = bpy.data.objects.new('mesh', mesh)
    bpy.context.collection.objects.link(added)
    for material in materials:
        mesh.materials.append(material)
    if levels:
        smooth = added.modifiers.new('smooth', 'SUBSURF')
        smooth.levels = smooth.render_levels = levels
        smooth.boundary_smooth = 'ALL'
        smooth.uv_smooth = 'PRESERVE_BOUNDARIES'
    if thick:
        solid = added.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness = thick / 100
        solid.offset = -1
        solid.material_offset = material_offset
        solid.material_offset_rim = 0
        solid.use_quality_normals = True
    return added


def set_lamps(scene, side, z):
    """Key, fill, top and rim. `side` is -1 in front, 1 behind: the key stays on the viewer's left."""

    def area(location, size, power, height=None):
        lamp = bpy.data.lights.new('area', 'AREA')
        lamp.shape = 'RECTANGLE'
        lamp.size, lamp.size_y, lamp.energy = size, height or size, power
        o = bpy.data.objects.new('area', lamp)
        bpy.context.collection.objects.link(o)
        o.location = location
        o.rotation_euler = (Vector((0, 0, z)) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()

    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (0.36,) * 3 + (1,)
    key = 1.9 * side
    area((key, 1.25 * side, z + 1.15), 1.0, 46, 1.4)
    area((-key * 1.1, 1.9 * side, z + 0.2), 1.6, 13, 1.8)
    area((0, 0.2 * side, z + 1.9), 1.2, 12)
    area((-key * 0.9, -0.9 * side, z + 0.6), 0.5, 10, 1.6)


def set_camera(scene, target, distance, azimuth, side, rise):
    """Puts the camera at a distance from its target, seen from `azimuth` (radians) and risen by a share of the
    distance."""
    camera = bpy.data.cameras.new('camera')
    camera.lens = 100
    camera.clip_end = 50
    o = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(o)
    scene.camera = o
    away = (np.sin(azimuth) * distance, side * distance * np.cos(azimuth), distance * rise)
    o.location = target + Vector(away)
    o.rotation_euler = (target - o.location).to_track_quat('-Z', 'Y').to_euler()
    return np.array((o.location - target).normalized())
