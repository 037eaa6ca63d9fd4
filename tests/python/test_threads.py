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


@pytest.mark.parametrize("name", WORK)
def test_other_threads_run_meanwhile(name, long_bytes):
    clip = limber.read(long_bytes)
    is_over = threading.Event()
    ticks = 0

    def tick():
        nonlocal ticks
        while not is_over.is_set():
            time.sleep(0.0002)
            ticks += 1

    ticker = threading.Thread(target=tick)
    ticker.start()
    most, start = 0, time.perf_counter()
    try:
        # With the lock held nothing ticks during a call, but for once or twice around it.
        while most < 8 and time.perf_counter() - start < 30:
            before = ticks
            WORK[name](clip, long_bytes)
            most = max(most, ticks - before)
    finally:
        is_over.set()
        ticker.join()
    assert most >= 8


def test_ticks_would_show_that_the_lock_is_held(clip):
    """What the test above counts, with work that holds the lock."""
    is_over, ticks = threading.Event(), [0]

    def tick():
        while not is_over.is_set():
            time.sleep(0.0002)
            ticks[0] += 1

    ticker = threading.Thread(target=tick)
    ticker.start()
    try:
        for _ in range(5):
            before = ticks[0]
            sorted([0.5] * 2_000_000)  # one call into C, of some tens of milliseconds
            assert ticks[0] - before < 8
    finally:
        is_over.set()
        ticker.join()


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
    out, _ = child.communicate(timeout=50)
    assert child.returncode == 7 and float(out) < 5.0
