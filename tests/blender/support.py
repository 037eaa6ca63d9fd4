"""What the tests of the add-on share. Runs inside Blender."""
import os
import sys
import unittest

import bpy
import numpy as np

sys.dont_write_bytecode = True
sys.path.insert(0, os.environ["LIMBER_ADDON"])
CLI = os.environ["LIMBER_CLI"]
SCRATCH = os.environ["LIMBER_SCRATCH"]
SHARED = os.environ.get("LIMBER_SHARED", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "shared"))
REFUSED = ("decimal_commas.bvh", "frame_time_missing.bvh", "nan_and_inf.bvh", "numbers_run_together.bvh",
           "offset_missing.bvh", "surplus_values.bvh")

import addon_utils

addon_utils.enable("limber_bvh", default_set=True)
bpy.context.preferences.addons["limber_bvh"].preferences.program = CLI

from limber_bvh import armatures, cleaning, exporting, importing, limbercli
from limber_bvh.clip import Clip

ORDERS = ["Zrotation Xrotation Yrotation", "Xrotation Yrotation Zrotation", "Yrotation Zrotation Xrotation",
          "Zrotation Yrotation Xrotation", "Yrotation Xrotation Zrotation", "Xrotation Zrotation Yrotation",
          "Xrotation Zrotation", "Yrotation", ""]


def body(order=0, frames=12, seed=1):
    """A file with all orders of rotation, six channels below the root, and a chain without lengths."""
    generator = np.random.default_rng(seed)
    lines, columns = ["HIERARCHY", "ROOT Hips", "{", "OFFSET 1 90 2",
                      "CHANNELS 6 Xposition Yposition Zposition " + ORDERS[order % 6]], 6
    for index, channels in enumerate(ORDERS):
        words = ("Xposition Yposition Zposition " if index == 2 else "") + channels
        columns += len(words.split())
        lines += [f"JOINT j{index}", "{", f"OFFSET {index % 3} {9 + index} {-index if index != 4 else 0}",
                  f"CHANNELS {len(words.split())} {words}"]
    lines += ["End Site", "{", "OFFSET 0 7 1", "}"] + ["}"] * (len(ORDERS) + 1)
    lines += ["MOTION", f"Frames: {frames}", "Frame Time: 0.0166667"]
    values = generator.uniform(-360, 360, (frames, columns))
    values[:, :3] = generator.uniform(70, 110, (frames, 3))
    lines += [" ".join(f"{value:.4f}" for value in row) for row in values]
    return ("\n".join(lines) + "\n").encode()


def corpus():
    """Files of others that can be read, where they are beside the repository."""
    found = []
    for folder, _, names in os.walk(os.path.join(SHARED, "corpus")):
        if os.path.basename(folder) not in ("bad", "truth"):
            found += [os.path.join(folder, name) for name in names if name.endswith(".bvh") and name not in REFUSED]
    return sorted(found)


def put(name, data):
    path = os.path.join(SCRATCH, name)
    with open(path, "wb") as file:
        file.write(data)
    return path


def bytes_of(path):
    with open(path, "rb") as file:
        return file.read()


def clip_of(data):
    """A clip as limber-cli gives it: its positions are the reference."""
    with limbercli.Workshop(CLI) as workshop:
        return importing.load(workshop, data, "reference")


def load(data, **words):
    """An armature of some bytes, with what was said."""
    return importing.import_bytes(bpy.context, data, "file.bvh", importing.Settings(program=CLI, **words))


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    addon_utils.enable("limber_bvh", default_set=True)
    bpy.context.preferences.addons["limber_bvh"].preferences.program = CLI


def five(count):
    """At most five frames: the first, the last, three between."""
    return sorted({0, count // 4, count // 2, 3 * count // 4, count - 1} & set(range(count)))


def run(module):
    """Runs the tests of a module; Blender ends with the status."""
    suite = unittest.defaultTestLoader.loadTestsFromModule(sys.modules[module])
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(suite)
    sys.stdout.flush()
    if not result.wasSuccessful():
        raise SystemExit(1)
