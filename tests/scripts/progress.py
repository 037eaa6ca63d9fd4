#!/usr/bin/env python3
"""The build shows step n of m on a terminal, nothing elsewhere, keeps its log, and fails when ninja does."""
import os
import pty
import subprocess
import sys
import tempfile

BUILD = sys.argv[1]
SKIPPED = 77
LINES = r"printf '[1/3] one\n[2/3] two\nwarning: odd\n[3/3] three\n'"


def script(log, ending):
    return f'set -euo pipefail; source "{BUILD}"; ( {LINES}; {ending} ) 2>&1 | keep_and_show_steps "{log}"'


def can_have_terminal():
    try:
        for end in pty.openpty():
            os.close(end)
    except OSError:
        return False
    return True


def on_terminal(command):
    pid, terminal = pty.fork()
    if pid == 0:
        os.execvp("bash", ["bash", "-c", command])
    shown = b""
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:
            break
        if not part:
            break
        shown += part
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), shown.decode()


def main():
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "build.log")
        plain = subprocess.run(["bash", "-c", script(log, "true")], capture_output=True, text=True, check=True)
        assert plain.stdout == "", plain.stdout
        if not can_have_terminal():
            print("no terminal can be made here: what is shown on one was not tried")
            sys.exit(SKIPPED)
        code, shown = on_terminal(script(log, "true"))
        assert code == 0, code
        assert "Step 2 of 3" in shown and "Step 3 of 3" in shown, shown
        assert "odd" not in shown, shown
        with open(log) as text:
            assert text.read() == "[1/3] one\n[2/3] two\nwarning: odd\n[3/3] three\n"
        code, shown = on_terminal(script(log, "exit 1"))
        assert code != 0, "a failed build must fail"


main()
