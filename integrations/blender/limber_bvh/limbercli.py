"""Finds limber-cli and runs it. Nothing else of this add-on starts a program."""
import json
import os
import shutil
import stat
import subprocess
import tempfile

import numpy as np

NAME = "limber-cli.exe" if os.name == "nt" else "limber-cli"


class LimberError(Exception):
    """What went wrong, as it is shown to the user; with line and column where it is about a file."""


def program(preferred=""):
    """The path of limber-cli: that of the preferences, else beside the add-on, else in the search path."""
    here = os.path.dirname(os.path.abspath(__file__))
    for path in (preferred, os.path.join(here, NAME), os.path.join(here, "bin", NAME)):
        if path and os.path.isfile(path) and os.access(path, os.X_OK):
            return path
    if preferred:
        raise LimberError("limber-cli is not at the path in the preferences of the add-on: " + preferred)
    found = shutil.which(NAME)
    if found is None:
        raise LimberError("limber-cli was not found. Install it, or set its path in the preferences of the add-on")
    return found


def read_bytes(path):
    """The bytes of a plain file."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise LimberError(os.path.basename(path) + ": this is not a regular file")
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise LimberError(os.path.basename(path) + ": " + (error.strerror or str(error))) from error


class Workshop:
    """A folder for one exchange with limber-cli, which goes away with all that is in it.

    Files of the user are copied into it under names of our own: what limber-cli sees are the bytes that were read, and
    no name of the user's is ever a word of a command.
    """

    def __init__(self, preferred="", rule="auto"):
        self._program = program(preferred)
        self._rule = rule
        self._folder = tempfile.TemporaryDirectory(prefix="limber-")
        self._names = {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._folder.cleanup()

    def path(self, name):
        """The path of a file of our own."""
        return os.path.join(self._folder.name, name)

    def put(self, name, data, shown):
        """Writes bytes under a name of our own; messages call them `shown`."""
        with open(self.path(name), "wb") as file:
            file.write(data)
        self._names[self.path(name)] = shown
        return self.path(name)

    def get(self, name):
        """The bytes of a file that limber-cli wrote."""
        with open(self.path(name), "rb") as file:
            return file.read()

    def run(self, *words, with_rule=True):
        """What limber-cli says on its two outputs; LimberError where it fails."""
        rule = ["--position-rule", self._rule] if with_rule else []
        try:
            done = subprocess.run([self._program, words[0], *rule, *words[1:]], stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        except OSError as error:
            raise LimberError("limber-cli cannot be started: " + str(error)) from error
        said = self._readable(done.stderr)
        if done.returncode != 0:
            raise LimberError(_reason(said) or f"limber-cli ended with the status {done.returncode}")
        return done.stdout, said

    def info(self, path):
        """What `info` tells of a file; LimberError with line and column where it is refused."""
        out, _ = self.run("info", "--json", "--quiet", path)
        return json.loads(out.decode("utf-8", "replace"))[0]

    def arrays(self, path):
        """The arrays of a file."""
        self.run("export", "--quiet", path, self.path("clip.npz"))
        with np.load(self.path("clip.npz"), allow_pickle=False) as archive:
            return {name: archive[name] for name in archive.files}

    def _readable(self, output):
        """The lines of limber-cli with the user's names for our files."""
        text = output.decode("utf-8", "replace")
        for path, shown in self._names.items():
            text = text.replace(path, shown)
        return text.replace("\r", "\n").split("\n")


def _reason(lines):
    """The errors among some lines, without what every line begins with."""
    errors = [line.strip() for line in lines if "error: " in line]
    return "; ".join(line.replace(" error: ", " ") for line in errors[:3])


def notes_in(lines):
    """What limber-cli warned of and noted."""
    marks = (": warning: ", ": note: ")
    return [line.split(mark, 1)[1] for line in lines for mark in marks if mark in line]
