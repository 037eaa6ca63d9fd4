"""Reading: what is in a clip, from where, and what is said of what is wrong."""
import gc
import io
import mmap
import os
import pathlib

import numpy as np
import pytest

import limber
from conftest import COLUMNS, bvh_bytes, corpus_files, numbers


def test_tells_joints_and_end_sites(clip):
    assert [joint.name for joint in clip.joints] == ["Hips", "Chest", "Head", "LeftLeg"] == clip.names
    assert clip.joints[1] == limber.Joint("Chest", 0, (0.0, 12.5, -1.0), ("Yrotation", "Xrotation", "Zrotation"), 6)
    assert clip.end_sites == [limber.EndSite("Site", 2, (0.0, 18.0, 0.0)), limber.EndSite("Site", 3, (0.0, -80.0, 0.0))]
    assert clip.parents.tolist() == [-1, 0, 1, 0]
    assert clip.offsets.tolist() == [list(joint.offset) for joint in clip.joints]
    assert len(clip.columns) == COLUMNS and clip.columns[9] == (2, "Xrotation")
    assert clip.frame_count == 50 and clip.frame_time == 0.01
    assert clip.findings == () and "4 joints, 50 frames" in repr(clip)


def test_reads_paths_and_all_kinds_of_bytes(tmp_path):
    data = bvh_bytes(3)
    path = tmp_path / "a.bvh"
    path.write_bytes(data)
    odd = os.fsencode(tmp_path) + b"/\xff\xe9.bvh"
    pathlib.Path(os.fsdecode(odd)).write_bytes(data)
    with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
        sources = [str(path), path, os.fsdecode(odd), data, bytearray(data), memoryview(data), mapped]
        for source in sources:
            assert np.array_equal(limber.read(source).motion, numbers(3))


def test_reads_the_numbers_of_other_readers():
    for path in corpus_files():
        clip = limber.read(path)
        assert clip.motion.shape == (clip.frame_count, len(clip.columns))
        if "plain" in path or "cmu-daz" in path:
            text = pathlib.Path(path).read_text().split("MOTION")[1].split("\n", 3)[3]
            assert np.array_equal(clip.motion.ravel(), np.array(text.split(), dtype=float))


def test_says_where_a_file_is_wrong(tmp_path):
    path = tmp_path / "b%s%n.bvh"
    path.write_bytes(bvh_bytes(3).replace(b"OFFSET 0.0 12.5", b"OFFSET zero 12.5"))
    with pytest.raises(limber.Error) as raised:
        limber.read(path)
    error = raised.value
    assert (error.file, error.line, error.column) == (str(path), 8, 10)
    assert "zero" in error.message and str(error) == f"{path}:8:10: {error.message}"
    with pytest.raises(limber.Error) as raised:
        limber.read(path.read_bytes())
    assert raised.value.file is None and str(raised.value).startswith("8:10: ")


def test_says_why_there_is_no_file(tmp_path):
    for path in (tmp_path / "no.bvh", tmp_path, pathlib.Path("/dev/zero")):
        with pytest.raises(limber.Error) as raised:
            limber.read(path)
        assert raised.value.file == str(path) and raised.value.line == 0 and raised.value.message


def test_gives_findings_with_line_and_column():
    data = bvh_bytes(3).replace(b"Frames: 3", b"Frames: 7")
    clip = limber.read(data)
    assert clip.frame_count == 3
    finding, = clip.findings
    assert finding.kind == "frame-count" and finding.line == 31 and finding.column == 1 and "7" in finding.message


def test_names_are_kept_byte_for_byte():
    odd = b"H\xfft \xe3\x83\x92\xc3\xbc"
    data = bvh_bytes(2).replace(b"Chest", odd)
    clip = limber.read(data)
    assert clip.names[1].encode("utf-8", "surrogateescape") == odd
    assert clip.to_bytes() == data
    shorter = clip.apply("remove", joint=clip.names[1])
    assert shorter.names == ["Hips", "LeftLeg"]


@pytest.mark.parametrize("source", [None, 3, 2.5, ["a"], {"a": 1}, io.BytesIO(b"HIERARCHY"), object()])
def test_refuses_what_is_neither_a_path_nor_bytes(source):
    with pytest.raises(TypeError):
        limber.read(source)


@pytest.mark.parametrize("data", [
    b"", b"\0", b"HIERARCHY", b"\xff\xfeH\0I\0", os.urandom(5000), b"{" * 100_000, b"HIERARCHY\nROOT a\n" + b"{\n" * 50_000,
    bvh_bytes(3)[:300], bvh_bytes(3).replace(b"CHANNELS 3", b"CHANNELS 99999999999999999999"),
    b"\x89PNG\r\n" + bytes(range(256)) * 40, np.full(2_000_000, ord("a"), np.uint8)],
    ids=lambda data: f"{len(data)} bytes {bytes(data[:8])!r}")
def test_refuses_garbage_in_words(data):
    with pytest.raises(limber.Error) as raised:
        limber.read(data)
    assert raised.value.message


def test_refuses_paths_with_nul():
    with pytest.raises(ValueError):
        limber.read("a\0b.bvh")


def test_makes_no_clips_by_itself():
    with pytest.raises(TypeError):
        limber.Clip()


def test_thousand_reads_leave_nothing():
    def resident():
        gc.collect()
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * 4096

    data = bvh_bytes(2000)

    def read_some(count):
        for _ in range(count):
            clip = limber.read(data)
            clip.motion.sum(), clip.positions(), clip.joints, clip.copy()
            with pytest.raises(limber.Error):
                limber.read(b"no")

    read_some(100)
    before = resident()
    read_some(1000)
    assert resident() - before < 8_000_000, "memory grows"
