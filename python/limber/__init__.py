"""Reads, changes, retargets and writes BVH motion capture files.

limber.read() gives a Clip; Clip.motion is its numbers as a NumPy array. limber.read_character() gives a Character, onto
which motions are put. Angles are degrees, lengths are the file's own
unit, times are seconds. What cannot be done raises limber.Error.
"""
from ._characters import Character, read_character
from ._clip import Clip, EndSite, Finding, Joint, PositionRules, read
from ._comparison import Comparison, compare
from ._errors import Error
from ._limber import version as __version__
from ._operations import Operation, Setting, operations
from ._retargeting import JointMatch, map_joints, retarget

__all__ = ["Character", "Clip", "Comparison", "EndSite", "Error", "Finding", "Joint", "JointMatch", "Operation",
           "PositionRules", "Setting", "compare", "map_joints", "operations", "read", "read_character", "retarget"]

for _name in __all__:  # so that help() and pickles of the small tuples name the package
    globals()[_name].__module__ = "limber"
del _name
