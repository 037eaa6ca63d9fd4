"""What an armature gives back: the file's bytes, changed numbers alone, or a new file."""
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np

from support import (CLI, SCRATCH, armatures, body, bytes_of, cleaning, clip_of, corpus, empty_scene, exporting, importing,
                     limbercli, load, put, run)


def exported(obj):
    return exporting.bytes_of(bpy.context, obj, CLI)


def curve_of(obj, name, path, index):
    bone = obj.pose.bones[name]
    return obj.animation_data.action.fcurves.find(bone.path_from_id(path), index=index)


def changed_rows(before, after):
    """(line, word) of everything that differs in two texts with the same lines."""
    old, new = before.split(b"\n"), after.split(b"\n")
    assert len(old) == len(new)
    return [(line, at, words[1]) for line, (a, b) in enumerate(zip(old, new))
            for at, words in enumerate(zip(a.split(b" "), b.split(b" "))) if words[0] != words[1]]


class Exporting(unittest.TestCase):
    def setUp(self):
        empty_scene()

    def test_unchanged_gives_the_bytes(self):
        path = put("a b.bvh", body())
        bpy.ops.limber.import_bvh(filepath=path)
        out = os.path.join(SCRATCH, "%s out.bvh")
        self.assertEqual(bpy.ops.limber.export_bvh(filepath=out), {"FINISHED"})
        self.assertEqual(bytes_of(out), body())
        self.assertFalse([name for name in os.listdir(SCRATCH) if name.endswith(".part")])

    def test_unchanged_gives_the_bytes_of_files_of_others(self):
        files = corpus()
        if not files:
            self.skipTest("the corpus is not beside the repository")
        tried = 0
        for path in files:
            if os.path.getsize(path) > 2_000_000 or "of_1500" in path:
                continue
            empty_scene()
            data = bytes_of(path)
            obj, _ = load(data)
            self.assertEqual(exported(obj)[0], data, path)
            tried += 1
        self.assertGreater(tried, 60)

    def test_the_file_is_not_needed_any_more(self):
        path = put("gone.bvh", body())
        bpy.ops.limber.import_bvh(filepath=path)
        os.remove(path)
        saved = os.path.join(SCRATCH, "scene.blend")
        bpy.ops.wm.save_as_mainfile(filepath=saved)
        empty_scene()
        bpy.ops.wm.open_mainfile(filepath=saved)
        self.assertEqual(exported(bpy.data.objects["gone"])[0], body())

    def test_one_changed_key_changes_one_number(self):
        obj, _ = load(body())
        point = curve_of(obj, "j1", "rotation_euler", 0).keyframe_points[4]
        point.co[1] = np.radians(45.0)
        data, said = exported(obj)
        column = clip_of(body()).joints[2].columns[0][0]
        self.assertEqual(changed_rows(body(), data), [(58 + 4, column, b"45.0000")])
        self.assertIn("1 numbers were changed", said[-1])

    def test_a_moved_bone_changes_its_numbers(self):
        obj, _ = load(body(), unit="CM")
        bpy.context.scene.frame_set(3)
        obj.pose.bones["Hips"].location.y += 0.125
        obj.pose.bones["Hips"].keyframe_insert("location", frame=3)
        data, _ = exported(obj)
        changes = changed_rows(body(), data)
        self.assertEqual([(line, at) for line, at, _ in changes], [(58 + 2, 1)])
        before = clip_of(body()).motion[2, 1]
        self.assertAlmostEqual(float(changes[0][2]), before + 12.5, delta=2e-4)

    def test_old_value_gives_the_old_bytes(self):
        obj, _ = load(body())
        point = curve_of(obj, "j1", "rotation_euler", 0).keyframe_points[4]
        before = point.co[1]
        point.co[1] = 1.0
        self.assertNotEqual(exported(obj)[0], body())
        point.co[1] = before
        self.assertEqual(exported(obj)[0], body())

    def test_removed_and_sparse_keys_are_looked_up(self):
        obj, _ = load(body())
        curve = curve_of(obj, "j1", "rotation_euler", 0)
        first, last = curve.keyframe_points[3].co[1], curve.keyframe_points[5].co[1]
        curve.keyframe_points.remove(curve.keyframe_points[4])
        data, _ = exported(obj)
        changes = changed_rows(body(), data)
        self.assertEqual(len(changes), 1)
        self.assertAlmostEqual(float(changes[0][2]), np.degrees((first + last) / 2), delta=2e-4)
        obj.animation_data.action.fcurves.remove(curve)
        obj.pose.bones["j1"].rotation_euler[0] = np.radians(10.0)
        motion = clip_of(exported(obj)[0]).motion
        self.assertTrue((motion[:, clip_of(body()).joints[2].columns[0][0]] == 10.0).all())

    def test_more_and_fewer_frames(self):
        obj, _ = load(body())
        bone = obj.pose.bones["j1"]
        bone.rotation_euler = (0.0, 0.5, 0.0)
        bone.keyframe_insert("rotation_euler", frame=15)
        data, said = exported(obj)
        self.assertEqual(clip_of(data).frame_count, 15)
        self.assertTrue(data.startswith(body().replace(b"Frames: 12", b"Frames: 15")[:-1]))
        self.assertIn("15 frames", said[-1])
        empty_scene()
        obj, _ = load(body())
        for curve in obj.animation_data.action.fcurves:
            for _ in range(4):
                curve.keyframe_points.remove(curve.keyframe_points[-1])
        data, _ = exported(obj)
        self.assertEqual(data, b"\n".join(body().replace(b"Frames: 12", b"Frames: 8").split(b"\n")[:-5]) + b"\n")

    def test_a_moved_object_is_no_part_of_the_motion(self):
        obj, _ = load(body())
        for frame in (1, 50):
            obj.location.x = frame
            obj.keyframe_insert("location", frame=frame)
        self.assertEqual(exported(obj)[0], body())

    def test_a_motion_that_was_moved_in_time_is_the_same(self):
        obj, _ = load(body())
        for curve in obj.animation_data.action.fcurves:
            for point in curve.keyframe_points:
                point.co[0] += 20
            curve.update()
        self.assertEqual(exported(obj)[0], body())

    def test_a_changed_armature_becomes_a_new_file(self):
        data = body(frames=5)
        obj, _ = load(data)
        expected = clip_of(data)
        bpy.ops.object.mode_set(mode="EDIT")
        bone = obj.data.edit_bones.new("prop")
        bone.head, bone.tail = (0, 0, 0), (0, 0.2, 0)
        bone.parent = obj.data.edit_bones["Hips"]
        bpy.ops.object.mode_set(mode="OBJECT")
        new, said = exported(obj)
        self.assertIn("bones were added", said[0])
        clip = clip_of(new)
        names = [joint.name for joint in clip.joints]
        for joint in expected.joints:
            found = clip.positions[:, names.index(joint.name)]
            self.assertLess(np.abs(found - expected.positions[:, joint.index]).max(), 2e-3, joint.name)

    def test_armatures_from_elsewhere(self):
        armature = bpy.data.armatures.new("own")
        obj = bpy.data.objects.new("own %s", armature)
        bpy.context.collection.objects.link(obj)
        bpy.context.view_layer.objects.active = obj
        bpy.ops.object.mode_set(mode="EDIT")
        parent = None
        for index, (head, tail) in enumerate([((0, 0, 1), (0.1, 0, 1.3)), ((0.1, 0, 1.3), (0.5, 0.2, 1.4)),
                                              ((0.5, 0.2, 1.4), (0.6, -0.3, 1.1))]):
            bone = armature.edit_bones.new(f"bone {{{index}}}")
            bone.head, bone.tail, bone.roll, bone.parent = head, tail, 0.3 * index, parent
            parent = bone
        bpy.ops.object.mode_set(mode="POSE")
        generator = np.random.default_rng(3)
        for frame in (1, 5, 9):
            for bone in obj.pose.bones:
                bone.rotation_mode = "XYZ"
                bone.rotation_euler = generator.uniform(-1, 1, 3)
                bone.keyframe_insert("rotation_euler", frame=frame)
            obj.pose.bones[0].location = generator.uniform(-1, 1, 3)
            obj.pose.bones[0].keyframe_insert("location", frame=frame)
        obj.location = (1.0, 2.0, 3.0)
        bpy.context.scene.frame_start, bpy.context.scene.frame_end = 1, 9
        out = os.path.join(SCRATCH, "own.bvh")
        self.assertEqual(bpy.ops.limber.export_bvh(filepath=out), {"FINISHED"})
        clip = clip_of(bytes_of(out))
        self.assertEqual([joint.name for joint in clip.joints], ["bone_0_", "bone_1_", "bone_2_"])
        for frame in range(9):
            bpy.context.scene.frame_set(frame + 1)
            for index, bone in enumerate(obj.pose.bones):
                place = obj.matrix_world @ bone.head
                wanted = 100 * np.array((place.x, place.z, -place.y))
                self.assertLess(np.abs(clip.positions[frame, index] - wanted).max(), 2e-3)
            tail = obj.matrix_world @ obj.pose.bones[2].tail
            self.assertLess(np.abs(clip.positions[frame, 3] - 100 * np.array((tail.x, tail.z, -tail.y))).max(), 2e-3)
        self.assertEqual(bpy.context.scene.frame_current, 9)

    def test_says_where_it_cannot_write(self):
        load(body())
        with self.assertRaises(RuntimeError) as raised:
            bpy.ops.limber.export_bvh(filepath="/no/such/folder/a.bvh")
        self.assertIn("a.bvh: No such file", str(raised.exception))

    def test_needs_an_armature(self):
        self.assertFalse(bpy.ops.limber.export_bvh.poll())
        with self.assertRaisesRegex(limbercli.LimberError, "select an armature"):
            exported(None)


