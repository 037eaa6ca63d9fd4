"""Clips that the tests of the package share."""
import os

import numpy as np
import pytest

import limber

SHARED = os.environ.get("LIMBER_SHARED", os.path.join(os.path.dirname(__file__), "..", "..", "..", "shared"))

HEAD = """HIERARCHY
ROOT Hips
{
\tOFFSET 0.0 90.0 0.0
\tCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
\tJOINT Chest
\t{
\t\tOFFSET 0.0 12.5 -1.0
\t\tCHANNELS 3 Yrotation Xrotation Zrotation
\t\tJOINT Head
\t\t{
\t\t\tOFFSET 0.0 20.0 2.0
\t\t\tCHANNELS 2 Xrotation Yrotation
\t\t\tEnd Site
\t\t\t{
\t\t\t\tOFFSET 0.0 18.0 0.0
\t\t\t}
\t\t}
\t}
\tJOINT LeftLeg
\t{
\t\tOFFSET 9.0 -5.0 0.0
\t\tCHANNELS 3 Zrotation Xrotation Yrotation
\t\tEnd Site
\t\t{
\t\t\tOFFSET 0.0 -80.0 0.0
\t\t}
\t}
}
MOTION
Frames: {frames}
Frame Time: 0.01
"""
COLUMNS = 14
REFUSED = ("decimal_commas.bvh", "frame_time_missing.bvh", "nan_and_inf.bvh", "numbers_run_together.bvh",
           "offset_missing.bvh", "surplus_values.bvh")


def numbers(frames):
    """Values of a body that turns and walks: frames x COLUMNS."""
    generator = np.random.default_rng(7)
    values = generator.uniform(-400.0, 400.0, (frames, COLUMNS))
    values[:, :3] = generator.uniform(60.0, 120.0, (frames, 3))
    return np.round(values, 3)


def bvh_bytes(frames=50, values=None):
    """A file in a style of its own: three decimals."""
    values = numbers(frames) if values is None else values
    rows = "".join(" ".join(f"{value:.3f}" for value in row) + "\n" for row in values)
    return (HEAD.replace("{frames}", str(len(values))) + rows).encode()


@pytest.fixture
def clip():
    return limber.read(bvh_bytes())


@pytest.fixture(scope="session")
def long_bytes():
    return bvh_bytes(120_000)


def walk():
    """The sample walk, which the build makes."""
    path = os.environ.get("LIMBER_SAMPLE_WALK")
    if not path or not os.path.exists(path):
        pytest.skip("the sample walk was not built")
    return limber.read(path)


def corpus_files():
    """Files of others that can be read, where they are beside the repository."""
    found = []
    for folder, _, names in os.walk(os.path.join(SHARED, "corpus")):
        if os.path.basename(folder) not in ("bad", "truth"):
            found += [os.path.join(folder, name) for name in names if name.endswith(".bvh")]
    return [path for path in sorted(found) if os.path.basename(path) not in REFUSED]
