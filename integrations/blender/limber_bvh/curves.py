"""Motions as curves of an action, a key in every frame, and back."""
import bpy
import numpy as np
from mathutils import Matrix

from . import armatures
from .clip import file_value, rotation_matrices, shift_of, shown_value

LINEAR = bpy.types.Keyframe.bl_rna.properties["interpolation"].enum_items["LINEAR"].value


def new_action(obj, clip, source, start):
    """An action with the motion of a file, which it keeps; it becomes that of the armature."""
    action = bpy.data.actions.new(obj.name)
    armatures.keep(action, armatures.SOURCE, source)
    action[armatures.START] = start
    bones = armatures.bones_by_joint(obj)
    frames = np.arange(start, start + clip.frame_count, dtype=np.float32)
    for joint in clip.joints:
        for path, index, values in shown_curves(clip, joint, bones[joint.index], obj.data[armatures.SCALE]):
            _fill(action.fcurves.new(path, index=index, action_group=bones[joint.index].name), frames, values)
    if obj.animation_data is None:
        obj.animation_data_create()
    obj.animation_data.action = action
    if getattr(obj.animation_data, "action_slot", True) is None and len(action.slots):  # Blender 4.4
        obj.animation_data.action_slot = action.slots[0]
    return action


def shown_curves(clip, joint, bone, scale):
    """(data path, index, values of 32 bits) of each curve of a joint, in the order of its channels in the file."""
    paths = {"rotation": bone.path_from_id("rotation_euler"), "position": bone.path_from_id("location")}
    if joint.is_plain:
        for column, kind, axis in joint.columns:
            yield paths[kind], axis, shown_value(clip, joint, kind, axis, clip.motion[:, column], scale)
        return
    angles, shifts = _worked_out(clip, joint, scale)
    for axis in range(3):
        if joint.rotation_axes:
            yield paths["rotation"], axis, angles[:, axis]
    for axis in sorted(set(joint.position_axes)):
        yield paths["position"], axis, shifts[:, axis]


def _worked_out(clip, joint, scale):
    """Euler angles and locations of a joint whose channels are no Euler angles: frames x 3 each."""
    angles = np.zeros((clip.frame_count, 3), dtype=np.float32)
    before = None
    for frame, matrix in enumerate(rotation_matrices(joint, clip.motion)):
        before = Matrix(matrix).to_euler("XYZ", before) if before is not None else Matrix(matrix).to_euler("XYZ")
        angles[frame] = before
    return angles, (shift_of(clip, joint, clip.motion) * scale).astype(np.float32)


def _fill(curve, frames, values):
    points = curve.keyframe_points
    points.add(len(frames))
    both = np.empty(2 * len(frames), dtype=np.float32)
    both[0::2], both[1::2] = frames, values
    points.foreach_set("co", both)
    points.foreach_set("interpolation", np.full(len(frames), LINEAR, dtype=np.intc))
    curve.update()


def frame_range(action, clip):
    """The first and the last frame of an action: those of its file, or those of its keys where they differ."""
    start = int(action.get(armatures.START, 1))
    last = start + clip.frame_count - 1
    ranges = [curve.range() for curve in action.fcurves
              if len(curve.keyframe_points) and curve.data_path.startswith("pose.bones")]
    if not ranges:
        return start, last
    return int(round(min(first for first, _ in ranges))), int(round(max(end for _, end in ranges)))


def motion_of(obj, action, clip):
    """(motion, joints whose changes cannot be written): the file's numbers where the curves are as they were made."""
    first, last = frame_range(action, clip)
    start = int(action.get(armatures.START, 1))
    if last - first == clip.frame_count - 1:
        start = first  # moved as a whole
    frames = np.arange(first, last + 1)
    rows = np.clip(frames - start, 0, max(clip.frame_count - 1, 0))
    is_old = (frames >= start) & (frames < start + clip.frame_count)
    motion = clip.motion[rows].copy() if clip.frame_count else np.zeros((len(frames), clip.motion.shape[1]))
    bones, lost = armatures.bones_by_joint(obj), []
    curves = {(curve.data_path, curve.array_index): curve for curve in action.fcurves}
    for joint in clip.joints:
        bone = bones[joint.index]
        made = list(shown_curves(clip, joint, bone, obj.data[armatures.SCALE]))
        found = [_values(curves.get((path, index)), bone, path, index, frames) for path, index, _ in made]
        if joint.is_plain:
            _take(clip, joint, made, found, rows, is_old, motion, obj.data[armatures.SCALE])
        elif any((values != expected[rows])[is_old].any() or not is_old.all()
                 for values, (_, _, expected) in zip(found, made)):
            lost.append(joint.name)
    return motion, lost


def _take(clip, joint, made, found, rows, is_old, motion, scale):
    """Puts the numbers of one joint's changed keys into the motion."""
    for (column, kind, axis), (_, _, expected), values in zip(joint.columns, made, found):
        is_same = is_old & (values == expected[rows]) if len(expected) else np.zeros(len(values), dtype=bool)
        if not is_same.all():
            motion[~is_same, column] = file_value(clip, joint, kind, axis, values[~is_same], scale)


def _values(curve, bone, path, index, frames):
    """What a curve shows in some frames, of 32 bits; what the bone has where there is none."""
    if curve is None or not len(curve.keyframe_points):
        constant = bone.location if path.endswith("location") else bone.rotation_euler
        return np.full(len(frames), constant[index], dtype=np.float32)
    if len(curve.keyframe_points) == len(frames) and not len(curve.modifiers):
        both = np.empty(2 * len(frames), dtype=np.float32)
        curve.keyframe_points.foreach_get("co", both)
        if np.array_equal(both[0::2], frames.astype(np.float32)):
            return both[1::2]
    return np.array([curve.evaluate(float(frame)) for frame in frames], dtype=np.float32)
