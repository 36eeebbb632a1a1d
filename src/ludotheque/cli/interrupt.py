"""Ctrl-C while several processes work: they are ended at once and nobody prints a stack trace.

The terminal sends the signal to every process of the command. The workers would each die with a trace of their own, and
the pool would first wait for all the work that is still queued. So the signal is blocked here and (by inheritance) in the
workers; one thread waits for it and ends the workers, upon which their pool gives up.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def ending_workers() -> Iterator[None]:
    """Within, Ctrl-C ends the workers of a pool and raises KeyboardInterrupt where its results are awaited."""
    if sys.platform == "win32":
        yield  # no signal masks there: the pool's own manners must do
        return
    done, interrupted = threading.Event(), threading.Event()

    def wait() -> None:
        while not done.is_set():
            if signal.sigtimedwait({signal.SIGINT}, 0.1) is not None:
                interrupted.set()
            if interrupted.is_set():  # again and again: one may just be starting
                for worker in multiprocessing.active_children():
                    worker.terminate()

    # It unblocks the signal when it starts, so it must run before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    waiter = threading.Thread(target=wait, daemon=True)
    waiter.start()
    try:
        yield
    except BrokenProcessPool:
        if interrupted.is_set():
            raise KeyboardInterrupt from None
        raise
    finally:
        done.set()
        waiter.join()
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
