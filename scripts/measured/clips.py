"""BVH clips for the scripts of this folder: their numbers and the places of their joints. Needs NumPy."""
import json
import re
import subprocess

import numpy as np

# Of a body, in centimetres, along the bones from the toes to the head.
BODY = 170.0


class Clip:
    """A BVH file whose joints have no position channels but those of the root."""

    def __init__(self, path):
        with open(path, encoding="latin-1") as file:
            self.text = file.read()
        head, motion = self.text.split("MOTION", 1)
        self.names, self.parents, self.offsets, self.channels = [], [], [], []
        self._read(head)
        frames, seconds, numbers = re.match(r"\s*Frames:\s*(\d+)\s*Frame Time:\s*(\S+)(.*)", motion, re.S).groups()
        self.frames, self.seconds = int(frames), float(seconds)
        columns = sum(len(channels) for channels in self.channels)
        self.values = np.array(numbers.split(), float).reshape(self.frames, columns)
        self.first = np.cumsum([0] + [len(channels) for channels in self.channels])
        self.head = self.text[:len(self.text) - len(numbers)]

    def _read(self, head):
        above, words = [], head.split()
        for i, word in enumerate(words):
            if word in ("ROOT", "JOINT", "End"):
                self.names.append(words[i + 1] if word != "End" else self.names[above[-1]] + "/end")
                self.parents.append(above[-1] if above else -1)
                self.channels.append([])
            elif word == "{":
                above.append(len(self.names) - 1)
            elif word == "}":
                above.pop()
            elif word == "OFFSET":
                self.offsets.append([float(number) for number in words[i + 1:i + 4]])
            elif word == "CHANNELS":
                self.channels[-1] = words[i + 2:i + 2 + int(words[i + 1])]

    def columns(self, joint, kind="rotation"):
        return [self.first[joint] + i for i, name in enumerate(self.channels[joint]) if name.endswith(kind)]

    def below(self, joint):
        """Returns a joint and all joints below it."""
        found = {joint}
        for child, parent in enumerate(self.parents):
            if parent in found:
                found.add(child)
        return [node for node in sorted(found) if self.channels[node]]

    def pose(self, values=None):
        """Returns the rotations (frames x nodes x 3 x 3) and places (frames x nodes x 3) of all nodes in the world."""
        values = self.values if values is None else values
        turns = np.tile(np.eye(3), (self.frames, len(self.names), 1, 1))
        places = np.zeros((self.frames, len(self.names), 3))
        for node, parent in enumerate(self.parents):
            for column in self.columns(node):
                name = self.channels[node][column - self.first[node]]
                turns[:, node] = turns[:, node] @ turn_about("XYZ".index(name[0]), values[:, column])
            if parent < 0:
                for column in self.columns(node, "position"):
                    axis = "XYZ".index(self.channels[node][column - self.first[node]][0])
                    places[:, node, axis] = values[:, column]
            else:
                places[:, node] = places[:, parent] + turns[:, parent] @ np.array(self.offsets[node])
                turns[:, node] = turns[:, parent] @ turns[:, node]
        return turns, places

    def set_rotation(self, values, joint, rotations):
        """Writes local rotations (frames x 3 x 3) into the channels of a joint."""
        order = ["XYZ".index(self.channels[joint][column - self.first[joint]][0]) for column in self.columns(joint)]
        values[:, self.columns(joint)] = np.degrees(angles_of(rotations, order))

    def write(self, path, values):
        with open(path, "w", encoding="latin-1") as file:
            file.write(self.head.rstrip() + "\n")
            file.writelines(" ".join("%.6f" % value for value in row) + "\n" for row in values)

    def length(self, roles):
        """Returns the length of the body along its bones, from a toe or foot over the pelvis to the head."""
        def path(node):
            length = 0.0
            while node != roles["Hips"]:
                length += np.linalg.norm(self.offsets[node])
                node = self.parents[node]
            return length
        return path(roles.get("LeftToeBase", roles["LeftFoot"])) + path(roles["Head"])


def turn_about(axis, degrees):
    """Returns rotation matrices about an axis of the file."""
    cosine, sine = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    turns = np.tile(np.eye(3), (len(degrees), 1, 1))
    one, other = (axis + 1) % 3, (axis + 2) % 3
    turns[:, one, one] = turns[:, other, other] = cosine
    turns[:, one, other], turns[:, other, one] = -sine, sine
    return turns


def angles_of(rotations, order):
    """Returns the angles, in radians, of rotations about three different axes in this order."""
    first, second, third = order
    sign = 1.0 if (second - first) % 3 == 1 else -1.0
    return np.stack([
        np.arctan2(-sign * rotations[:, second, third], rotations[:, third, third]),
        np.arcsin(np.clip(sign * rotations[:, first, third], -1.0, 1.0)),
        np.arctan2(-sign * rotations[:, first, second], rotations[:, first, first])], axis=1)


def run(cli, *arguments, finds=False):
    """Returns what limber-cli prints; status 1 is no failure of a verb that `finds`."""
    done = subprocess.run([cli, *arguments], capture_output=True, text=True)
    if done.returncode > (1 if finds else 0):
        raise SystemExit("limber-cli %s: %s" % (" ".join(arguments), done.stderr.strip()))
    return done.stdout


def roles_of(cli, path, clip):
    """Returns which joint is the LeftArm, the RightFoot and so on, by the names of Mixamo."""
    pairs = json.loads(run(cli, "map", "--quiet", path, "mixamo-like"))["mapping"]
    return {role.split(":")[1]: clip.names.index(name) for role, name in pairs.items() if name in clip.names}
