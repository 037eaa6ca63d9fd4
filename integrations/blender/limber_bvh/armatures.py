"""Armatures of files: bones with the axes of the file, and what they keep of it."""
import math
import os
import zlib

import bpy
from mathutils import Vector

# What an armature, its bones and its actions keep. The bytes of files are compressed.
SKELETON = "limber_skeleton"  # of the armature: a file with its skeleton
SOURCE = "limber_source"  # of an action: the file that it is the motion of
NAME = "limber_name"  # of the armature: how messages call the file
SCALE = "limber_scale"  # metres for a unit of the file
RULE = "limber_rule"  # auto, replace or add
START = "limber_start"  # of an action: the frame of the file's first frame
JOINT = "limber_joint"  # of a bone: the number of its joint in the file

UP_ROTATIONS = ((0.0, -math.pi / 2, 0.0), (math.pi / 2, 0.0, 0.0), (0.0, 0.0, 0.0))
SHAPE = "Limber Bone"


def keep(owner, key, data):
    """Keeps bytes in a custom property."""
    owner[key] = zlib.compress(data, 1)


def kept(owner, key):
    """The bytes that are kept, or None."""
    data = owner.get(key) if owner is not None else None
    return zlib.decompress(data) if isinstance(data, bytes) else None


def is_of_limber(obj):
    """Whether an object is an armature that this add-on made."""
    return obj is not None and obj.type == "ARMATURE" and isinstance(obj.data.get(SKELETON), bytes)


def build(context, clip, name, scale):
    """A new armature with a bone for each joint, turned so that up is up; in object mode, active."""
    if context.object is not None and context.object.mode != "OBJECT":
        bpy.ops.object.mode_set(mode="OBJECT")
    for other in context.selected_objects:
        other.select_set(False)
    obj = bpy.data.objects.new(name, bpy.data.armatures.new(name))
    context.collection.objects.link(obj)
    obj.rotation_euler = UP_ROTATIONS[clip.up]
    context.view_layer.objects.active = obj
    obj.select_set(True)
    bpy.ops.object.mode_set(mode="EDIT")
    try:
        names = _add_bones(obj.data.edit_bones, clip, scale)
    finally:
        bpy.ops.object.mode_set(mode="OBJECT")
    for joint, bone_name in zip(clip.joints, names):
        obj.data.bones[bone_name][JOINT] = joint.index
        obj.pose.bones[bone_name].rotation_mode = joint.euler_order
    _give_shapes(obj, clip, names, scale)
    return obj, names


def _length(clip, joint, scale):
    """How long a bone is drawn: to the first of what hangs on it, and never nothing."""
    lengths = [float(math.dist(tip, (0.0, 0.0, 0.0))) * scale for tip in clip.tips(joint)]
    least = max(clip.height() * scale * 0.001, 1e-4)
    return max(next((length for length in lengths if length > least), clip.height() * scale * 0.03), least)


def _add_bones(edit_bones, clip, scale):
    """Bones along the Y axis without roll: their axes are those of the file, and so are angles and positions."""
    names = []
    for joint, head in zip(clip.joints, clip.rest_positions() * scale):
        bone = edit_bones.new(joint.name or "joint")
        bone.head = head
        bone.tail = Vector(head) + Vector((0.0, _length(clip, joint, scale), 0.0))
        bone.roll = 0.0
        bone.use_connect = False
        if joint.parent >= 0:
            bone.parent = edit_bones[names[joint.parent]]
        names.append(bone.name)
    return names


def _shape():
    """An octahedron along Y of length 1, which is drawn for bones."""
    found = bpy.data.objects.get(SHAPE)
    if found is not None and found.type == "MESH":
        return found
    mesh = bpy.data.meshes.new(SHAPE)
    ring = [(0.1, 0.15, 0.0), (0.0, 0.15, 0.1), (-0.1, 0.15, 0.0), (0.0, 0.15, -0.1)]
    faces = [(0, 1 + i, 1 + (i + 1) % 4) for i in range(4)] + [(5, 1 + (i + 1) % 4, 1 + i) for i in range(4)]
    mesh.from_pydata([(0.0, 0.0, 0.0), *ring, (0.0, 1.0, 0.0)], [], faces)
    return bpy.data.objects.new(SHAPE, mesh)


def _give_shapes(obj, clip, names, scale):
    """Draws each bone towards what hangs on its joint, while its axes stay those of the file."""
    for joint, name in zip(clip.joints, names):
        bone = obj.pose.bones[name]
        length = _length(clip, joint, scale)
        tip = next((Vector(tip) for tip in clip.tips(joint) if Vector(tip).length * scale > 1e-6), Vector((0, 1, 0)))
        bone.custom_shape = _shape()
        bone.use_custom_shape_bone_size = False
        bone.custom_shape_scale_xyz = (length, length, length)
        bone.custom_shape_rotation_euler = Vector((0, 1, 0)).rotation_difference(tip).to_euler("XYZ")


def bones_by_joint(obj):
    """The pose bones of the joints of the file, by their numbers."""
    return {bone.bone[JOINT]: bone for bone in obj.pose.bones if JOINT in bone.bone}


def changed_in(obj, clip):
    """Why an armature is not the skeleton of its file any more, or an empty text."""
    bones = bones_by_joint(obj)
    scale = obj.data[SCALE]
    if len(bones) != len(obj.pose.bones) or sorted(bones) != [joint.index for joint in clip.joints]:
        return "bones were added or removed"
    tolerance = max(clip.height() * scale, 1.0) * 1e-5
    for joint, head in zip(clip.joints, clip.rest_positions() * scale):
        bone = bones[joint.index]
        parent = bone.parent.bone[JOINT] if bone.parent is not None else -1
        if parent != joint.parent:
            return "bones have other parents"
        if (bone.bone.head_local - Vector(head)).length > tolerance:
            return "bones have another rest position"
        if any(abs(bone.bone.matrix_local[i][j] - (i == j)) > 1e-4 for i in range(3) for j in range(3)):
            return "bones have other axes"
        if bone.rotation_mode != joint.euler_order:
            return "bones rotate in another order"
    return ""


def shown_name(path):
    """The name of a file as text that Blender can show and keep."""
    return os.path.basename(path).encode("utf-8", "surrogateescape").decode("utf-8", "replace") or "motion"
