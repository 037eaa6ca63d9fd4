"""A motion as limber-cli gives it, and what it is in Blender's numbers. Knows NumPy, not Blender."""
import numpy as np

AXES = "XYZ"


class Joint:
    """One joint of the file with its channels in file order.

    columns: for each channel (column of the motion, "position" or "rotation", axis 0 to 2).
    """

    def __init__(self, index, name, parent, offset):
        self.index = index
        self.name = name
        self.parent = parent
        self.offset = offset
        self.columns = []

    @property
    def rotation_axes(self):
        """The axes of the rotation channels, in file order."""
        return [axis for _, kind, axis in self.columns if kind == "rotation"]

    @property
    def position_axes(self):
        return [axis for _, kind, axis in self.columns if kind == "position"]

    @property
    def is_plain(self):
        """Whether three Euler angles and a location show what the channels say: none comes twice."""
        rotations, positions = self.rotation_axes, self.position_axes
        return len(set(rotations)) == len(rotations) and len(set(positions)) == len(positions)

    @property
    def euler_order(self):
        """Blender's name for the order: it names the rotation first that is done first, the file last.

        A joint of Zrotation Xrotation Yrotation is R = Rz Rx Ry: Y is done first, so it is YXZ.
        """
        if not self.is_plain:
            return "XYZ"
        done_first = self.rotation_axes[::-1]
        return "".join(AXES[axis] for axis in done_first + [axis for axis in range(3) if axis not in done_first])


class Clip:
    """Joints, motion (frames x channels, degrees and file units) and positions (frames x nodes x 3) of a file.

    rules: how position channels are read, (of roots, of other joints), "replace" or "add". up: 0 to 2.
    """

    def __init__(self, arrays, info):
        self.motion = arrays["motion"]
        self.positions = arrays["positions"]
        self.frame_time = float(arrays["frame_time"])
        self.end_parents = [int(parent) for parent in arrays["end_parents"]]
        self.end_offsets = arrays["end_offsets"]
        self.rules = (info["position_rule"]["roots"], info["position_rule"]["joints"])
        self.up = AXES.index(info["up_axis"]["axis"])
        self.findings = info["findings"]
        self.joints = [Joint(index, str(name), int(parent), offset) for index, (name, parent, offset) in
                       enumerate(zip(arrays["names"], arrays["parents"], arrays["offsets"]))]
        for column, (address, joint) in enumerate(zip(arrays["channels"], arrays["channel_joints"])):
            channel = str(address).rsplit(".", 1)[1]
            self.joints[int(joint)].columns.append((column, channel[1:], AXES.index(channel[0])))

    @property
    def frame_count(self):
        return len(self.motion)

    def rest_positions(self):
        """Where joints stand when all channels are 0: joints x 3, file units."""
        rest = np.zeros((len(self.joints), 3))
        for joint in self.joints:
            rest[joint.index] = joint.offset + (rest[joint.parent] if joint.parent >= 0 else 0.0)
        return rest

    def tips(self, joint):
        """The offsets of what hangs on a joint, end sites too."""
        children = [other.offset for other in self.joints if other.parent == joint.index]
        return children + [offset for parent, offset in zip(self.end_parents, self.end_offsets) if parent == joint.index]

    def height(self):
        """How large the figure is at rest or in its first frame, file units; 0 for a point."""
        rest = self.rest_positions()
        clouds = [rest] + ([self.positions[0]] if self.frame_count else [])
        return max(float(np.max(cloud.max(axis=0) - cloud.min(axis=0))) for cloud in clouds) if len(rest) else 0.0

    def is_replaced(self, joint):
        """Whether position channels of a joint replace its OFFSET."""
        return self.rules[0 if joint.parent < 0 else 1] == "replace"


def shown_value(clip, joint, kind, axis, numbers, scale):
    """Numbers of a channel as the keys of Blender have them: radians or scaled lengths, of 32 bits."""
    if kind == "rotation":
        return np.radians(numbers).astype(np.float32)
    shift = joint.offset[axis] if clip.is_replaced(joint) else 0.0
    return ((numbers - shift) * scale).astype(np.float32)


def file_value(clip, joint, kind, axis, shown, scale):
    """The numbers of a channel that keys of 32 bits stand for, with the fewest decimals that give the same keys."""
    exact = np.asarray(shown, dtype=np.float64)
    if kind == "rotation":
        numbers = np.degrees(exact)
    else:
        numbers = exact / scale + (joint.offset[axis] if clip.is_replaced(joint) else 0.0)
    result = numbers.copy()
    is_open = np.ones(len(numbers), dtype=bool)
    for decimals in range(9):
        rounded = np.round(numbers, decimals)
        fits = is_open & (shown_value(clip, joint, kind, axis, rounded, scale) == shown)
        result[fits] = rounded[fits]
        is_open &= ~fits
    return result


def rotation_matrices(joint, motion):
    """The rotations of a joint in all frames, multiplied in file order: frames x 3 x 3."""
    result = np.tile(np.eye(3), (len(motion), 1, 1))
    for column, kind, axis in joint.columns:
        if kind != "rotation":
            continue
        angle = np.radians(motion[:, column])
        one = np.tile(np.eye(3), (len(motion), 1, 1))
        after, last = (axis + 1) % 3, (axis + 2) % 3
        one[:, after, after] = one[:, last, last] = np.cos(angle)
        one[:, last, after] = np.sin(angle)
        one[:, after, last] = -np.sin(angle)
        result = result @ one
    return result


def shift_of(clip, joint, motion):
    """How far a joint is from where its OFFSET has it, in all frames: frames x 3, file units."""
    result = np.zeros((len(motion), 3))
    for column, kind, axis in joint.columns:
        if kind == "position":
            result[:, axis] = motion[:, column] - (joint.offset[axis] if clip.is_replaced(joint) else 0.0)
    return result
