"""Operations of limber-cli and retargeting, done to armatures."""
import json

from . import armatures, curves, exporting, importing
from .clip import Clip
from .limbercli import LimberError, Workshop, notes_in, program

_listed = {}  # by program: operations change with it alone


def operations(preferred=""):
    """What `limber-cli operations` lists: dictionaries with name, title, help, parameters."""
    path = program(preferred)
    if path not in _listed:
        with Workshop(preferred) as workshop:
            out, _ = workshop.run("operations", "--json", with_rule=False)
            _listed[path] = json.loads(out.decode("utf-8"))
    return _listed[path]


def _settings(obj, preferred):
    """How results for an armature are imported: as it was itself."""
    if armatures.is_of_limber(obj):
        return importing.Settings(unit="AUTO", rule=str(obj.data[armatures.RULE]), program=preferred)
    return importing.Settings(unit="CM", up="Y", program=preferred)


def clean_up(context, obj, name, words, preferred=""):
    """Does one operation to the motion of an armature. Returns (armature that has the result, sentences).

    words: settings as limber-cli takes them, KEY=VALUE with commas between them; may be empty.
    """
    call = name + (":" + words if words else "")
    data, _ = exporting.bytes_of(context, obj, preferred)
    settings = _settings(obj, preferred)
    with Workshop(preferred, settings.rule) as workshop:
        shown = str(obj.data.get(armatures.NAME, obj.name))
        source = workshop.put("source.bvh", data, shown)
        _, said = workshop.run("apply", source, workshop.path("done.bvh"), call)
        done = workshop.get("done.bvh")
    target, more = show(context, obj, done, shown, settings)
    return target, notes_in(said) + more


def retarget(context, obj, onto, onto_name, target=None, preferred=""):
    """Puts the motion of an armature on the skeleton of a file's bytes. Returns (armature, sentences).

    target: the armature that these bytes are of; it gets the motion as a new action if it is one of ours.
    """
    data, _ = exporting.bytes_of(context, obj, preferred)
    settings = _settings(target, preferred) if target is not None else importing.Settings(program=preferred)
    with Workshop(preferred, _settings(obj, preferred).rule) as workshop:
        source = workshop.put("motion.bvh", data, str(obj.data.get(armatures.NAME, obj.name)))
        skeleton = workshop.put("onto.bvh", onto, onto_name)
        _, said = workshop.run("retarget", source, "--onto", skeleton, "-o", workshop.path("done.bvh"))
        done = workshop.get("done.bvh")
    made, more = show(context, target, done, onto_name, settings)
    return made, notes_in(said) + more


def show(context, obj, data, shown, settings):
    """Gives an armature a motion as a new action; where it has another skeleton, a new armature is made."""
    if armatures.is_of_limber(obj):
        with Workshop(settings.program, settings.rule) as workshop:
            clip = importing.load(workshop, data, shown)
            skeleton = armatures.kept(obj.data, armatures.SKELETON)
            before = Clip(workshop.arrays(workshop.put("before.bvh", skeleton, shown)), workshop.info(
                workshop.path("before.bvh")))
        if same_skeleton(clip, before) and not armatures.changed_in(obj, clip):
            start = start_of(obj)
            curves.new_action(obj, clip, data, start)
            settings.start = start
            return obj, importing.set_scene(context.scene, clip, settings)
    made, said = importing.import_bytes(context, data, shown, settings)
    return made, said + ["the result has a skeleton of its own: it is a new armature"]


def same_skeleton(clip, other):
    """Whether one armature shows both."""
    def shape(one):
        return [(joint.parent, tuple(joint.offset), joint.columns) for joint in one.joints], one.rules
    return shape(clip) == shape(other)


def start_of(obj):
    """The frame in which the motion of an armature begins."""
    action = obj.animation_data.action if obj.animation_data is not None else None
    return int(action.get(armatures.START, 1)) if action is not None else 1


def find(name, preferred=""):
    """One operation by its name."""
    found = next((operation for operation in operations(preferred) if operation["name"] == name), None)
    if found is None:
        raise LimberError("limber-cli has no operation of this name")
    return found
