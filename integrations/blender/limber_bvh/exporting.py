"""From an armature to a file: its own bytes where nothing was changed."""
import os

import numpy as np

from . import armatures, curves, foreign
from .importing import load
from .limbercli import LimberError, Workshop


def export_file(context, obj, path, program=""):
    """Writes the motion of an armature; returns sentences about how."""
    data, said = bytes_of(context, obj, program)
    write_whole(path, data)
    return said


def bytes_of(context, obj, program=""):
    """A BVH file with the motion of an armature, and sentences about how it was made."""
    if obj is None or obj.type != "ARMATURE":
        raise LimberError("select an armature first")
    action = obj.animation_data.action if obj.animation_data is not None else None
    if not armatures.is_of_limber(obj):
        return foreign.bytes_of(context, obj, program)
    source = armatures.kept(action, armatures.SOURCE) or armatures.kept(obj.data, armatures.SKELETON)
    with Workshop(program, str(obj.data[armatures.RULE])) as workshop:
        clip = load(workshop, source, str(obj.data[armatures.NAME]))
        change = armatures.changed_in(obj, clip)
        if change:
            data, said = foreign.bytes_of(context, obj, program)
            return data, [f"the armature is not the skeleton of its file any more ({change}): a new file was made"] + said
        if action is None:
            return source, ["the armature has no action: the file has the motion that it was made with"]
        motion, lost = curves.motion_of(obj, action, clip)
        said = [f"changes of {name} cannot be written: the file has a channel of it twice" for name in lost]
        if np.array_equal(motion, clip.motion):
            return source, said + ["nothing was changed: the bytes of the file"]
        return with_motion(workshop, clip, motion), said + [_changes(motion, clip.motion)]


def with_motion(workshop, clip, motion):
    """The file of the workshop with other numbers; what is the same keeps its text."""
    np.save(workshop.path("motion.npy"), np.ascontiguousarray(motion, dtype="<f8"))
    workshop.run("import", "--quiet", workshop.path("motion.npy"), workshop.path("new.bvh"), "--skeleton",
                 workshop.path("source.bvh"))
    return workshop.get("new.bvh")


def _changes(now, before):
    if len(now) != len(before):
        return f"{len(now)} frames were written; the file had {len(before)}"
    return f"{int((now != before).sum())} numbers were changed; everything else is as it was in the file"


def write_whole(path, data):
    """Writes a file beside the place and moves it there: the old one stays if that fails."""
    folder, name = os.path.split(os.path.abspath(path))
    part = os.path.join(folder, f".limber-{os.getpid()}.part")
    try:
        with open(part, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, os.path.join(folder, name))
    except OSError as error:
        if os.path.exists(part):
            os.remove(part)
        raise LimberError(f"{armatures.shown_name(path)}: {error.strerror or error}") from error
