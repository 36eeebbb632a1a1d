"""Ctrl-C and SIGTERM: everything ends at once, without a stack trace.

The terminal sends Ctrl-C to every process of the command. Workers would each die with a trace of their own, and the pool
would first wait for all the work that is still queued. So the signal is blocked here and (by inheritance) in the workers;
one thread waits for it and ends the workers, upon which their pool gives up.

SIGTERM ends a command that was started with Ctrl-C ignored, as shells start commands in the background: whoever sends
it wants the command to end, and can use what is done so far.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker

#: What a command that was ended by SIGTERM answers to its shell.
TERMINATED = 128 + signal.SIGTERM


@contextmanager
def on_term(handle: Callable[[], None]) -> Iterator[None]:
    """Within, SIGTERM calls `handle` instead of killing the process."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals are the main thread's
        return
    before = signal.signal(signal.SIGTERM, lambda _number, _frame: handle())
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def ending_workers(stop: threading.Event | None = None) -> Iterator[None]:
    """Within, Ctrl-C ends the workers of a pool and raises KeyboardInterrupt where its results are awaited. SIGTERM sets
    `stop` and ends them too; who passes one makes what it can of the results so far, for others the command ends."""
    stop = stop if stop is not None else threading.Event()
    if sys.platform == "win32":
        yield  # no signal masks there: the pool's own manners must do
        return
    done, interrupted = threading.Event(), threading.Event()

    def wait() -> None:
        while not done.is_set():
            if signal.sigtimedwait({signal.SIGINT}, 0.1) is not None:
                interrupted.set()
            if interrupted.is_set() or stop.is_set():  # again and again: one may just be starting
                for worker in multiprocessing.active_children():
                    worker.terminate()

    # It unblocks the signal when it starts, so it must run before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    waiter = threading.Thread(target=wait, daemon=True)
    waiter.start()
    try:
        with on_term(stop.set):
            yield
    except BrokenProcessPool:
        if interrupted.is_set():
            raise KeyboardInterrupt from None
        if stop.is_set():
            sys.exit(TERMINATED)
        raise
    finally:
        done.set()
        waiter.join()
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
