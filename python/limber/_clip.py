"""Clips: reading, looking, changing, writing."""
import os
from typing import NamedTuple

import numpy as np

from . import _limber, _operations


class Joint(NamedTuple):
    """A ROOT or JOINT of the file.

    name: bytes that are not UTF-8 appear as U+DC80 to U+DCFF ("surrogateescape"); names may repeat and be empty.
    parent: index of the parent, -1 for a root. offset: (x, y, z) from the parent, file units. channels: names such as
    "Zrotation" in file order, which is the order of rotation. first_column: where its values start in a frame.
    """

    name: str
    parent: int
    offset: tuple
    channels: tuple
    first_column: int


class EndSite(NamedTuple):
    """The end of a chain, which has no channels.

    label: what follows the word End, "Site" as a rule. parent: index of its joint. offset: (x, y, z) from that joint,
    file units.
    """

    label: str
    parent: int
    offset: tuple


class Finding(NamedTuple):
    """Something odd in a file that was read all the same.

    kind: a code that never changes, such as "row-length". line, column: where, from 1; 0 for the file or the line as a
    whole. message: what was expected, found and done, in English.
    """

    kind: str
    line: int
    column: int
    message: str


class PositionRules(NamedTuple):
    """What position channels of joints with an OFFSET mean.

    roots, joints: "replace" (the channels are the translation) or "add" (they are added to the OFFSET), for the roots and
    all other joints. reason: what in the clip decided it.
    """

    roots: str
    joints: str
    reason: str


def _path(path):
    """A path as bytes."""
    encoded = os.fsencode(path)
    if b"\0" in encoded:
        raise ValueError("a path cannot have a NUL byte")
    return encoded


def read(source):
    """Reads a BVH file, or the bytes of one, and returns a Clip.

    source: a path (str or os.PathLike), or bytes, bytearray, memoryview or another object with the buffer protocol.
    What is odd in the file is in Clip.findings. Raises limber.Error, with line and column, for what cannot be read.
    Other threads run meanwhile, and Ctrl+C stops it.
    """
    name = None
    if isinstance(source, (str, os.PathLike)):
        data, findings = _limber.read_path(_path(source))
        name = os.path.splitext(os.path.basename(os.fsdecode(_path(source))))[0]
    else:
        try:
            view = memoryview(source)
        except TypeError:
            raise TypeError(f"expected a path or bytes, found {type(source).__name__}") from None
        data, findings = _limber.read_buffer(view)
    return Clip._of(data, findings=tuple(Finding(*each) for each in findings), name=name)


def _write_options(digits, indent, line_end, clean):
    """The options as the C++ side takes them."""
    if digits == "shortest":
        digits = -1
    elif digits is not None and not 0 <= digits <= 17:
        raise ValueError(f"expected 0 to 17 or 'shortest' for digits, found {digits}")
    if indent == "tab":
        indent = 0
    elif indent is not None and not 1 <= indent <= 16:
        raise ValueError(f"expected 1 to 16 or 'tab' for indent, found {indent}")
    if line_end not in (None, "lf", "crlf"):
        raise ValueError(f"expected 'lf' or 'crlf' for line_end, found {line_end!r}")
    return digits, indent, None if line_end is None else line_end == "crlf", bool(clean)