class CleaningUp(unittest.TestCase):
    def setUp(self):
        empty_scene()

    def test_an_operation_becomes_a_new_action(self):
        obj, _ = load(body(frames=60))
        old = obj.animation_data.action
        self.assertEqual(bpy.ops.limber.clean_up(operation="smooth", words="cutoff=6"), {"FINISHED"})
        self.assertEqual(bpy.context.object, obj)
        self.assertNotEqual(obj.animation_data.action, old)
        by_hand = by_command("apply", body(frames=60), ["smooth:cutoff=6"])
        self.assertEqual(exported(obj)[0], by_hand)

    def test_edits_go_into_the_operation(self):
        obj, _ = load(body(frames=60))
        curve_of(obj, "j1", "rotation_euler", 0).keyframe_points[4].co[1] = 0.5
        edited = exported(obj)[0]
        bpy.ops.limber.clean_up(operation="trim", words="frames=2-30")
        self.assertEqual(exported(obj)[0], by_command("apply", edited, ["trim:frames=2-30"]))
        self.assertEqual(bpy.context.scene.frame_end, 29)

    def test_another_skeleton_becomes_another_armature(self):
        obj, _ = load(body())
        bpy.ops.limber.clean_up(operation="remove", words="joint=j7")
        made = bpy.context.object
        self.assertNotEqual(made, obj)
        self.assertEqual(len(made.pose.bones), len(obj.pose.bones) - 2)

    def test_wrong_settings_are_said(self):
        load(body())
        for name, words, part in (("smooth", "cutof=3", "cutoff"), ("no", "", "no operation"), ("smooth", "=", "expected")):
            with self.assertRaises(RuntimeError) as raised:
                bpy.ops.limber.clean_up(operation=name, words=words)
            self.assertIn(part, str(raised.exception))

    def test_all_operations_are_offered(self):
        from limber_bvh.operators import operation_items
        from limber_bvh.panel import setting_text
        items = operation_items(None, bpy.context)
        self.assertGreater(len(items), 25)
        self.assertIn("smooth", [item[0] for item in items])
        bpy.context.scene.limber.operation = "footlock"
        texts = [setting_text(parameter) for parameter in cleaning.find("smooth", CLI)["parameters"]]
        self.assertIn("cutoff=6 Hz", texts)
        self.assertIn("window=auto", texts)


