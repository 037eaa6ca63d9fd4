"""Characters that the tests make, and what a program sees in their files by the specification of glTF alone."""
import json
import struct

import numpy as np

# name, parent, place of each joint: a body of 1.7 m in a T-pose
BODY = [("Hips", None, (0, 0.95, 0)), ("Spine", "Hips", (0, 1.1, -0.02)), ("Spine1", "Spine", (0, 1.25, 0)),
        ("Neck", "Spine1", (0, 1.45, 0)), ("Head", "Neck", (0, 1.55, 0.02))]
for _side, _sign in (("Left", 1), ("Right", -1)):
    BODY += [(_side + "Shoulder", "Spine1", (0.05 * _sign, 1.4, 0)),
             (_side + "Arm", _side + "Shoulder", (0.18 * _sign, 1.4, 0)),
             (_side + "ForeArm", _side + "Arm", (0.46 * _sign, 1.4, 0)),
             (_side + "Hand", _side + "ForeArm", (0.72 * _sign, 1.4, 0))]
for _side, _sign in (("Left", 1), ("Right", -1)):
    BODY += [(_side + "UpLeg", "Hips", (0.1 * _sign, 0.9, 0)), (_side + "Leg", _side + "UpLeg", (0.1 * _sign, 0.5, 0.01)),
             (_side + "Foot", _side + "Leg", (0.1 * _sign, 0.09, -0.02)),
             (_side + "ToeBase", _side + "Foot", (0.1 * _sign, 0.02, 0.12))]
PARTS = {"SCALAR": 1, "VEC3": 3, "VEC4": 4, "MAT4": 16}


def rotation(q):
    x, y, z, w = np.asarray(q, float) / np.linalg.norm(q)
    return np.array([[1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
                     [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
                     [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)]])


def times(a, b):
    """The product of two quaternions x, y, z, w."""
    ax, ay, az, aw = a
    bx, by, bz, bw = b
    return np.array([aw * bx + ax * bw + ay * bz - az * by, aw * by - ax * bz + ay * bw + az * bx,
                     aw * bz + ax * by - ay * bx + az * bw, aw * bw - ax * bx - ay * by - az * bz])


def inverse(q):
    return np.array([-q[0], -q[1], -q[2], q[3]])


class _Buffer:
    def __init__(self):
        self.data, self.views, self.accessors = b"", [], []

    def add(self, array, kind):
        array = np.ascontiguousarray(array)
        code = {"float32": 5126, "uint16": 5123, "uint8": 5121}[str(array.dtype)]
        self.views.append({"buffer": 0, "byteOffset": len(self.data), "byteLength": array.nbytes})
        self.data += array.tobytes() + b"\0" * (-array.nbytes % 4)
        accessor = {"bufferView": len(self.views) - 1, "componentType": code, "type": kind,
                    "count": array.size // PARTS[kind]}
        if kind == "VEC3":
            accessor["min"], accessor["max"] = array.min(axis=0).tolist(), array.max(axis=0).tolist()
        self.accessors.append(accessor)
        return len(self.accessors) - 1


def hero_bytes(without=(), seed=5, vrm=False):
    """A .glb: joints with axes at random, a skin of some triangles at each joint, and a part that hangs on a hand."""
    random = np.random.default_rng(seed)
    body = [joint for joint in BODY if joint[0] not in without]
    names = [name for name, _, _ in body]
    worlds = {name: (q := random.normal(size=4)) / np.linalg.norm(q) for name in names}
    place = {name: np.array(at, float) for name, _, at in body}
    nodes, binds = [], []
    for name, parent, _ in body:
        above = worlds[parent] if parent else np.array([0, 0, 0, 1.0])
        offset = place[name] - (place[parent] if parent else 0)
        nodes.append({"name": name, "rotation": times(inverse(above), worlds[name]).tolist(),
                      "translation": (rotation(inverse(above)) @ offset).tolist(),
                      "children": [names.index(child) for child, of, _ in body if of == name]})
        bind = np.eye(4)
        bind[:3, :3] = rotation(worlds[name]).T
        bind[:3, 3] = -bind[:3, :3] @ place[name]
        binds.append(bind.T.ravel())
    buffer = _Buffer()
    points = np.repeat([place[name] for name in names], 6, axis=0) + random.normal(0, 0.04, (6 * len(names), 3))
    joints = np.zeros((len(points), 4), np.uint8)
    joints[:, 0] = np.repeat(np.arange(len(names)), 6)
    joints[:, 1] = random.integers(0, len(names), len(points))
    weights = np.zeros((len(points), 4), np.float32)
    weights[:, 0] = random.uniform(0.5, 1.0, len(points))
    weights[:, 1] = 1.0 - weights[:, 0]
    skinned = {"POSITION": buffer.add(points.astype(np.float32), "VEC3"), "JOINTS_0": buffer.add(joints, "VEC4"),
               "WEIGHTS_0": buffer.add(weights, "VEC4")}
    part = {"POSITION": buffer.add(random.normal(0, 0.1, (3, 3)).astype(np.float32), "VEC3")}
    matrices = buffer.add(np.array(binds, np.float32), "MAT4")
    hand = names.index("RightHand" if "RightHand" in names else names[-1])
    nodes.append({"name": "Body", "mesh": 0, "skin": 0})
    nodes[hand]["children"].append(len(nodes))
    nodes.append({"name": "Staff", "mesh": 1, "translation": [0.1, 0.2, 0.0]})
    for node in nodes:
        if not node.get("children"):
            node.pop("children", None)
    root = {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0, len(names)]}], "nodes": nodes,
            "meshes": [{"primitives": [{"attributes": skinned}]}, {"primitives": [{"attributes": part}]}],
            "skins": [{"joints": list(range(len(names))), "inverseBindMatrices": matrices}],
            "accessors": buffer.accessors, "bufferViews": buffer.views, "buffers": [{"byteLength": len(buffer.data)}]}
    if vrm:
        words = {"Hips": "hips", "Spine": "spine", "Spine1": "chest", "Neck": "neck", "Head": "head"}
        for side in ("Left", "Right"):
            for mine, theirs in (("Arm", "UpperArm"), ("ForeArm", "LowerArm"), ("Hand", "Hand"), ("UpLeg", "UpperLeg"),
                                 ("Leg", "LowerLeg"), ("Foot", "Foot")):
                words[side + mine] = side.lower() + theirs
        bones = {words[name]: {"node": index} for index, name in enumerate(names) if name in words}
        root["extensions"] = {"VRMC_vrm": {"specVersion": "1.0", "humanoid": {"humanBones": bones}}}
        for index in range(len(names)):
            nodes[index]["name"] = f"node{index * 7 % len(names)}"
    return packed(root, buffer.data)


