"""Operations, retargeting and comparison: every one of the registry, with what they say."""
import os

import numpy as np
import pytest

import limber
from conftest import SHARED, bvh_bytes, corpus_files, walk

# What operations want to know where nothing fits every clip.
GIVEN = {
    "addleaf": {"end": "Head/End"}, "interpolate": {"frames": (20, 30)}, "rename": {"from_": "Left", "to": "L"},
    "scale": {"by": 2}, "timewarp": {"keys": ["10:20", "100:90"]}, "collapse": {"joint": "Spine2", "loss": "accept"},
    "channels": {"joints": "Head", "to": "Xrotation+Yrotation"}, "insert": {"above": "Spine2"}, "orient": {"to": "+z"},
    "reparent": {"joint": "Head", "to": "Spine1"},
    "resample": {"fps": 24}, "upaxis": {"to": "z"}, "lookat": {"joint": "Head", "at": "LeftHand"},
    "spreadtwist": {"joint": "Spine1", "degrees": 20},
}


def settings_for(operation, clip):
    """Values for all settings that must be given."""
    values = {}
    for setting in operation.settings:
        if setting.required:
            values[setting.name] = clip if setting.kind == "clip" else "Spine1"
    return GIVEN.get(operation.name, values)


@pytest.mark.parametrize("name", sorted(limber.operations()))
def test_every_operation_is_done(name):
    clip = walk()
    before = clip.to_bytes()
    operation = limber.operations()[name]
    assert operation.help.endswith(".") and operation.title and operation.group
    result = clip.apply(name, **settings_for(operation, clip))
    assert isinstance(result, limber.Clip) and result.frame_count > 0 and clip.to_bytes() == before
    assert np.isfinite(result.motion).all() and np.isfinite(result.positions()).all()


def test_does_what_the_settings_say(clip):
    every = clip.apply("smooth", cutoff=6)
    assert not np.array_equal(every.motion, clip.motion)
    some = clip.apply("smooth", cutoff=6.0, joints=["Chest", "Head"], frames=(10, 30), feet="free")
    changed = np.argwhere(some.motion != clip.motion)
    assert changed[:, 0].min() >= 10 and changed[:, 0].max() <= 30
    assert set(changed[:, 1]) <= set(range(6, 11))
    assert np.array_equal(clip.apply("trim", frames="10-19").motion, clip.motion[10:20])
    assert np.array_equal(clip.apply("trim", frames=np.array([10, 19])).motion, clip.motion[10:20])
    assert clip.apply("scale", by=np.float64(2)).joints[1].offset == (0.0, 25.0, -2.0)


def test_takes_a_second_clip_or_its_path(clip, tmp_path):
    path = tmp_path / "a, b=c:d.bvh"
    path.write_bytes(bvh_bytes(20))
    by_path = clip.apply("concat", with_=path)
    by_clip = clip.apply("concat", with_=limber.read(path))
    assert by_path.frame_count > 60 and by_path.to_bytes() == by_clip.to_bytes()


