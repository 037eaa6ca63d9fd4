#!/usr/bin/python3
"""Writes the files that the fuzzers start from: makeseeds.py FOLDER. Same bytes every time."""

import base64
import json
import os
import random
import struct
import sys

AXES = "XYZ"


def number(rng, style):
    value = rng.uniform(-360, 360)
    if style == "fixed":
        return f"{value:.6f}"
    if style == "short":
        return f"{value:.3g}" if abs(value) >= 1e-3 else "0"
    if style == "whole":
        return str(int(value))
    return rng.choice([f"{value:.2e}", f"+{abs(value):.1f}", f"-.{rng.randint(1, 999)}", f"{int(value)}.", "-0", "0.0",
                       "1e-320", "3.5e38"])


def channels(rng, root):
    kinds = [f"{a}{k}" for k in ("position", "rotation") for a in AXES]
    if root:
        rotations = kinds[3:]
        rng.shuffle(rotations)
        return kinds[:3] + rotations
    count = rng.choice([0, 1, 3, 3, 3, 6])
    rng.shuffle(kinds)
    return kinds[:count]


def hierarchy(rng, style, indent, joints):
    """Lines of a random skeleton and the number of its channels."""
    lines, columns, made = ["HIERARCHY"], 0, 0

    def block(level, root):
        nonlocal columns, made
        pad = indent * level
        name = rng.choice(["Hips", "LeftArm", "a b", "mixamo:x", "\u5de6\u8155", "j"]) + str(made)
        made += 1
        lines.extend([f"{pad}{'ROOT' if root else 'JOINT'} {name}", pad + "{"])
        lines.append(f"{pad}{indent}OFFSET " + " ".join(number(rng, style) for _ in AXES))
        names = channels(rng, root)
        columns += len(names)
        lines.append(f"{pad}{indent}CHANNELS {len(names)}" + "".join(" " + name for name in names))
        while made < joints and level < 12 and rng.random() < 0.6:
            block(level + 1, False)
        if rng.random() < 0.8:
            lines.extend([f"{pad}{indent}End Site", pad + indent + "{"])
            lines.append(f"{pad}{indent * 2}OFFSET " + " ".join(number(rng, style) for _ in AXES))
            lines.append(pad + indent + "}")
        lines.append(pad + "}")

    while made < joints:
        block(0, True)
    return lines, columns


def seed(index):
    rng = random.Random(index)
    style = ["fixed", "short", "whole", "odd"][index % 4]
    end = ["\n", "\r\n", "\r"][index % 3]
    gap = rng.choice([" ", "\t", "  "])
    lines, columns = hierarchy(rng, style, rng.choice(["\t", "  "]), rng.randint(1, 6))
    frames = rng.randint(0, 5) if columns else 0
    lines += ["MOTION", f"Frames: {frames}", f"Frame Time: {rng.choice(['0.033333', '0.04', '0.008333', '0'])}"]
    for _ in range(frames):
        lines.append(gap.join(number(rng, style) for _ in range(columns)) + rng.choice(["", "", " "]))
    return lines, end


