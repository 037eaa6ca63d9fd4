"""Positions and rotations against a forward kinematics of the test's own."""
import json
import os

import numpy as np
import pytest

import limber
from conftest import SHARED, bvh_bytes, corpus_files


def about(axis, degrees):
    """Right-handed rotations about an axis: ... x 3 x 3."""
    angle = np.radians(degrees)
    cos, sin, zero, one = np.cos(angle), np.sin(angle), np.zeros_like(angle), np.ones_like(angle)
    rows = {"X": [one, zero, zero, zero, cos, -sin, zero, sin, cos],
            "Y": [cos, zero, sin, zero, one, zero, -sin, zero, cos],
            "Z": [cos, -sin, zero, sin, cos, zero, zero, zero, one]}[axis]
    return np.stack(rows, -1).reshape(angle.shape + (3, 3))


def kinematics(clip, rules):
    """World positions (frames x joints x 3), world and local rotations, by the book."""
    values, joints = clip.motion, clip.joints
    count = len(joints)
    positions = np.empty((clip.frame_count, count, 3))
    world = np.empty((clip.frame_count, count, 3, 3))
    local = np.empty_like(world)
    for index, joint in enumerate(joints):
        shift = np.tile(np.array(joint.offset), (clip.frame_count, 1))
        turn = np.tile(np.eye(3), (clip.frame_count, 1, 1))
        rule = rules.roots if joint.parent < 0 else rules.joints
        for at, channel in enumerate(joint.channels, joint.first_column):
            axis = "XYZ".index(channel[0])
            if channel.endswith("position"):
                shift[:, axis] = values[:, at] + (joint.offset[axis] if rule == "add" else 0.0)
            else:
                turn = turn @ about(channel[0], values[:, at])
        local[:, index] = turn
        if joint.parent < 0:
            positions[:, index], world[:, index] = shift, turn
        else:
            above = world[:, joint.parent]
            positions[:, index] = positions[:, joint.parent] + np.einsum("fij,fj->fi", above, shift)
            world[:, index] = above @ turn
    return positions, world, local


def plain_corpus():
    """Each joint has a channel at most once: the sum above is for these."""
    return [path for path in corpus_files() if not any(
        odd in path for odd in ("repeated_axis", "odd_channel", "nan_and_inf", "chain_of_400", "star_of_1500"))]


@pytest.mark.parametrize("rule", ["auto", "replace", "add"])
def test_agree_with_the_book(clip, rule):
    positions, world, local = kinematics(clip, clip.position_rules(rule))
    assert np.abs(clip.positions(rule) - positions).max() < 1e-9
    assert np.abs(clip.rotations() - world).max() < 1e-12
    assert np.abs(clip.rotations("local") - local).max() < 1e-12


@pytest.mark.skipif(not plain_corpus(), reason="the corpus is not beside the repository")
def test_agree_with_the_book_for_files_of_others():
    tried = 0
    for path in plain_corpus():
        clip = limber.read(path)
        if clip.frame_count == 0 or clip.frame_count > 3000:
            continue
        positions, world, _ = kinematics(clip, clip.position_rules())
        reach = max(1.0, np.abs(positions).max())
        assert np.abs(clip.positions() - positions).max() < 1e-9 * reach, path
        assert np.abs(clip.rotations() - world).max() < 1e-9, path
        tried += 1
    assert tried > 20


@pytest.mark.skipif(not corpus_files(), reason="the corpus is not beside the repository")
def test_agree_with_the_reference_positions():
    tried = 0
    for path in plain_corpus():
        folder, name = path.split(os.sep)[-2:]
        truth = os.path.join(SHARED, "corpus", "truth", f"{folder}--{name[:-4]}.json")
        if not os.path.exists(truth):
            continue
        with open(truth, encoding="utf-8") as file:
            expected = json.load(file)
        clip = limber.read(path)
        points = clip.positions(end_sites=True)
        order = file_order(expected["kinds"], len(clip.joints))
        for frame in expected["poses"]:
            wanted = np.array(frame["positions"], dtype=float)
            found = points[frame["frame"]][order]
            assert np.nanmax(np.abs(found - wanted), initial=0.0) < 2e-6 * max(1.0, np.nanmax(np.abs(wanted))), path
        tried += 1
    assert tried > 20


def file_order(kinds, joint_count):
    """Where the joints and end sites of a file stand among the points of positions(end_sites=True)."""
    joints, ends, order = 0, joint_count, []
    for kind in kinds:
        if kind == "end":
            order.append(ends)
            ends += 1
        else:
            order.append(joints)
            joints += 1
    return order


def test_end_sites_stand_after_the_joints(clip):
    points = clip.positions(end_sites=True)
    assert points.shape == (50, 6, 3) and np.array_equal(points[:, :4], clip.positions())
    for site, index in zip(clip.end_sites, (4, 5)):
        world = clip.rotations()[:, site.parent]
        tip = points[:, site.parent] + world @ np.array(site.offset)
        assert np.abs(points[:, index] - tip).max() < 1e-9


def test_results_belong_to_the_caller(clip):
    first = clip.positions()
    first[:] = 0.0
    assert first.flags.owndata and clip.positions().any()


def test_refuses_other_words(clip):
    for call in (lambda: clip.positions("maybe"), lambda: clip.rotations("parent"), lambda: clip.position_rules("x")):
        with pytest.raises(ValueError):
            call()


def test_says_how_positions_are_read():
    rules = limber.read(bvh_bytes()).position_rules()
    assert (rules.roots, rules.joints) == ("replace", "replace") and rules.reason
    assert limber.read(bvh_bytes()).position_rules("add")[:2] == ("add", "add")
