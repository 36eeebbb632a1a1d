"""Work spread over processes: the one place where the laboratory leaves its own process.

A job is a module-level function called with plain arguments, and depends on nothing else. So a report is the same however many
workers share the jobs, and another kind of worker (the machines of a cluster) would be added here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")


def portions(games: int, size: int) -> list[range]:
    """The numbers of `games` games, in batches of at most `size`."""
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def spread(
    work: Callable[..., T], jobs: Sequence[tuple[Any, ...]], workers: int, stop: Callable[[], bool] = lambda: False
) -> Iterator[T]:
    """Call `work` with the arguments of each job and yield the results in the jobs' order.

    Once `stop` is true, only what is finished by then comes. Where several processes share the work, whoever makes it true
    must end them.
    """
    if workers <= 1:
        for job in jobs:
            if stop():
                return
            yield work(*job)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(work, *job) for job in jobs]
        for n, future in enumerate(waiting):
            try:
                found = future.result()
            except BrokenProcessPool:
                if not stop():
                    raise
                yield from (late.result() for late in waiting[n:] if _is_good(late))
                return
            yield found


def _is_good(future: Future[T]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None
