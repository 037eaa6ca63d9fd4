"""The motion as an array: whose memory it is, how long it lives, what may be given back."""
import copy
import gc

import numpy as np
import pytest

import limber
from conftest import COLUMNS, bvh_bytes, numbers


def test_views_the_memory_of_the_clip(clip):
    first, second = clip.motion, clip.motion
    assert first.shape == (50, COLUMNS) and first.dtype == np.float64 and first.flags.c_contiguous
    assert not first.flags.owndata
    assert first.__array_interface__["data"] == second.__array_interface__["data"]


def test_is_one_array_for_files_of_many_pieces(long_bytes):
    clip = limber.read(long_bytes)
    assert np.array_equal(clip.motion, numbers(120_000))
    assert clip.to_bytes() == long_bytes


def test_cannot_be_written_to(clip):
    view = clip.motion
    with pytest.raises(ValueError):
        view[0, 0] = 1.0
    with pytest.raises(ValueError):
        view.flags.writeable = True
    with pytest.raises(AttributeError):
        clip.motion = view


def test_outlives_the_clip(long_bytes):
    view = limber.read(long_bytes).motion
    part = view[60_000:, 3]
    expected = numbers(120_000)
    gc.collect()
    others = [limber.read(bvh_bytes(3000)) for _ in range(20)]
    assert np.array_equal(view, expected)
    del view, others
    gc.collect()
    assert np.array_equal(part, expected[60_000:, 3])


def test_stays_while_the_clip_changes(clip):
    view = clip.motion
    before = view.copy()
    changed = before.copy()
    changed[10, 4] = 12.5
    clip.set_motion(changed)
    assert np.array_equal(view, before) and np.array_equal(clip.motion, changed)


def test_copies_are_apart(clip):
    others = [clip.copy(), copy.copy(clip), copy.deepcopy(clip)]
    clip.set_motion(clip.motion + 1.0)
    clip.frame_time = 0.5
    for other in others:
        assert np.array_equal(other.motion, numbers(50)) and other.frame_time == 0.01


def test_one_changed_number_changes_its_text_alone(clip):
    data = bvh_bytes()
    values = clip.motion.copy()
    old = f"{values[20, 5]:.3f}".encode()
    values[20, 5] = -7.25
    clip.set_motion(values)
    row = data.split(b"\n")[32 + 20]
    fields = row.split(b" ")
    assert fields[5] == old
    fields[5] = b"-7.250"
    assert clip.to_bytes() == data.replace(row, b" ".join(fields))
    values[20, 5] = float(old)
    clip.set_motion(values)
    assert clip.to_bytes() == data


def test_takes_more_and_fewer_frames(clip):
    longer = np.vstack([numbers(50), np.full((3, COLUMNS), 2.0)])
    clip.set_motion(longer)
    assert clip.frame_count == 53 and clip.to_bytes() == bvh_bytes(values=longer)
    clip.set_motion(longer[:20])
    assert clip.to_bytes() == bvh_bytes(values=longer[:20])
    clip.set_motion(np.empty((0, COLUMNS)))
    assert clip.frame_count == 0 and clip.motion.shape == (0, COLUMNS)
    assert clip.positions().shape == (0, 4, 3)


@pytest.mark.parametrize("make", [
    lambda values: np.asfortranarray(values),
    lambda values: np.repeat(values, 2, axis=0)[::2],
    lambda values: values[::-1][::-1],
    lambda values: values.astype(">f8"),
    lambda values: values.tolist(),
    lambda values: np.frombuffer(b"\0" + values.tobytes(), np.uint8)[1:].view(np.float64).reshape(values.shape),
], ids=["columns first", "steps", "backwards", "other byte order", "lists", "not aligned"])
def test_takes_arrays_of_any_layout(clip, make):
    values = numbers(50) + 0.5
    clip.set_motion(make(values))
    assert np.array_equal(clip.motion, values)


def test_takes_whole_and_short_numbers(clip):
    clip.set_motion(np.arange(50 * COLUMNS, dtype=np.int16).reshape(50, COLUMNS))
    assert clip.motion[3, 2] == 3 * COLUMNS + 2
    clip.set_motion(np.full((50, COLUMNS), 0.1, dtype=np.float32))
    assert clip.motion[0, 0] == np.float64(np.float32(0.1))


@pytest.mark.parametrize("values, error", [
    (np.zeros(COLUMNS), ValueError), (np.zeros((50, COLUMNS + 1)), ValueError), (np.zeros((50, COLUMNS, 1)), ValueError),
    (np.zeros((50, 0)), ValueError), (np.float64(3), ValueError), ([], ValueError), ([[1.0], [1.0, 2.0]], ValueError),
    (np.zeros((50, COLUMNS), complex), TypeError), (np.full((50, COLUMNS), "1"), TypeError),
    (np.full((50, COLUMNS), None), TypeError), (np.zeros((50, COLUMNS), "datetime64[s]"), TypeError),
    (None, TypeError), ("motion", TypeError)])
def test_refuses_other_shapes_and_types(clip, values, error):
    with pytest.raises(error):
        clip.set_motion(values)
    assert clip.to_bytes() == bvh_bytes()


@pytest.mark.parametrize("odd", [np.nan, np.inf, -np.inf])
def test_refuses_what_is_no_number(clip, odd):
    values = numbers(50)
    values[31, 9] = odd
    with pytest.raises(ValueError, match="frame 31, column 9"):
        clip.set_motion(values)
    assert clip.to_bytes() == bvh_bytes()
    with pytest.raises(ValueError):
        clip.frame_time = odd


def test_takes_a_frame_time(clip):
    clip.frame_time = 0.02
    assert clip.to_bytes() == bvh_bytes().replace(b"Frame Time: 0.01", b"Frame Time: 0.02")
    with pytest.raises(ValueError):
        clip.frame_time = -0.1
    with pytest.raises(TypeError):
        clip.frame_time = "fast"


def test_clips_without_channels():
    data = (b"HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 0\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\n"
            b"MOTION\nFrames: 5\nFrame Time: 1\n")
    clip = limber.read(data)
    assert clip.motion.shape == (5, 0) and clip.positions().shape == (5, 1, 3)
    clip.set_motion(np.empty((5, 0)))
    with pytest.raises(ValueError):
        clip.set_motion(np.empty((6, 0)))
