"""Armatures that come from elsewhere: a new file of what they show in every frame."""
import re

from mathutils import Matrix

from .limbercli import LimberError, Workshop

# Blender's Z is up; in files Y is, and figures look along Z.
TO_FILE = Matrix(((1, 0, 0), (0, 0, 1), (0, -1, 0)))
CENTIMETRES = 100.0
ORDER, CHANNELS = "YXZ", "Zrotation Xrotation Yrotation"  # Y is done first
MOVES = 1e-5  # metres from where its rest pose has it: then a bone gets position channels


def bytes_of(context, obj, program=""):
    """A file in centimetres with Y up, and sentences about it."""
    bones = _in_file_order(obj)
    if not bones:
        raise LimberError("the armature has no bones")
    scene = context.scene
    rest = _rest(obj, bones)
    frames = _sampled(context, obj, bones)
    parts = [_parts(bones, rest, pose, scene.unit_settings.scale_length) for pose in frames]
    moving = {bone.name for bone in bones if bone.parent is None or any(
        (part[bone.name][0] - parts[0][bone.name][2]).length > MOVES * CENTIMETRES for part in parts)}
    text = _hierarchy(bones, parts[0], moving) + _motion(bones, parts, moving, scene)
    with Workshop(program) as workshop:
        source = workshop.put("new.bvh", text.encode("utf-8"), obj.name)
        workshop.run("convert", "--quiet", source, workshop.path("out.bvh"))
        return workshop.get("out.bvh"), [
            f"{len(bones)} bones and {len(frames)} frames were written as a new file, in centimetres with Y up"]


def _in_file_order(obj):
    """All bones, parents before children, as a file nests them."""
    order = []

    def add(bone):
        order.append(bone)
        for child in bone.children:
            add(child)

    for bone in obj.pose.bones:
        if bone.parent is None:
            add(bone)
    return order


def _rest(obj, bones):
    """Rest matrices of bones in the world."""
    return {bone.name: obj.matrix_world @ bone.bone.matrix_local for bone in bones}


def _sampled(context, obj, bones):
    """Matrices of bones in the world in every frame of the scene; the frame of the scene stays."""
    scene, now, frames = context.scene, context.scene.frame_current, []
    try:
        for frame in range(scene.frame_start, scene.frame_end + 1):
            scene.frame_set(frame)
            frames.append({bone.name: obj.matrix_world @ bone.matrix for bone in bones})
    finally:
        scene.frame_set(now)
    return frames


def _turn(matrix):
    """The rotation of a matrix along the axes of the file."""
    return TO_FILE @ matrix.to_3x3().normalized() @ TO_FILE.transposed()


def _parts(bones, rest, pose, metres):
    """(translation from the parent, rotation against it, offset) of each bone along the axes of the file."""
    factor, turned, parts = CENTIMETRES * metres, {}, {}
    for bone in bones:
        name, parent = bone.name, bone.parent
        turned[name] = _turn(pose[name]) @ _turn(rest[name]).transposed()
        place = TO_FILE @ pose[name].translation * factor
        offset = TO_FILE @ rest[name].translation * factor
        if parent is None:
            parts[name] = (place, turned[name], offset)
            continue
        above = turned[parent.name].transposed()
        place = above @ (place - TO_FILE @ pose[parent.name].translation * factor)
        offset = offset - TO_FILE @ rest[parent.name].translation * factor
        parts[name] = (place, above @ turned[name], offset)
    return parts


def _word(name):
    """A name that a file can hold."""
    return re.sub(r"[\s{}\x00-\x1f\x7f]+", "_", name) or "_"


def _hierarchy(bones, parts, moving):
    """The first section: bones in the order of a file, an end site at the tail of each bone without children."""
    lines, depth = ["HIERARCHY"], {}
    open_bones = []
    for bone in bones:
        while open_bones and open_bones[-1] != bone.parent:
            open_bones.pop()
            lines.append("\t" * len(open_bones) + "}")
        indent = "\t" * len(open_bones)
        depth[bone.name] = len(open_bones)
        positions = "6 Xposition Yposition Zposition " if bone.name in moving else "3 "
        lines += [f"{indent}{'JOINT' if bone.parent else 'ROOT'} {_word(bone.name)}", indent + "{",
                  f"{indent}\tOFFSET {_numbers(parts[bone.name][2])}", f"{indent}\tCHANNELS {positions}{CHANNELS}"]
        open_bones.append(bone)
        if not bone.children:
            tip = TO_FILE @ (bone.bone.tail_local - bone.bone.head_local) * CENTIMETRES
            lines += [f"{indent}\tEnd Site", indent + "\t{", f"{indent}\t\tOFFSET {_numbers(tip)}", indent + "\t}"]
    while open_bones:
        open_bones.pop()
        lines.append("\t" * len(open_bones) + "}")
    return "\n".join(lines) + "\n"


def _motion(bones, parts, moving, scene):
    """The second section; angles go on from frame to frame without jumps."""
    seconds = scene.render.fps_base / scene.render.fps
    rows, before = [], {}
    for part in parts:
        cells = []
        for bone in bones:
            place, turn, _ = part[bone.name]
            angles = turn.to_euler(ORDER, before[bone.name]) if bone.name in before else turn.to_euler(ORDER)
            before[bone.name] = angles
            if bone.name in moving:
                cells.append(_numbers(place))
            cells.append(_numbers(57.29577951308232 * angle for angle in (angles.z, angles.x, angles.y)))
        rows.append(" ".join(cells))
    return f"MOTION\nFrames: {len(rows)}\nFrame Time: {seconds:.9g}\n" + "".join(row + "\n" for row in rows)


def _numbers(values):
    return " ".join(f"{value:.6f}" for value in values)
