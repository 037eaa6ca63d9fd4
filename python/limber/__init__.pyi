from os import PathLike
from typing import Any, Dict, List, Literal, Mapping, NamedTuple, Optional, Tuple, Union

import numpy as np
import numpy.typing as npt

__version__: str

_Path = Union[str, PathLike[str], PathLike[bytes]]
_Rule = Literal["auto", "replace", "add"]
_Hand = Literal["free", "other", "head", "pelvis", "world"]
_Digits = Optional[Union[int, Literal["shortest"]]]
_Indent = Optional[Union[int, Literal["tab"]]]
_LineEnd = Optional[Literal["lf", "crlf"]]
_Doubles = npt.NDArray[np.float64]

class Error(Exception):
    message: str
    file: Optional[str]
    line: int
    column: int
    def __init__(self, message: str, file: Optional[str] = None, line: int = 0, column: int = 0) -> None: ...

class Joint(NamedTuple):
    name: str
    parent: int
    offset: Tuple[float, float, float]
    channels: Tuple[str, ...]
    first_column: int

class EndSite(NamedTuple):
    label: str
    parent: int
    offset: Tuple[float, float, float]

class Finding(NamedTuple):
    kind: str
    line: int
    column: int
    message: str

class PositionRules(NamedTuple):
    roots: Literal["replace", "add"]
    joints: Literal["replace", "add"]
    reason: str

class Setting(NamedTuple):
    name: str
    help: str
    kind: str
    unit: str
    default: str
    least: float
    most: float
    words: Tuple[str, ...]
    required: bool

class Operation(NamedTuple):
    name: str
    title: str
    group: str
    help: str
    settings: Tuple[Setting, ...]
    takes_joints: bool
    takes_frames: bool

class JointMatch(NamedTuple):
    target: str
    source: Optional[str]
    score: float
    reason: str

class Comparison(NamedTuple):
    nodes: npt.NDArray[np.int32]
    mean_degrees: _Doubles
    largest_degrees: _Doubles
    mean_units: _Doubles
    largest_units: _Doubles
    frame_mean_degrees: _Doubles
    frame_largest_degrees: _Doubles
    compared_frames: int
    degrees: float
    units: float

class Clip:
    def __copy__(self) -> Clip: ...
    def __deepcopy__(self, memo: Dict[int, Any]) -> Clip: ...
    def copy(self) -> Clip: ...
    @property
    def findings(self) -> Tuple[Finding, ...]: ...
    @property
    def notes(self) -> Tuple[str, ...]: ...
    @property
    def warnings(self) -> Tuple[str, ...]: ...
    @property
    def joints(self) -> List[Joint]: ...
    @property
    def end_sites(self) -> List[EndSite]: ...
    @property
    def names(self) -> List[str]: ...
    @property
    def parents(self) -> npt.NDArray[np.int32]: ...
    @property
    def offsets(self) -> _Doubles: ...
    @property
    def columns(self) -> List[Tuple[int, str]]: ...
    @property
    def frame_count(self) -> int: ...
    @property
    def frame_time(self) -> float: ...
    @frame_time.setter
    def frame_time(self, seconds: float) -> None: ...
    @property
    def motion(self) -> _Doubles: ...
    def set_motion(self, values: npt.ArrayLike) -> None: ...
    def position_rules(self, rule: _Rule = "auto") -> PositionRules: ...
    def positions(self, rule: _Rule = "auto", end_sites: bool = False) -> _Doubles: ...
    def rotations(self, space: Literal["world", "local"] = "world") -> _Doubles: ...
    def apply(self, operation: str, *, rule: _Rule = "auto", **settings: Any) -> Clip: ...
    def to_bytes(self, *, digits: _Digits = None, indent: _Indent = None, line_end: _LineEnd = None,
                 clean: bool = False) -> bytes: ...
    def write(self, path: _Path, *, digits: _Digits = None, indent: _Indent = None, line_end: _LineEnd = None,
              clean: bool = False) -> None: ...

class Character:
    @property
    def format(self) -> Literal["glTF 2.0", "VRM 1.0", "VRM 0.x", "VRM animation 1.0"]: ...
    @property
    def notes(self) -> Tuple[str, ...]: ...
    @property
    def joint_names(self) -> List[str]: ...
    @property
    def roles(self) -> Dict[str, str]: ...
    @property
    def rest(self) -> Clip: ...
    @property
    def vertex_count(self) -> int: ...
    @property
    def triangles(self) -> npt.NDArray[np.uint32]: ...
    def vertices(self, clip: Clip, frame: int = 0) -> _Doubles: ...
    def write(self, clip: Clip, path: _Path, animation_only: bool = False, name: Optional[str] = None) -> Tuple[str, ...]: ...

def read_character(path: _Path) -> Character: ...
def read(source: Union[_Path, bytes, bytearray, memoryview]) -> Clip: ...
def operations() -> Dict[str, Operation]: ...
def map_joints(source: Clip, target: Union[Clip, Character]) -> List[JointMatch]: ...
def retarget(source: Clip, target: Union[Clip, Character], *, mapping: Optional[Mapping[str, Optional[str]]] = None,
             guess: bool = False, rest: Literal["auto", "match", "keep"] = "auto", scale: Optional[float] = None,
             lock_feet: bool = True, set_on_floor: bool = True, keep_travel: bool = False, spread_chains: bool = False,
             root_motion: bool = False, left_hand: _Hand = "free", right_hand: _Hand = "free",
             keep_apart: bool = False, up: Literal["auto", "x", "y", "z"] = "auto", source_up: Literal["auto", "x", "y", "z"] = "auto",
             rule: _Rule = "auto") -> Clip: ...
def compare(first: Clip, second: Clip, *, rotations: Literal["parent", "world"] = "parent",
            placement: Literal["files", "start", "root"] = "files", shift: int = 0, rule: _Rule = "auto") -> Comparison: ...
