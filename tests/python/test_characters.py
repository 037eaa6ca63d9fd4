"""Characters: reading, retargeting onto them, their surface, writing, and hostile files."""
import os

import numpy as np
import pytest

import limber
from conftest import SHARED, walk
from heroes import BODY, Glb, hero_bytes, packed

MOST_METRES = 1e-4


@pytest.fixture
def hero_path(tmp_path):
    path = tmp_path / "hero.glb"
    path.write_bytes(hero_bytes())
    return path


@pytest.fixture(scope="module")
def take():
    clip = walk()
    clip.set_motion(clip.motion[:40].copy())
    return clip


def test_says_what_it_is(hero_path, tmp_path):
    hero = limber.read_character(hero_path)
    assert hero.format == "glTF 2.0" and hero.joint_names == [name for name, _, _ in BODY]
    assert hero.roles["LeftForeArm"] == "left forearm" and hero.vertex_count == 6 * len(BODY) + 3
    assert hero.triangles.shape == (2 * len(BODY) + 1, 3) and hero.triangles.max() < hero.vertex_count
    assert hero.rest.frame_count == 1 and "glTF 2.0" in repr(hero) and isinstance(hero.notes, tuple)
    assert limber.read_character(str(hero_path)).joint_names == hero.joint_names
    avatar = tmp_path / "avatar.vrm"
    avatar.write_bytes(hero_bytes(vrm=True))
    assert limber.read_character(avatar).format == "VRM 1.0"
    assert "leftLowerArm" in limber.read_character(avatar).roles.values()
    with pytest.raises(TypeError):
        limber.Character()


@pytest.mark.parametrize("vrm", (False, True))
def test_vertices_are_those_of_the_written_file(take, tmp_path, vrm):
    (tmp_path / "hero").write_bytes(hero_bytes(vrm=vrm))
    hero = limber.read_character(tmp_path / "hero")
    moved = limber.retarget(take, hero)
    assert moved.names == hero.joint_names and moved.frame_count == take.frame_count
    assert hero.write(moved, tmp_path / "out.glb") == ()
    shown = Glb(tmp_path / "out.glb")
    for frame in (0, 17, 39):
        points = hero.vertices(moved, frame=frame)
        assert points.dtype == np.float64 and points.shape == (hero.vertex_count, 3)
        assert np.abs(points - shown.vertices(frame)).max() < MOST_METRES
    assert np.array_equal(hero.vertices(moved, -1), points)
    assert np.abs(hero.vertices(moved, 0) - points).max() > 0.05
    for wrong in (40, -41):
        with pytest.raises(IndexError):
            hero.vertices(moved, wrong)
    with pytest.raises(TypeError):
        hero.vertices(moved, 1.5)


def test_the_ending_decides_what_is_written(take, hero_path, tmp_path):
    hero = limber.read_character(hero_path)
    moved = limber.retarget(take, hero)
    hero.write(moved, hero_path)  # it may be the character's own
    assert [each["name"] for each in Glb(hero_path).root["animations"]] == ["walk"]
    hero.write(moved, tmp_path / "alone.GLB", animation_only=True, name="a \u00fc")
    alone = Glb(tmp_path / "alone.GLB").root
    assert "meshes" not in alone and alone["animations"][0]["name"] == "a \u00fc"
    hero.write(moved, str(tmp_path / "walk.vrma"))
    animation = Glb(tmp_path / "walk.vrma").root
    bones = animation["extensions"]["VRMC_vrm_animation"]["humanoid"]["humanBones"]
    assert animation["nodes"][bones["leftLowerArm"]["node"]]["name"] == "LeftForeArm"
    again = limber.read_character(tmp_path / "walk.vrma")
    assert again.format == "VRM animation 1.0" and again.vertex_count == 0
    hero.write(moved, tmp_path / "walk.fbx")
    assert (tmp_path / "walk.fbx").read_bytes().startswith(b"Kaydara FBX Binary")
    for path, more in (("a.gltf", {}), ("a", {}), ("a.fbx", {"animation_only": True})):
        with pytest.raises(ValueError):
            hero.write(moved, tmp_path / path, **more)
    assert sorted(os.listdir(tmp_path)) == ["alone.GLB", "hero.glb", "walk.fbx", "walk.vrma"]


