"""The examples of the manual are run as they stand, one after the other in one folder."""
import os
import re
import shutil

import pytest

import limber
from heroes import hero_bytes

PAGE = os.path.join(os.path.dirname(__file__), "..", "..", "resources", "manual", "python.md")


def examples():
    with open(PAGE, encoding="utf-8") as file:
        return re.findall(r"^```python\n(.*?)^```", file.read(), re.M | re.S)


def test_the_manual_has_examples():
    assert len(examples()) >= 6


def test_the_examples_run(tmp_path, monkeypatch):
    walk = os.environ.get("LIMBER_SAMPLE_WALK")
    if not walk or not os.path.exists(walk):
        pytest.skip("the sample walk was not built")
    monkeypatch.chdir(tmp_path)
    shutil.copy(walk, "walk.bvh")
    shutil.copy(os.path.join(os.path.dirname(walk), "mixamo-like.bvh"), "character.bvh")
    with open("hero.glb", "wb") as file:
        file.write(hero_bytes())
    with open("broken.bvh", "w", encoding="ascii") as file:
        file.write("HIERARCHY\nROOT Hips\n{\n  OFFSET 0 zero 0\n}\n")
    names = {}
    for number, text in enumerate(examples()):
        exec(compile(text, f"python.md, example {number + 1}", "exec"), names)


def test_the_manual_names_what_there_is():
    with open(PAGE, encoding="utf-8") as file:
        page = file.read()
    for name in limber.__all__:
        assert name in page, name
    for owner in (limber.Clip, limber.Character):
        for name in vars(owner):
            assert name.startswith("_") or name in page, name