def packed(root, data):
    head = json.dumps(root).encode()
    head += b" " * (-len(head) % 4)
    return (struct.pack("<4sII", b"glTF", 2, 28 + len(head) + len(data)) + struct.pack("<I4s", len(head), b"JSON") + head +
            struct.pack("<I4s", len(data), b"BIN\0") + data)


class Glb:
    """A .glb with its last animation, which has a key in each frame or one."""

    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        length = struct.unpack_from("<I", data, 12)[0]
        self.root = json.loads(data[20:20 + length])
        self.binary = data[28 + length:]
        self.tracks = {}
        animation = self.root["animations"][-1]
        for channel in animation["channels"]:
            sampler = animation["samplers"][channel["sampler"]]
            self.tracks[channel["target"]["node"], channel["target"]["path"]] = self.numbers(sampler["output"])

    def numbers(self, index):
        accessor = self.root["accessors"][index]
        view = self.root["bufferViews"][accessor["bufferView"]]
        kind = {5126: np.float32, 5123: np.uint16, 5121: np.uint8}[accessor["componentType"]]
        parts = PARTS[accessor["type"]]
        start = view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
        return np.frombuffer(self.binary, kind, accessor["count"] * parts, start).reshape(-1, parts)

    def worlds(self, frame):
        nodes = self.root["nodes"]
        worlds = [None] * len(nodes)

        def place(index, above):
            node = nodes[index]
            values = {"translation": node.get("translation", (0, 0, 0)), "rotation": node.get("rotation", (0, 0, 0, 1))}
            for path in values:
                keys = self.tracks.get((index, path))
                values[path] = values[path] if keys is None else keys[min(frame, len(keys) - 1)]
            matrix = np.eye(4)
            matrix[:3, :3] = rotation(values["rotation"])
            matrix[:3, 3] = values["translation"]
            worlds[index] = above @ matrix
            for child in node.get("children", ()):
                place(child, worlds[index])
        for index in self.root["scenes"][0]["nodes"]:
            place(index, np.eye(4))
        return worlds

    def vertices(self, frame):
        """The surface by the formula of glTF: the sum of w N B v."""
        worlds = self.worlds(frame)
        found = []
        for index, node in enumerate(self.root["nodes"]):
            if "mesh" not in node:
                continue
            attributes = self.root["meshes"][node["mesh"]]["primitives"][0]["attributes"]
            points = self.numbers(attributes["POSITION"]).astype(float)
            points = np.column_stack([points, np.ones(len(points))])
            if "skin" not in node:
                found.append(points @ worlds[index].T)
                continue
            skin = self.root["skins"][node["skin"]]
            binds = self.numbers(skin["inverseBindMatrices"]).astype(float).reshape(-1, 4, 4).transpose(0, 2, 1)
            bones = np.array([worlds[joint] for joint in skin["joints"]]) @ binds
            weights = self.numbers(attributes["WEIGHTS_0"]).astype(float)
            moved = np.einsum("vkij,vj->vki", bones[self.numbers(attributes["JOINTS_0"])], points)
            found.append(np.einsum("vk,vki->vi", weights, moved) / weights.sum(axis=1, keepdims=True))
        return np.concatenate(found)[:, :3]
