"""Operations: what limber can do to a whole clip."""
import os
from typing import NamedTuple

from . import _limber


class Setting(NamedTuple):
    """A setting of an operation.

    name: the keyword of Clip.apply(). help: a sentence. kind: number, whole-number, word, flag, text, frame, frames,
    frame-pair, joint, node, offset, pair, place, clip, clips or file. unit: of a number, such as "Hz"; may be empty.
    default: as text; empty where there is none. least, most: the range of a number. words: values that are words.
    required: whether it must be given.
    """

    name: str
    help: str
    kind: str
    unit: str
    default: str
    least: float
    most: float
    words: tuple
    required: bool


class Operation(NamedTuple):
    """Something that is done to a whole clip by Clip.apply().

    name: for apply(). title: as the window calls it. group: time, repair, feet, root, skeleton or clips. help: what it
    does. settings: a tuple of Setting. takes_joints, takes_frames: whether it can be limited to some joints or frames.
    """

    name: str
    title: str
    group: str
    help: str
    settings: tuple
    takes_joints: bool
    takes_frames: bool


_JOINTS = Setting("joints", "The joints to work on.", "text", "", "all", 0.0, 0.0, ("all",), False)
_FRAMES = Setting("frames", "The frames to work on: (first, last).", "frames", "", "all", 0.0, 0.0, ("all",), False)


def _operation(name, title, group, about, settings, takes_joints, takes_frames):
    everywhere = [_JOINTS] * takes_joints + [_FRAMES] * takes_frames
    every = tuple(everywhere + [Setting(*each) for each in settings])
    return Operation(name, title, group, about, every, takes_joints, takes_frames)


def operations():
    """All operations that Clip.apply() knows: a dict of Operation by name, by group and title."""
    return {each[0]: _operation(*each) for each in _limber.operations()}


_SEPARATORS = {"frames": "-", "frame-pair": ":"}


def _word(value):
    """One value as an operation reads it."""
    if isinstance(value, str):
        return value
    if isinstance(value, os.PathLike):
        return os.fsdecode(value)
    if isinstance(value, bool) or type(value).__name__ == "bool_":
        return "yes" if value else "no"
    if hasattr(value, "__index__"):
        return str(value.__index__())
    if hasattr(value, "__float__"):
        return repr(float(value))
    raise TypeError(f"a setting cannot be of the type {type(value).__name__}")


def _text(value, kind):
    """A value as an operation reads it, several ones joined as their kind wants it."""
    if isinstance(value, bytes):
        value = os.fsdecode(value)
    if hasattr(value, "__iter__") and not isinstance(value, str):
        return _SEPARATORS.get(kind, "+").join(_word(each) for each in value)
    return _word(value)


def _several(value, clip_type):
    """The clips and paths of a setting that takes several; text stays as it is in calls, with + between names."""
    if isinstance(value, (clip_type, os.PathLike)):
        return [value]
    return None if isinstance(value, (str, bytes)) else list(value)


def call_of(name, settings, clip_type):
    """The settings of a call as texts, and the clips among them by the names that stand for them."""
    def name_of(clip):
        if not isinstance(clip, clip_type):
            return _text(clip, None)
        stands = f"clip {len(clips)}"
        clips[stands] = clip._data
        return stands

    known = operations().get(name)
    kinds = {setting.name: setting.kind for setting in known.settings} if known else {}
    texts, clips = {}, {}
    for key, value in settings.items():
        key = key.rstrip("_")  # with_: "with" is a word of Python
        if value is None:
            continue
        several = _several(value, clip_type) if kinds.get(key) == "clips" else None
        if several is not None:
            texts[key] = "+".join(name_of(each).replace("+", "++") for each in several)
        elif isinstance(value, clip_type):
            texts[key] = name_of(value)
        else:
            texts[key] = _text(value, kinds.get(key))
    return texts, clips
