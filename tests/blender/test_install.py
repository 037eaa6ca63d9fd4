"""The packed add-on as a user installs it, with limber-cli found in the search path."""
import os
import subprocess
import sys

import bpy

ADDON, CLI, SCRATCH = (os.environ[name] for name in ("LIMBER_ADDON", "LIMBER_CLI", "LIMBER_SCRATCH"))
DATA = (b"HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 3 Zrotation Xrotation Yrotation\nEnd Site\n{\nOFFSET 0 170 0\n}\n}\n"
        b"MOTION\nFrames: 2\nFrame Time: 0.04\n0 0 0\n10 20 30\n")

archives = [os.path.join(SCRATCH, name) for name in ("one.zip", "two.zip")]
for archive in archives:
    subprocess.run([os.path.join(ADDON, "pack"), archive], check=True)
with open(archives[0], "rb") as one, open(archives[1], "rb") as two:
    assert one.read() == two.read(), "the same sources give other bytes"

assert bpy.ops.preferences.addon_install(filepath=archives[0]) == {"FINISHED"}
assert bpy.ops.preferences.addon_enable(module="limber_bvh") == {"FINISHED"}
import limber_bvh

assert ADDON not in os.path.realpath(limber_bvh.__file__), limber_bvh.__file__
os.environ["PATH"] = os.path.dirname(CLI)
with open(os.path.join(SCRATCH, "a.bvh"), "wb") as file:
    file.write(DATA)
assert bpy.ops.limber.import_bvh(filepath=os.path.join(SCRATCH, "a.bvh")) == {"FINISHED"}
assert bpy.ops.limber.export_bvh(filepath=os.path.join(SCRATCH, "b.bvh")) == {"FINISHED"}
with open(os.path.join(SCRATCH, "b.bvh"), "rb") as file:
    assert file.read() == DATA

# A program beside the add-on comes before the search path.
beside = os.path.join(os.path.dirname(limber_bvh.__file__), "limber-cli")
with open(beside, "w", encoding="ascii") as file:
    file.write("#!/bin/sh\necho 'x: error: it is the one beside' >&2; exit 1\n")
os.chmod(beside, 0o755)
try:
    bpy.ops.limber.import_bvh(filepath=os.path.join(SCRATCH, "a.bvh"))
    raise SystemExit("the program beside the add-on was not run")
except RuntimeError as error:
    assert "it is the one beside" in str(error), error
assert bpy.ops.preferences.addon_disable(module="limber_bvh") == {"FINISHED"}
assert not hasattr(bpy.ops.limber.import_bvh, "poll") or not hasattr(bpy.types, "LIMBER_OT_import_bvh")
print("OK", flush=True)
sys.stdout.flush()