def test_takes_only_clips_on_its_skeleton(take, hero_path, tmp_path):
    hero = limber.read_character(hero_path)
    for clip in (take, limber.retarget(take, limber.read_character(hero_path)).apply("rename", prefix="x")):
        with pytest.raises(limber.Error, match="skeleton of the character"):
            hero.write(clip, tmp_path / "out.glb")
        with pytest.raises(limber.Error, match="skeleton of the character"):
            hero.vertices(clip)
    smooth = limber.retarget(take, hero).apply("smooth", cutoff=4)
    assert hero.vertices(smooth, 3).shape == (hero.vertex_count, 3)
    assert [match.target for match in limber.map_joints(take, hero)] == hero.joint_names
    moved = limber.retarget(take, hero, mapping={"Hips": take.names[0]})
    assert np.ptp(moved.rotations("local")[:, hero.joint_names.index("LeftLeg")], axis=0).max() < 1e-9


def test_what_is_missing_is_said(take, tmp_path):
    (tmp_path / "hero.glb").write_bytes(hero_bytes(without=("LeftHand", "RightHand")))
    hero = limber.read_character(tmp_path / "hero.glb")
    with pytest.raises(limber.Error, match=r"for \.vrma, without leftHand, rightHand"):
        hero.write(limber.retarget(take, hero), tmp_path / "out.vrma")
    assert not (tmp_path / "out.vrma").exists()
    bare = tmp_path / "bare.glb"
    bare.write_bytes(packed({"asset": {"version": "2.0"}, "nodes": [{"name": "Hips"}], "scenes": [{"nodes": [0]}]}, b""))
    with pytest.raises(limber.Error, match="mesh"):
        limber.read_character(bare).vertices(limber.read_character(bare).rest)


@pytest.mark.parametrize("bytes_", (b"", b"no glTF", b"glTF", b"Kaydara FBX Binary  \0\x1a\0", b"{}", b"[1]", b"{" * 9999))
def test_what_cannot_be_read_raises(tmp_path, bytes_):
    path = tmp_path / "hero.glb"
    path.write_bytes(bytes_)
    with pytest.raises(limber.Error) as raised:
        limber.read_character(path)
    assert raised.value.file == str(path) and raised.value.message.startswith("expected ")
    for nothing in (tmp_path / "none.glb", tmp_path):
        with pytest.raises(limber.Error):
            limber.read_character(nothing)


def changed(data, random):
    """The bytes with a few numbers of the text changed, bytes changed anywhere, or their end cut off."""
    kind = random.integers(4)
    if kind == 0:
        return data[:random.integers(len(data))]
    mutable = bytearray(data)
    if kind == 1:
        for at in random.integers(len(mutable), size=random.integers(1, 9)):
            mutable[at] = random.integers(256)
        return bytes(mutable)
    digits = [at for at in range(20, len(mutable)) if chr(mutable[at]).isdigit()][:20_000]
    for at in random.choice(digits, random.integers(1, 4)):
        mutable[at:at + 1] = random.choice([b"9", b"-", b"0", b"e"]) if kind == 2 else b"7"
    return bytes(mutable)


def test_damaged_files_raise_or_are_read(take, tmp_path):
    random = np.random.default_rng(11)
    data = hero_bytes(vrm=True)
    take.set_motion(take.motion[:2].copy())
    path = tmp_path / "hero.vrm"
    read = 0
    for _ in range(300):
        path.write_bytes(changed(data, random))
        try:
            hero = limber.read_character(path)
            moved = limber.retarget(take, hero)
            hero.write(moved, tmp_path / "out.glb")
            assert hero.vertices(moved, 1).shape == (hero.vertex_count, 3)
            read += 1
        except limber.Error as error:
            assert error.message
    assert 20 < read < 280


@pytest.mark.skipif(not os.path.isdir(os.path.join(SHARED, "interchange", "characters")),
                    reason="the characters are not beside the repository")
def test_characters_of_others(take, tmp_path):
    folder = os.path.join(SHARED, "interchange", "characters")
    files = [name for name in sorted(os.listdir(folder)) if name.endswith((".glb", ".vrm", ".gltf"))]
    assert len(files) >= 6
    for name in files:
        hero = limber.read_character(os.path.join(folder, name))
        moved = limber.retarget(take, hero)
        points = hero.vertices(moved, 1)
        assert len(points) > 500 and 1.0 < np.ptp(points[:, 1]) < 2.5, name
        for ending in (".glb", ".vrma", ".fbx"):
            hero.write(moved, tmp_path / ("out" + ending))
