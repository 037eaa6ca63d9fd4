"""Files become armatures that stand where the files say, in axes and angles of the files."""
import json
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from mathutils import Matrix

from support import (CLI, SHARED, armatures, body, bytes_of, clip_of, corpus, empty_scene, five, importing, limbercli, load, put,
                     run)


def heads(obj):
    """Where joints stand now in the world of Blender, metres: joints x 3."""
    bones = armatures.bones_by_joint(obj)
    return np.array([obj.matrix_world @ bones[index].head for index in range(len(bones))])


def reference(clip, frame, unit):
    """Where they should stand: turned so that up is up."""
    turn = np.array(Matrix.Rotation(*((-np.pi / 2, 3, "Y"), (np.pi / 2, 3, "X"), (0.0, 3, "Z"))[clip.up]))
    return clip.positions[frame][:len(clip.joints)] @ turn.T * unit


class Importing(unittest.TestCase):
    def setUp(self):
        empty_scene()

    def compare(self, data, shown):
        """The largest distance of a joint from where it should be, as a part of the body."""
        obj, _ = load(data)
        clip = clip_of(data)
        self.assertEqual(len(obj.pose.bones), len(clip.joints), shown)
        size = max(clip.height(), 1.0) * obj.data[armatures.SCALE]
        worst = 0.0
        for frame in five(clip.frame_count):
            bpy.context.scene.frame_set(frame + 1)
            bpy.context.view_layer.update()
            apart = np.abs(heads(obj) - reference(clip, frame, obj.data[armatures.SCALE])).max()
            worst = max(worst, apart / size)
        self.assertLess(worst, 1e-5, f"{shown}: off by {worst:.1e} of the body")
        for bone in obj.data.bones:
            self.assertLess(max(abs(bone.matrix_local[i][j] - (i == j)) for i in range(3) for j in range(3)), 1e-6, shown)
        return worst

    def test_stands_as_made_files_say(self):
        for order in range(6):
            empty_scene()
            self.compare(body(order, seed=order), f"order {order}")

    def test_stands_as_files_of_others_say(self):
        files = corpus()
        if not files:
            self.skipTest("the corpus is not beside the repository")
        tried, with_truth, worst = 0, 0, 0.0
        for path in files:
            if os.path.getsize(path) > 2_000_000 or "of_1500" in path:
                continue
            empty_scene()
            worst = max(worst, self.compare(bytes_of(path), path))
            with_truth += self.compare_with_truth(path)
            tried += 1
        print(f"{tried} files, {with_truth} with positions of others, off by at most {worst:.1e} of the body")
        self.assertGreater(tried, 60)
        self.assertGreater(with_truth, 60)

    def compare_with_truth(self, path):
        """The armature that is there against positions that another program worked out; whether there are any."""
        folder, name = path.split(os.sep)[-2:]
        truth = os.path.join(SHARED, "corpus", "truth", f"{folder}--{name[:-4]}.json")
        if not os.path.exists(truth):
            return False
        with open(truth, encoding="utf-8") as file:
            expected = json.load(file)
        obj, clip = bpy.context.object, clip_of(bytes_of(path))
        joints = [at for at, kind in enumerate(expected["kinds"]) if kind != "end"]
        for pose in expected["poses"]:
            bpy.context.scene.frame_set(pose["frame"] + 1)
            wanted = np.array(pose["positions"], dtype=float)[joints] * obj.data[armatures.SCALE]
            bones = armatures.bones_by_joint(obj)
            found = np.array([bones[index].head for index in range(len(bones))])  # along the axes of the file
            size = max(clip.height(), 1.0) * obj.data[armatures.SCALE]
            self.assertLess(np.nanmax(np.abs(found - wanted)), 1e-5 * size, path)
        return True

    def test_keys_are_the_numbers_of_the_file(self):
        data = body()
        obj, _ = load(data, unit="CM")
        clip, action = clip_of(data), obj.animation_data.action
        bones = armatures.bones_by_joint(obj)
        self.assertEqual(bones[1].rotation_mode, "YXZ")  # Zrotation Xrotation Yrotation: Y is done first
        curve = action.fcurves.find('pose.bones["j0"].rotation_euler', index=2)
        for point, value in zip(curve.keyframe_points, clip.motion[:, clip.joints[1].columns[0][0]]):
            self.assertAlmostEqual(np.degrees(point.co[1]), value, delta=2e-5)
            self.assertEqual(point.interpolation, "LINEAR")
        order = [(curve.data_path.rsplit(".", 1)[1], curve.array_index) for curve in action.fcurves][:6]
        self.assertEqual(order, [("location", 0), ("location", 1), ("location", 2), ("rotation_euler", 2),
                                 ("rotation_euler", 0), ("rotation_euler", 1)])
        self.assertEqual(len(action.fcurves), clip.motion.shape[1])

    def test_position_rule_is_followed(self):
        data = body().replace(b"OFFSET 1 90 2", b"OFFSET 10 20 30")
        places = {}
        for rule in ("replace", "add"):
            obj, _ = load(data, rule=rule, unit="M")
            bpy.context.scene.frame_set(1)
            places[rule] = np.array(obj.pose.bones["Hips"].head)
        self.assertLess(np.abs(places["add"] - places["replace"] - np.array([10, 20, 30])).max(), 1e-4)

    def test_rate_range_and_unit_are_set_and_said(self):
        obj, said = load(body(), start=11)
        scene = bpy.context.scene
        self.assertEqual((scene.render.fps, scene.render.fps_base), (60, 1.0))
        self.assertEqual((scene.frame_start, scene.frame_end), (11, 22))
        self.assertTrue(any("60 frames per second" in text for text in said), said)
        self.assertIn("centimetres", said[-1])
        self.assertAlmostEqual(obj.data[armatures.SCALE], 0.01)
        scene.render.fps = 25
        _, said = load(body(), sets_rate=False)
        self.assertEqual(scene.render.fps, 25)
        self.assertTrue(any("another speed" in text for text in said), said)
        load(body().replace(b"0.0166667", b"0.0300000"))
        self.assertAlmostEqual(scene.render.fps / scene.render.fps_base, 1 / 0.03, delta=1e-3)
        _, said = load(body().replace(b"0.0166667", b"0"))
        self.assertTrue(any("frame time of 0" in text for text in said), said)

    def test_units_are_chosen_by_size(self):
        for factor, unit in ((1000.0, "MM"), (1.0, "M"), (100.0, "CM"), (39.37, "IN")):
            data = ("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 1 Xrotation\nEnd Site\n{\nOFFSET 0 %f 0\n}\n}\n"
                    "MOTION\nFrames: 1\nFrame Time: 0.1\n0\n" % (1.7 * factor)).encode()
            obj, _ = load(data)
            self.assertAlmostEqual(obj.data[armatures.SCALE] * factor, 1.0, places=3, msg=unit)

    def test_up_axis_turns_the_object(self):
        for up, expected in (("Y", (0, 0, 1)), ("Z", (0, 1, 0)), ("X", (0, 1, 0))):
            obj, _ = load(body(), up=up)
            bpy.context.view_layer.update()
            axis = np.eye(3)["XYZ".index(up)]
            self.assertLess(np.abs(np.array(obj.matrix_world.to_3x3() @ Matrix.Identity(3)) @ axis - (0, 0, 1)).max(), 1e-6)

    def test_findings_are_said_with_line_and_column(self):
        _, said = load(body().replace(b"Frames: 12", b"Frames: 99"))
        self.assertTrue(any(text.startswith("file.bvh:57:1: ") and "99" in text for text in said), said)

    def test_what_cannot_be_shown_is_said(self):
        second = b"ROOT b\n{\nOFFSET 5 0 0\nCHANNELS 0\n}\n"
        data = body().replace(b"MOTION", second + b"MOTION").replace(b"JOINT j1", b"JOINT j0").replace(
            b"JOINT j3", b"JOINT " + b"long" * 30)
        obj, said = load(data)
        text = " ".join(said)
        for part in ("2 roots", "no length", "bones have another name"):
            self.assertIn(part, text)
        self.assertEqual(len(obj.pose.bones), 11)
        self.assertTrue(all(bone.bone.length > 0.0 for bone in obj.pose.bones))
        twice = body().replace(b"CHANNELS 3 Zrotation Xrotation Yrotation\nJOINT j1",
                               b"CHANNELS 3 Zrotation Xrotation Zrotation\nJOINT j1")
        self.assertIn("a channel twice", " ".join(load(twice)[1]))
        empty_scene()
        self.compare(twice, "a channel twice")

    def test_names_are_only_names(self):
        names = [b"%s%n[0]", b"a\"].location", b"../../x", b"\xff\xfe", "名前".encode(), b"$(touch here)"]
        data = body()
        for index, name in enumerate(names):
            data = data.replace(b"JOINT j%d\n" % index, b"JOINT " + name + b"\n")
        obj, _ = load(data)
        bones = armatures.bones_by_joint(obj)
        self.assertEqual(bones[1].name, "%s%n[0]")
        self.assertEqual(bones[2].name, 'a"].location')
        self.compare(data, "odd names")
        path = put("%s {x} 'q' $(y).bvh", data)
        result = bpy.ops.limber.import_bvh(filepath=path)
        self.assertEqual(result, {"FINISHED"})

    def test_errors_have_line_and_column(self):
        path = put("bad.bvh", body().replace(b"OFFSET 1 90 2", b"OFFSET 1 high 2"))
        with self.assertRaises(RuntimeError) as raised:
            bpy.ops.limber.import_bvh(filepath=path)
        self.assertIn("bad.bvh:4:10: expected", str(raised.exception))
        self.assertEqual(len(bpy.data.armatures), 0)
        for path in ("/no/such.bvh", "/dev/zero", os.path.dirname(path)):
            with self.assertRaises(RuntimeError):
                bpy.ops.limber.import_bvh(filepath=path)
        for data in (b"", b"HIERARCHY", os.urandom(3000), body()[:200]):
            with self.assertRaises(limbercli.LimberError):
                load(data)
        self.assertEqual((len(bpy.data.armatures), len(bpy.data.actions)), (0, 0))

    def test_says_where_the_program_should_be(self):
        with self.assertRaisesRegex(limbercli.LimberError, "preferences"):
            limbercli.program("/no/limber-cli")
        path = os.environ["PATH"]
        try:
            os.environ["PATH"] = ""
            with self.assertRaisesRegex(limbercli.LimberError, "Install it"):
                limbercli.program()
            os.environ["PATH"] = os.path.dirname(CLI)
            self.assertEqual(limbercli.program(), CLI)
        finally:
            os.environ["PATH"] = path

    def test_works_in_other_modes_and_is_one_step(self):
        first, _ = load(body())
        bpy.ops.object.mode_set(mode="POSE")
        second, _ = load(body(1))
        self.assertEqual(bpy.context.object, second)
        self.assertEqual((first.mode, second.mode), ("OBJECT", "OBJECT"))

    def test_classes_go_and_come(self):
        import limber_bvh
        limber_bvh.unregister()
        self.assertFalse(hasattr(bpy.types.Scene, "limber"))
        limber_bvh.register()
        self.assertTrue(hasattr(bpy.types, "LIMBER_PT_panel"))


run(__name__)
