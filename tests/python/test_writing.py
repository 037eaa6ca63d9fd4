"""Writing: the bytes that were read, and the options."""
import os

import numpy as np
import pytest

import limber
from conftest import bvh_bytes, corpus_files


def test_gives_the_bytes_that_were_read(clip, tmp_path):
    assert clip.to_bytes() == bvh_bytes()
    clip.positions(), clip.motion, clip.copy()
    path = tmp_path / "%s.bvh"
    clip.write(path)
    assert path.read_bytes() == bvh_bytes()
    clip.write(str(path))
    assert os.listdir(tmp_path) == ["%s.bvh"]


@pytest.mark.skipif(not corpus_files(), reason="the corpus is not beside the repository")
def test_gives_the_bytes_of_files_of_others(tmp_path):
    files = corpus_files()
    assert len(files) > 60
    for path in files:
        with open(path, "rb") as file:
            data = file.read()
        clip = limber.read(path)
        assert clip.to_bytes() == data, path
        clip.set_motion(clip.motion) if np.isfinite(clip.motion).all() else None
        assert clip.to_bytes() == data, path


def test_writes_anew_as_it_is_told(clip):
    assert b"\r\n" in clip.to_bytes(line_end="crlf") and b"\t" not in clip.to_bytes(indent=2)
    rows = clip.to_bytes(digits=1).split(b"\n")[32]
    assert all(len(number.split(b".")[1]) == 1 for number in rows.split())
    values = clip.motion / 3.0
    clip.set_motion(values)
    assert np.array_equal(limber.read(clip.to_bytes(digits="shortest")).motion, values)
    assert limber.read(clip.to_bytes(clean=True)).frame_count == 50
    for wrong in ({"digits": -2}, {"digits": 99}, {"indent": -1}, {"indent": 900}, {"line_end": "cr"}):
        with pytest.raises(ValueError):
            clip.to_bytes(**wrong)


def test_says_where_it_cannot_write(clip, tmp_path):
    for path in (tmp_path / "no" / "a.bvh", tmp_path):
        with pytest.raises(limber.Error) as raised:
            clip.write(path)
        assert raised.value.file == str(path)
    with pytest.raises(ValueError):
        clip.write("a\0b")
    with pytest.raises(TypeError):
        clip.write(None)
