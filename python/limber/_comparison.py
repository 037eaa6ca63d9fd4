"""How far two clips are apart."""
from typing import NamedTuple

import numpy as np

from . import _limber


class Comparison(NamedTuple):
    """How far the joints that two clips have in common are apart.

    nodes: int array of shape (common,): which joint of the first clip, or joint count + index for an end site.
    mean_degrees, largest_degrees: float64 arrays of shape (common,), over all frames; 0 for end sites.
    mean_units, largest_units: the same of the positions in the world, file units.
    frame_mean_degrees, frame_largest_degrees: float64 arrays of shape (frames of the first clip,), over all joints; nan
    where the second clip has nothing at that time.
    compared_frames: how many frames were compared. degrees, units: the largest difference of all.
    """

    nodes: np.ndarray
    mean_degrees: np.ndarray
    largest_degrees: np.ndarray
    mean_units: np.ndarray
    largest_units: np.ndarray
    frame_mean_degrees: np.ndarray
    frame_largest_degrees: np.ndarray
    compared_frames: int
    degrees: float
    units: float


_MOST_SHIFT = 100_000_000


def compare(first, second, *, rotations="parent", placement="files", shift=0, rule="auto"):
    """Compares joints of the same name in two clips, frame by frame at the same time, and returns a Comparison.

    rotations: "parent" compares rotations relative to the parents, "world" in the world. placement: "files" leaves
    both where they are, "start" lets the roots meet in the first frame, "root" in every frame. shift: frame f of
    first is compared with what second shows that many frames later. rule: how position channels are read.
    """
    if rotations not in ("parent", "world"):
        raise ValueError(f"expected 'parent' or 'world' for rotations, found {rotations!r}")
    if abs(shift) > _MOST_SHIFT:
        raise ValueError(f"expected a shift of at most {_MOST_SHIFT} frames, found {shift}")
    nodes, figures, frames, count, degrees, units = _limber.compare(
        first._data, second._data, rotations == "world", placement, shift, rule)
    return Comparison(nodes, *figures.T, *frames.T, count, degrees, units)