class Clip:
    """A motion capture take: a skeleton and its motion. read(), Clip.apply() and retarget() make clips.

    A clip is written with the bytes that it was read from, but for the numbers that were changed. Angles are degrees,
    lengths are the file's own unit, times are seconds. Different threads may use one clip; work on it goes on without
    the interpreter's lock.
    """

    __slots__ = ("_data", "_findings", "_name", "_notes", "_warnings", "__weakref__")

    def __init__(self):
        raise TypeError("limber.read() makes clips")

    @classmethod
    def _of(cls, data, findings=(), notes=(), warnings=(), name=None):
        clip = object.__new__(cls)
        clip._data, clip._findings, clip._notes, clip._warnings = data, findings, notes, warnings
        clip._name = name  # of the file that the motion comes from, without its ending
        return clip

    def __repr__(self):
        return f"<limber.Clip: {len(self.joints)} joints, {self.frame_count} frames of {self.frame_time:g} s>"

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return self.copy()

    def copy(self):
        """Another clip with the same skeleton and motion. They share memory until one of them changes."""
        return Clip._of(self._data.copy(), self._findings, self._notes, self._warnings, self._name)

    @property
    def findings(self):
        """What was odd in the file it was read from: a tuple of Finding, in the order of the file."""
        return self._findings

    @property
    def notes(self):
        """What the operation or retargeting that made the clip found and did: a tuple of str."""
        return self._notes

    @property
    def warnings(self):
        """What the operation that made the clip lost or could not do: a tuple of str."""
        return self._warnings

    @property
    def joints(self):
        """All joints in file order, parents before children: a list of Joint."""
        return [Joint(*each) for each in self._data.joints()]

    @property
    def end_sites(self):
        """All end sites in file order: a list of EndSite."""
        return [EndSite(*each) for each in self._data.end_sites()]

    @property
    def names(self):
        """The names of the joints: a list of str, with bytes that are not UTF-8 as U+DC80 to U+DCFF."""
        return [joint[0] for joint in self._data.joints()]

    @property
    def parents(self):
        """The index of each joint's parent, -1 for roots: an int array of shape (joints,)."""
        return np.array([joint[1] for joint in self._data.joints()], dtype=np.int32)

    @property
    def offsets(self):
        """The OFFSET of each joint from its parent: a float64 array of shape (joints, 3), file units."""
        return np.array([joint[2] for joint in self._data.joints()], dtype=np.float64).reshape(-1, 3)

    @property
    def columns(self):
        """What each column of the motion is: a list of (index of the joint, name of the channel)."""
        joints = self._data.joints()
        return [(index, channel) for index, joint in enumerate(joints) for channel in joint[3]]

    @property
    def frame_count(self):
        """How many frames the motion has."""
        return self._data.frame_count

    @property
    def frame_time(self):
        """Seconds from one frame to the next, as in the file; may be 0. Can be set."""
        return self._data.frame_time

    @frame_time.setter
    def frame_time(self, seconds):
        self._data.frame_time = seconds

    @property
    def motion(self):
        """All values: a float64 array of shape (frames, channels), degrees and file units, in the order of columns.

        It is a view of the clip's own memory, not a copy, and cannot be written to: set_motion() takes changed numbers.
        It keeps the present numbers, whatever happens to the clip. A clip that was not just read may have its frames in
        several pieces of memory; then they are moved together once.
        """
        return self._data.motion()

    def set_motion(self, values):
        """Gives the clip other values, in place.

        values: an array of shape (frames, channels) of real, finite numbers, degrees and file units, of any memory
        layout. Numbers that are the same keep their text in the file. Frames beyond the present ones are added at the
        end, missing ones are removed there. Raises ValueError or TypeError for anything else, and changes nothing then.
        """
        self._data.set_motion(values)

    def position_rules(self, rule="auto"):
        """How position channels are read: a PositionRules.

        rule: "auto" decides by the numbers, "replace" and "add" decide it for all joints.
        """
        return PositionRules(*self._data.position_rules(rule))

    def positions(self, rule="auto", end_sites=False):
        """Where joints are in the world: a float64 array of shape (frames, joints, 3), file units.

        rule: how position channels are read, as in position_rules(). With end_sites the shape is
        (frames, joints + end sites, 3), the end sites after all joints.
        """
        return _limber.positions(self._data, rule, bool(end_sites))

    def rotations(self, space="world"):
        """The rotations of joints: matrices, a float64 array of shape (frames, joints, 3, 3).

        space: "world" (a direction in the joint times this matrix is the direction in the world) or "local"
        (relative to the parent: the channels' rotations R1 R2 R3 in their order). Matrices multiply column vectors:
        R @ v.
        """
        if space not in ("world", "local"):
            raise ValueError(f"expected 'world' or 'local' for space, found {space!r}")
        return _limber.rotations(self._data, space == "world")

    def apply(self, operation, *, rule="auto", **settings):
        """Applies an operation and returns the new Clip; this one stays as it is.

        operation: a name from operations(). settings: those of the operation by their names, such as cutoff=6; joints
        takes a list of names, frames a pair (first, last), a second clip a Clip or a path, from_ of fill a list of
        them; a name that is a word of Python gets an underscore (with_=...). rule: how position channels are read. What
        was found and done is in the new clip's notes and warnings. Raises limber.Error where the call is wrong or
        cannot be done, and says what would be right.
        """
        texts, clips = _operations.call_of(operation, settings, Clip)
        return Clip._of(*_applied(self._data, operation, texts, clips, rule), name=self._name)

    def to_bytes(self, *, digits=None, indent=None, line_end=None, clean=False):
        """The BVH file as bytes: those that were read, but for numbers that were changed.

        digits: decimals of every number, 0 to 17, or "shortest" for the fewest that read back exactly. indent: "tab" or
        spaces per level. line_end: "lf" or "crlf". clean: rewrites the whole file in standard form. None: as in the
        file that was read; six decimals for new numbers of a clip that was not read from one.
        """
        return _limber.to_bytes(self._data, *_write_options(digits, indent, line_end, clean))

    def write(self, path, *, digits=None, indent=None, line_end=None, clean=False):
        """Writes the BVH file, with the options of to_bytes(). The file is complete or unchanged afterwards.

        path: str or os.PathLike. Raises limber.Error if it cannot be written.
        """
        _limber.write(self._data, _path(path), *_write_options(digits, indent, line_end, clean))


def _applied(data, operation, texts, clips, rule):
    """What Clip._of takes."""
    made, notes, warnings = _limber.apply(data, operation, texts, clips, rule)
    return made, (), notes, warnings
