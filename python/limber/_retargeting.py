"""Motions on other skeletons."""
from typing import NamedTuple, Optional

from . import _limber
from ._clip import Clip


class JointMatch(NamedTuple):
    """Which joint of the source a joint of the target follows.

    target, source: names; the second joint of a name is "name#2", bytes that are not UTF-8 are written \\xNN. source is
    None where the joint follows its parent. score: 0 to 1, under 0.5 it is a guess. reason: name, alias, structure,
    symmetry or none.
    """

    target: str
    source: Optional[str]
    score: float
    reason: str


def map_joints(source, target):
    """Which joint of the clip source each joint of target follows: a list of JointMatch, in file order.

    target: a Clip or a Character.
    """
    return [JointMatch(*each) for each in _limber.map_joints(source._data, target._data)]


def retarget(source, target, *, mapping=None, guess=False, rest="auto", scale=None, lock_feet=True, set_on_floor=True,
             keep_travel=False, spread_chains=False, root_motion=False, left_hand="free", right_hand="free",
             keep_apart=False, up="auto", source_up="auto", rule="auto"):
    """Puts the motion of a clip on another skeleton, or on a character, and returns the new Clip.

    source: a Clip. target: a Clip, of which only the skeleton is used, or a Character. mapping: a dict of joint names, target to source
    (None: the joint follows its parent), as map_joints() names them; None finds one. guess: whether uncertain matches
    are used, too. rest: how rest poses are aligned, "auto", "match" or "keep". scale: factor of the travel; None is the
    ratio of the legs. lock_feet: feet stay where they stand. set_on_floor: the figure stands as high as the source's.
    keep_travel: travel is not scaled. spread_chains: spines with other numbers of joints share the bend. root_motion: a
    root below the pelvis carries the travel. left_hand, right_hand: what the hand keeps its distance to, "free", "other",
    "head", "pelvis" or "world". keep_apart: hands and forearms that other proportions put into the body are brought out of
    it, as keepapart does. up, source_up: the up axes of target and source, "auto", "x", "y" or "z". rule: how position
    channels of source are read.

    What could not be done is in the new clip's notes. Raises limber.Error for a mapping that does not fit.
    """
    if scale is not None and not 0.0 < scale < float("inf"):
        raise ValueError(f"expected a scale above 0, found {scale}")
    settings = {"rest": rest, "scale": scale, "lock_feet": lock_feet, "set_on_floor": set_on_floor,
                "keep_travel": keep_travel, "spread_chains": spread_chains, "root_motion": root_motion,
                "left_hand": left_hand, "right_hand": right_hand, "keep_apart": bool(keep_apart), "up": up, "source_up": source_up}
    made, notes = _limber.retarget(source._data, target._data, mapping, settings, bool(guess), rule)
    return Clip._of(made, notes=notes, name=source._name)
