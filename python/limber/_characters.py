"""Characters of other 3D programs, onto which motions are put."""
import operator
import os

from . import _limber
from ._clip import Clip, _path

_ENDINGS = (".glb", ".vrma", ".fbx")


def read_character(path):
    """Reads a character, .glb, .gltf, .vrm or .vrma, and returns a Character: a skeleton with a surface.

    path: str or os.PathLike. A .gltf may name files in its folder and below. The file is read in this process. Raises
    limber.Error for what cannot be read; .fbx is one of these, since a program of its own without rights reads it for
    limber-cli and the window.
    """
    data, notes = _limber.read_character(_path(path))
    return Character._of(data, notes)


class Character:
    """A character of another 3D program: glTF or VRM. read_character() makes them.

    limber.retarget() puts a motion on it: the result is a Clip on its skeleton, which write() puts in the file of the
    character. Nothing is ever changed in the character itself, and different threads may use one.
    """

    __slots__ = ("_data", "_notes", "__weakref__")

    def __init__(self):
        raise TypeError("limber.read_character() makes characters")

    @classmethod
    def _of(cls, data, notes=()):
        character = object.__new__(cls)
        character._data, character._notes = data, notes
        return character

    def __repr__(self):
        return f"<limber.Character: {self.format}, {len(self.joint_names)} joints, {self.vertex_count} vertices>"

    @property
    def format(self):
        """What the file is: "glTF 2.0", "VRM 1.0", "VRM 0.x" or "VRM animation 1.0"."""
        return self._data.format

    @property
    def notes(self):
        """What of the file its skeleton cannot hold: a tuple of str."""
        return self._notes

    @property
    def joint_names(self):
        """The names of its joints, as a clip on its skeleton has them: a list of str."""
        return self.rest.names

    @property
    def roles(self):
        """Which part of the body joints are: a dict from the names of joints to words.

        A word is the bone that the file says the joint is, such as "leftUpperArm", or else what its name and the shape
        show, such as "left upper arm". Joints of which nothing is known are left out.
        """
        return {name: role for name, role in zip(self.joint_names, self._data.roles()) if role}

    @property
    def rest(self):
        """Its skeleton at rest: a Clip with all rotations zero in its first frame, in centimetres with Y up.

        If the file rests in the middle of a motion, a second frame is the T-pose or A-pose in which its skin was bound.
        """
        return Clip._of(self._data.rest())

    @property
    def vertex_count(self):
        """How many vertices its surface has: that of all meshes that move with joints."""
        return self._data.vertex_count

    @property
    def triangles(self):
        """The corners of the triangles of its surface: a uint32 array of shape (triangles, 3) of indices of vertices.

        They are counter-clockwise as seen from outside.
        """
        return self._data.triangles()

    def vertices(self, clip, frame=0):
        """Where the vertices are in a frame: a float64 array of shape (vertices, 3), metres.

        clip: a motion on the skeleton of the character, as limber.retarget() gives one. frame: its number, from 0, or
        from -1 backward. Positions are in the axes of the character's file, as the file that write() makes shows them.
        Raises limber.Error if the character has no surface that can be read, and says why.
        """
        frames = clip.frame_count
        index = operator.index(frame)
        if not -frames <= index < frames:
            raise IndexError(f"expected a frame from 0 to {frames - 1}, found {index}")
        return _limber.vertices(self._data, clip._data, index % frames)

    def write(self, clip, path, animation_only=False, name=None):
        """Writes a motion for the character. The file is complete or unchanged afterwards; it may be the character's own.

        clip: a motion on the skeleton of the character, as limber.retarget() gives one. path: str or os.PathLike; its
        ending decides what is written. ".glb" is the file of the character with one more animation, ".vrma" an animation
        of VRM with the bones of a human, ".fbx" the joints of the character and the motion. animation_only: a .glb has
        only the nodes and the animation, without meshes. name: of the animation; None is the name of the file that the
        motion was read from. Returns what the file cannot show of the motion: a tuple of str.
        """
        ending = os.path.splitext(os.fsdecode(_path(path)))[1].lower()
        if ending not in _ENDINGS:
            raise ValueError(f"expected a path that ends in {', '.join(_ENDINGS)}, found {ending or 'no ending'}")
        if animation_only and ending != ".glb":
            raise ValueError("animation_only is for .glb")
        text = (clip._name or "motion") if name is None else name
        return _limber.write_character(self._data, clip._data, _path(path), text.encode("utf-8", "surrogateescape"), ending,
                                       bool(animation_only))
