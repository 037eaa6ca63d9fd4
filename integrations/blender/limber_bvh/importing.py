"""From a file to an armature with its action."""
from . import armatures, curves, units
from .clip import Clip
from .limbercli import LimberError, Workshop, read_bytes

MOST_FINDINGS = 5  # that are reported one by one
MOST_FRAMES = 1_048_574  # of a scene


class Settings:
    """How a file is imported. unit: a key of units.METRES or AUTO. up: AUTO, X, Y or Z. rule: auto, replace, add."""

    def __init__(self, unit="AUTO", up="AUTO", rule="auto", start=1, sets_rate=True, program=""):
        self.unit = unit
        self.up = up
        self.rule = rule
        self.start = start
        self.sets_rate = sets_rate
        self.program = program


def load(workshop, data, shown):
    """The clip that some bytes are; LimberError with line and column where they are none."""
    path = workshop.put("source.bvh", data, shown)
    info = workshop.info(path)
    return Clip(workshop.arrays(path), info)


def skeleton_bytes(workshop, clip, data):
    """The bytes of a file with one frame at most: what an armature keeps."""
    if clip.frame_count <= 1:
        return data
    workshop.run("apply", "--quiet", workshop.path("source.bvh"), workshop.path("skeleton.bvh"), "trim:frames=0-0")
    return workshop.get("skeleton.bvh")


def import_file(context, path, settings):
    """Makes an armature of a file; returns it with sentences about what was set and what could not be shown."""
    return import_bytes(context, read_bytes(path), armatures.shown_name(path), settings)


def import_bytes(context, data, shown, settings):
    """The same for the bytes of a file, which messages call `shown`."""
    with Workshop(settings.program, settings.rule) as workshop:
        clip = load(workshop, data, shown)
        skeleton = skeleton_bytes(workshop, clip, data)
    if settings.start + clip.frame_count - 1 > MOST_FRAMES:
        raise LimberError(f"{shown}: {clip.frame_count} frames are more than a scene of Blender can have")
    if settings.up != "AUTO":
        clip.up = "XYZ".index(settings.up)
    unit = units.chosen(settings.unit, clip.height())
    scale = units.METRES[unit] / context.scene.unit_settings.scale_length
    obj, names = armatures.build(context, clip, shown.rsplit(".", 1)[0] or shown, scale)
    armatures.keep(obj.data, armatures.SKELETON, skeleton)
    obj.data[armatures.NAME] = shown
    obj.data[armatures.SCALE] = scale
    obj.data[armatures.RULE] = settings.rule
    curves.new_action(obj, clip, data, settings.start)
    said = finding_texts(clip, shown) + not_shown(clip, names)
    return obj, said + set_scene(context.scene, clip, settings) + [
        f"{shown}: {len(clip.joints)} joints, {clip.frame_count} frames; lengths are {units.TITLES[unit].lower()}"
        f"{' by the size of the figure' if settings.unit == 'AUTO' else ''}, up is {'XYZ'[clip.up]}"]


def set_scene(scene, clip, settings):
    """Frame rate and range of the scene as the file has them; says what was set."""
    fps, base, exact = units.rate(clip.frame_time)
    of_file = f"{exact:.6g} frames per second"
    if not settings.sets_rate:
        here = scene.render.fps / scene.render.fps_base
        if abs(here - exact) < 0.002 * exact:
            return []
        return [f"the file has {of_file}, the scene {here:.6g}: it plays at another speed"]
    scene.render.fps = fps
    scene.render.fps_base = base
    scene.frame_start = settings.start
    scene.frame_end = settings.start + max(clip.frame_count, 1) - 1
    scene.frame_set(settings.start)
    zero = "" if clip.frame_time > 0.0 else " (the file has a frame time of 0)"
    return [f"the scene has {fps / base:.6g} frames per second now; the file has {of_file}{zero}"]


def finding_texts(clip, shown):
    """What was odd in the file, with line and column."""
    texts = [f"{shown}:{finding['line']}:{finding['column']}: {finding['message']}" for finding in clip.findings]
    if len(texts) > MOST_FINDINGS:
        return texts[:MOST_FINDINGS] + [f"{shown}: {len(texts) - MOST_FINDINGS} more findings; limber-cli check lists all"]
    return texts


def not_shown(clip, names):
    """What an armature shows otherwise than the file says it, or cannot show."""
    said = []
    roots = sum(joint.parent < 0 for joint in clip.joints)
    if roots > 1:
        said.append(f"the file has {roots} roots: the armature has as many bones without a parent")
    points = sum(not any((tip != 0.0).any() for tip in clip.tips(joint)) for joint in clip.joints)
    if points:
        said.append(f"{points} joints have no length in the file and are drawn with a short bone")
    odd = [joint.name for joint in clip.joints if not joint.is_plain]
    if odd:
        said.append(f"{len(odd)} joints have a channel twice, such as {odd[0]}: their curves are computed, and changes "
                    "to them cannot be exported")
    renamed = [(joint.name, name) for joint, name in zip(clip.joints, names) if joint.name != name]
    if renamed:
        said.append(f"{len(renamed)} bones have another name than their joints, such as {renamed[0][1]}: names of bones are "
                    "unique and short; the file keeps its names")
    if clip.frame_count == 0:
        said.append("the file has no frames")
    return said