class Retargeting(unittest.TestCase):
    def setUp(self):
        empty_scene()

    def test_to_a_file(self):
        load(body(frames=20))
        onto = put("onto.bvh", body(3, frames=1))
        self.assertEqual(bpy.ops.limber.retarget_to_file(filepath=onto), {"FINISHED"})
        made = bpy.context.object
        self.assertEqual(made.data[armatures.NAME], "onto.bvh")
        wanted = by_command("retarget", body(frames=20), ["--onto", onto], to="-o")
        self.assertEqual(exported(made)[0], wanted)

    def test_to_another_armature(self):
        target, _ = load(body(3, frames=1))
        source, _ = load(body(frames=20))
        target.select_set(True)
        self.assertEqual(bpy.ops.limber.retarget_to_armature(), {"FINISHED"})
        self.assertEqual(len(bpy.data.armatures), 2)
        onto = put("onto.bvh", body(3, frames=1))
        self.assertEqual(exported(target)[0], by_command("retarget", body(frames=20), ["--onto", onto], to="-o"))
        self.assertEqual(exported(source)[0], body(frames=20))
        target.select_set(False)
        with self.assertRaises(RuntimeError):
            bpy.ops.limber.retarget_to_armature()


def by_command(verb, data, words, to=None):
    """What limber-cli makes of some bytes."""
    with limbercli.Workshop(CLI) as workshop:
        source = workshop.put("in.bvh", data, "in")
        out = [to, workshop.path("out.bvh")] if to else [workshop.path("out.bvh")]
        workshop.run(verb, "--quiet", source, *(out + words if not to else words + out))
        return workshop.get("out.bvh")


run(__name__)