def variants(lines, end):
    """The plain file and what real files do to it."""
    text = end.join(lines) + end
    yield text.encode()
    yield text.rstrip(end).encode()
    yield b"\xef\xbb\xbf" + text.encode()
    yield text.encode("utf-16")
    yield text.replace("Frames: ", "Frames: 9").encode()
    yield text.replace("ROOT", "# a comment" + end + "ROOT", 1).encode()
    yield text[:-len(text) // 20].encode()
    yield (text + end + "behind the motion").encode()
    yield text.lower().encode()
    yield text.encode().replace(end.encode() * 1, b" ", 3)
    yield text.encode("utf-8") + b"\x01" + bytes(random.Random(len(text)).randrange(256) for _ in range(90))


def project(rng):
    """A project of the figure that the target for projects knows."""
    frames = sorted(rng.sample(range(60), 3))
    keys = ",\n".join(
        f'    {{"frame": {frame}, "full": [{frame}, {frame}], "zero before": {frame - rng.randint(1, 9)}, '
        f'"zero after": {frame + rng.randint(1, 9)}, "offsets": {{"Hips": {{"radians": '
        f'[{rng.uniform(-3, 3)}, 0, {rng.uniform(-3, 3)}], "position": [1, 2, 3]}}}}}}' for frame in frames)
    rows = ('    {"frame": 59, "rows": {"first": 57, "columns": [["Leg", "radians"]], '
            '"values": [[0.1, 0, 0], null, [0, 1e-9, 2]]}}')
    return ('{\n "limber-project": 1,\n "motion": {"file": "walk.bvh", "joints": 3, "frames": 60},\n'
            ' "view": {"frame": 7, "range": [3, 50], "positions": "add", "up": "z", "camera": {"target": [0, 90, 0], '
            '"distance": 300, "yaw": 30, "pitch": 10, "orthographic": false}},\n'
            ' "pins": [{"joint": "Leg", "rotation": true}],\n "hidden": [{"joint": "Leg"}],\n'
            ' "sets": [{"name": "legs", "nodes": [{"joint": "Leg"}]}],\n'
            ' "contacts": {"Leg": [[3, 9], [20, 31]]},\n "markers": [{"frame": 5, "name": "step"}],\n'
            ' "layers": [{"name": "arm", "kind": "additive", "side": "parent", "muted": false, "weight": 0.5, '
            '"weights": [{"frame": 3, "weight": 0.25}], "joints": ["Hips", "Leg"], "keys": [\n'
            f'{keys},\n{rows}]}}]\n}}\n')


def edits():
    """Edits of the clip that the target for journals knows, as its journal has them."""
    def numbers(form, *values):
        return struct.pack("<" + form, *values)
    yield numbers("BiiQiiQdd", 0, 1, 1, 2, 0, 6, 2, 1.5, -2.0)  # values
    yield numbers("BQ?iddd", 1, 1, False, 1, 1.0, 2.0, 3.0)  # offsets
    yield numbers("BiQ", 2, 1, 4) + b"Knee"  # a name
    yield numbers("Bd", 3, 0.02)  # the frame time
    yield numbers("BBBQiQ", 4, 0, 2, 1, 2, 4) + b"heel" + numbers("B", 0)  # a marker
    yield numbers("BBQiQii", 4, 2, 1, 1, 1, 0, 2) + numbers("BB", 0, 0)  # contacts
    yield numbers("BiiQ7dQi", 6, 1, 7, 7, *range(7), 1, 2)  # inserted frames
    yield numbers("Bii", 7, 0, 2)  # removed frames


def animations():
    """Animations of Second Life, with keys of both kinds, constraints, and joints that the avatar does not have."""
    def joint(name, rotations, positions):
        keys = b"".join(struct.pack("<i", len(list_)) + b"".join(struct.pack("<4H", *key) for key in list_)
                        for list_ in (rotations, positions))
        return name + b"\0" + struct.pack("<i", 2) + keys
    head = struct.pack("<HHif", 1, 0, 4, 2.0) + b"smile\0" + struct.pack("<ffiffI", 0.5, 1.5, 1, 0.3, 0.3, 1)
    ends = [(0, 40000, 32767, 32767), (65535, 32767, 20000, 32767)]
    middle = [ends[0], (21845, 32768, 32768, 32768), ends[1]]
    pelvis = joint(b"mPelvis", ends, middle)
    others = joint(b"mHead", middle, []) + joint(b"Left Shoulder", ends, ends) + joint(b"tail", [], middle)
    held = struct.pack("<BB", 1, 0) + b"R_FOOT".ljust(16, b"\0") + struct.pack("<3f", 0, 0, 0) + \
        b"GROUND".ljust(16, b"\0") + struct.pack("<10f", *range(10))
    yield head + struct.pack("<I", 1) + pelvis + struct.pack("<i", 0)
    yield head + struct.pack("<I", 4) + pelvis + others + struct.pack("<i", 0)
    yield head + struct.pack("<I", 4) + others + pelvis + struct.pack("<i", 2) + held * 2


def human():
    """An avatar of VRM in a T-pose, without a mesh, whose hips move."""
    body = [("hips", -1, (0, 1, 0)), ("spine", 0, (0, 0.2, 0)), ("head", 1, (0, 0.4, 0))]
    for side, sign in (("left", 1), ("right", -1)):
        for first, above, steps in (("UpperArm", 1, (("UpperArm", (0.2, 0.3, 0)), ("LowerArm", (0.3, 0, 0)), ("Hand", (0.3, 0, 0)))),
                                    ("UpperLeg", 0, (("UpperLeg", (0.1, -0.1, 0)), ("LowerLeg", (0, -0.4, 0)),
                                                     ("Foot", (0, -0.4, 0))))):
            for name, (x, y, z) in steps:
                body.append((side + name, above if name == first else len(body) - 1, (sign * x, y, z)))
    data = struct.pack("<2f6f", 0, 0.5, 0, 1, 0, 0, 1, 1)
    return json.dumps({
        "asset": {"version": "2.0"},
        "nodes": [{"name": name, "translation": place,
                   **({"children": below} if (below := [i for i, one in enumerate(body) if one[1] == index]) else {})}
                  for index, (name, _, place) in enumerate(body)],
        "extensions": {"VRMC_vrm": {"humanoid": {"humanBones": {name: {"node": i} for i, (name, *_) in enumerate(body)}}}},
        "animations": [{"channels": [{"sampler": 0, "target": {"node": 0, "path": "translation"}}],
                        "samplers": [{"input": 0, "output": 1}]}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": 2, "type": "SCALAR"},
                      {"bufferView": 0, "byteOffset": 8, "componentType": 5126, "count": 2, "type": "VEC3"}],
        "bufferViews": [{"buffer": 0, "byteLength": len(data)}],
        "buffers": [{"byteLength": len(data),
                     "uri": "data:application/octet-stream;base64," + base64.b64encode(data).decode()}]}).encode()


def scenes():
    """glTF: two nodes, one of which moves, in each manner of blending; as text and as a binary file."""
    numbers = struct.pack("<2f6f8f", 0, 1, 0, 0, 0, 0, 5, 0, 0, 0, 0, 1, 0, 0, 0.7071, 0.7071)
    cubic = struct.pack("<2f18f", 0, 1, *range(18))
    for blend, data, count in (("LINEAR", numbers, 2), ("STEP", numbers, 2), ("CUBICSPLINE", cubic, 6)):
        for binary in (False, True):
            buffer = {"byteLength": len(data)}
            if not binary:
                buffer["uri"] = "data:application/octet-stream;base64," + base64.b64encode(data).decode()
            head = json.dumps({
                "asset": {"version": "2.0", "extras": {"frameTime": 0.5, "frames": 3, "metresPerUnit": 0.01, "upAxis": "Z"}},
                "nodes": [{"name": "base", "children": [1], "scale": [2, 2, 2], "extras": {"bvhName": "hip", "channels": [
                    "Zrotation", "Xposition"], "endSites": [[0, 1, 0]]}}, {"name": "tip", "rotation": [0, 0, 1, 0]}],
                "skins": [{"joints": [0, 1]}],
                "animations": [{"name": "wave", "channels": [{"sampler": 0, "target": {"node": 0, "path": "translation"}}],
                                "samplers": [{"input": 0, "output": 1, "interpolation": blend}]}],
                "accessors": [{"bufferView": 0, "componentType": 5126, "count": 2, "type": "SCALAR"},
                              {"bufferView": 0, "byteOffset": 8, "componentType": 5126, "count": count, "type": "VEC3"}],
                "bufferViews": [{"buffer": 0, "byteLength": len(data)}], "buffers": [buffer]}).encode()
            head += b" " * (-len(head) % 4)
            chunks = struct.pack("<I", len(head)) + b"JSON" + head + struct.pack("<I", len(data)) + b"BIN\0" + data
            yield b"glTF" + struct.pack("<II", 2, 12 + len(chunks)) + chunks if binary else head
    yield human()
    answer = b"LIMBER S" + struct.pack("<I", 1) + struct.pack("<I", 1) + b"a" + struct.pack("<iB", -1, 4)
    answer += struct.pack("<10d", 0, 0, 0, 0, 0, 0, 1, 1, 1, 1) + struct.pack("<iI", -1, 0)
    answer += struct.pack("<B4dI3d", 1, 0, 0, 1, 2, 1, 0, 0, 2)  # its flesh
    answer += struct.pack("<5d6iBB", 1, 0, 0, 0, 1, *[0] * 8)
    answer += struct.pack("<IIdd", 1, 2, 0, 1) + struct.pack("<III", 1, 0, 1) + \
        struct.pack("<iBBiI6f", 0, 0, 1, 0, 6, *range(6))
    yield answer + struct.pack("<IIIB", 0, 0, 0, 0)  # neither bindings nor texts nor a mesh


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    for index in range(24):
        for number_of, data in enumerate(variants(*seed(index))):
            if index < 8 or number_of in (0, 10):
                with open(os.path.join(folder, f"seed-{index:02}-{number_of:02}.bvh"), "wb") as file:
                    file.write(data)
    for index in range(4):
        with open(os.path.join(folder, f"project-{index}.limber"), "w", encoding="utf-8", newline="") as file:
            file.write(project(random.Random(1000 + index)))
    for index, data in enumerate(animations()):
        with open(os.path.join(folder, f"animation-{index}.anim"), "wb") as file:
            file.write(data)
    for index, data in enumerate(scenes()):
        with open(os.path.join(folder, f"scene-{index}.glb"), "wb") as file:
            file.write(data)
    for index, data in enumerate(edits()):
        with open(os.path.join(folder, f"edit-{index}.bin"), "wb") as file:
            file.write(data)


main()