def test_takes_several_clips_and_paths(tmp_path):
    whole = walk()
    frames = whole.frame_count
    other = whole.apply("trim", frames=(0, frames // 2))
    path = tmp_path / "a+b.bvh"
    path.write_bytes(whole.apply("trim", frames=(frames // 4, frames // 2)).to_bytes())
    lost = whole.apply("trim", frames=(frames // 2, frames - 1))
    settings = {"joints": "LeftHand", "frames": (10, 20)}
    notes = lost.apply("fill", from_=[other, path], **settings).notes
    assert sum("read to learn from" in note for note in notes) == 2
    assert any("a+b.bvh" in note for note in notes)
    for one in (other, path, str(path).replace("+", "++")):
        assert sum("read to learn from" in note for note in lost.apply("fill", from_=one, **settings).notes) == 1


def test_says_what_would_be_right(clip):
    for name, settings, hint in [("smoth", {}, "smooth"), ("smooth", {"cutof": 6}, "cutoff"),
                                 ("smooth", {"cutoff": -1}, "0.01"), ("smooth", {"cutoff": "fast"}, "number"),
                                 ("smooth", {"joints": ["Chst"]}, "Chest"), ("trim", {"frames": (5, 900)}, "49"),
                                 ("smooth", {"cutoff": float("nan")}, "number")]:
        with pytest.raises(limber.Error, match=hint):
            clip.apply(name, **settings)
    with pytest.raises(TypeError):
        clip.apply("smooth", cutoff=object())
    with pytest.raises(limber.Error):
        clip.apply("concat", with_="/no/such/file.bvh")


def test_notes_say_what_was_done():
    noted = walk().apply("footlock")
    assert noted.notes and all(isinstance(note, str) for note in noted.notes)


def test_puts_a_motion_on_another_skeleton():
    source = walk()
    target = source.apply("scale", by=0.5)
    result = limber.retarget(source, target)
    assert result.names == target.names and result.frame_count == source.frame_count
    free = limber.retarget(source, target, lock_feet=False)
    assert limber.compare(source, free).degrees < 0.01
    matches = limber.map_joints(source, target)
    assert [match.target for match in matches] == target.names
    assert all(match.source == match.target and match.score > 0.5 for match in matches)
    by_hand = limber.retarget(source, target, mapping={match.target: match.source for match in matches})
    assert np.abs(by_hand.motion - result.motion).max() < 1e-6
    only_hips = limber.retarget(source, target, mapping={target.names[0]: source.names[0]}, lock_feet=False)
    assert limber.compare(source, only_hips).degrees > 5.0


def test_refuses_a_mapping_that_does_not_fit(clip):
    with pytest.raises(limber.Error, match="Elbow"):
        limber.retarget(clip, clip, mapping={"Elbow": "Chest"})
    with pytest.raises(limber.Error):
        limber.retarget(clip, clip, mapping={"Chest": "Head", "Head": "Head"})
    for wrong in ({"rest": "no"}, {"up": "w"}, {"left_hand": "foot"}, {"scale": 0.0}, {"scale": float("nan")}):
        with pytest.raises(ValueError):
            limber.retarget(clip, clip, **wrong)
    clip.set_motion(np.empty((0, clip.motion.shape[1])))
    with pytest.raises(limber.Error, match="frames"):
        limber.retarget(clip, clip)


def test_compares_by_name(clip):
    other = clip.copy()
    values = clip.motion.copy()
    values[20, 13] += 10.0  # the last rotation of the leg: that much and no more
    other.set_motion(values)
    result = limber.compare(clip, other)
    assert result.compared_frames == 50 and abs(result.degrees - 10.0) < 1e-6
    leg = list(result.nodes).index(3)
    assert abs(result.largest_degrees[leg] - 10.0) < 1e-6 and abs(result.mean_degrees[leg] - 0.2) < 1e-6
    assert result.frame_largest_degrees.argmax() == 20 and result.frame_mean_degrees.shape == (50,)
    assert result.largest_units[list(result.nodes).index(4 + 1)] == pytest.approx(result.units)
    assert limber.compare(clip, clip, rotations="world", placement="root").degrees == 0.0
    shifted = limber.compare(clip, clip, shift=45)
    assert np.isnan(shifted.frame_mean_degrees).sum() == 45 and shifted.compared_frames == 5
    for wrong in ({"rotations": "x"}, {"placement": "x"}, {"shift": 10**12}, {"rule": "x"}):
        with pytest.raises(ValueError):
            limber.compare(clip, clip, **wrong)


def test_a_retarget_keeps_arms_out_of_the_body():
    source = walk()
    forearm = source.joints[source.names.index("LeftForeArm")]
    values = source.motion.copy()
    middle = source.frame_count / 2
    values[:, forearm.first_column] = -50 * np.exp(-((np.arange(source.frame_count) - middle) / 30) ** 2)
    source.set_motion(values)
    plain = limber.retarget(source, walk())
    apart = limber.retarget(source, walk(), keep_apart=True)
    assert not any("was inside" in note for note in plain.notes)
    assert any("was inside" in note for note in apart.notes)
    assert not np.array_equal(apart.motion, plain.motion)
    assert np.array_equal(apart.motion, plain.apply("keepapart").motion)


@pytest.mark.skipif(not corpus_files(), reason="the corpus is not beside the repository")
def test_retargets_files_of_others():
    source = limber.read(os.path.join(SHARED, "corpus", "cmu-daz", "01_01.bvh"))
    target = limber.read(os.path.join(SHARED, "corpus", "qavimator", "TPose.bvh"))
    result = limber.retarget(source, target)
    assert result.names == target.names and result.frame_count == source.frame_count
    assert np.isfinite(result.motion).all() and limber.compare(result, target).degrees > 10.0
