"""Threads run beside long work, and Ctrl+C stops it."""
import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import limber
from conftest import bvh_bytes

WORK = {
    "read": lambda clip, data: limber.read(data),
    "to_bytes": lambda clip, data: clip.to_bytes(digits=5),
    "positions": lambda clip, data: clip.positions(),
    "rotations": lambda clip, data: clip.rotations(),
    "apply": lambda clip, data: clip.apply("smooth", cutoff=6),
    "retarget": lambda clip, data: limber.retarget(clip, clip),
    "compare": lambda clip, data: limber.compare(clip, clip),
}


class Ticker:
    """A thread that counts as long as it gets the interpreter's lock, which is never taken from a thread meanwhile."""

    def __enter__(self):
        self._interval = sys.getswitchinterval()
        sys.setswitchinterval(1000.0)
        self._is_over = threading.Event()
        self._count = 0
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._is_over.set()
        self._thread.join()
        sys.setswitchinterval(self._interval)

    def _run(self):
        while not self._is_over.is_set():
            time.sleep(0.0002)
            self._count += 1

    def ticks_during(self, work):
        time.sleep(0.005)
        before = self._count
        work()
        return self._count - before


@pytest.mark.parametrize("name", WORK)
def test_other_threads_run_meanwhile(name, long_bytes):
    clip = limber.read(long_bytes)
    with Ticker() as ticker:
        most, start = 0, time.perf_counter()
        while most < 4 and time.perf_counter() - start < 200:
            most = max(most, ticker.ticks_during(lambda: WORK[name](clip, long_bytes)))
    assert most >= 4


def test_nothing_ticks_while_the_lock_is_held():
    """What the test above would see of work that holds it."""
    numbers = list(range(1_000_000))
    with Ticker() as ticker:
        assert max(ticker.ticks_during(lambda: sorted(numbers, reverse=True)) for _ in range(5)) == 0


def test_one_clip_serves_many_threads(long_bytes):
    clip = limber.read(long_bytes)
    expected = clip.positions()[::1000]
    values = clip.motion.copy()
    failures = []

    def work(number):
        try:
            for _ in range(3):
                if number % 2:
                    clip.set_motion(values)
                    clip.frame_time = 0.01
                    clip.motion.sum()
                else:
                    assert np.array_equal(clip.positions()[::1000], expected)
                    assert len(clip.to_bytes()) == len(long_bytes)
        except BaseException as error:  # of a thread: told below
            failures.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_control_c_stops_long_work(tmp_path):
    path = tmp_path / "long.bvh"
    path.write_bytes(bvh_bytes(40_000))
    script = ("import limber, sys, time\n"
              f"clip = limber.read({str(path)!r})\n"
              "print('ready', flush=True)\n"
              "start = time.perf_counter()\n"
              "try:\n"
              "    while time.perf_counter() - start < 60: clip.apply('reduce')\n"
              "except KeyboardInterrupt:\n"
              "    print(time.perf_counter() - start, flush=True)\n"
              "    assert clip.frame_count == 40000\n"
              "    sys.exit(7)\n")
    child = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True,
                             env={**os.environ, "PYTHONPATH": os.path.dirname(os.path.dirname(limber.__file__))})
    assert child.stdout.readline() == "ready\n"
    time.sleep(0.3)
    child.send_signal(signal.SIGINT)
    out, _ = child.communicate(timeout=250)
    assert child.returncode == 7, out  # it did not go on until its minute was over
