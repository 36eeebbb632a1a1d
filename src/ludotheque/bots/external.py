"""External programs as players: a child process that exchanges lines, is held to its time, and is ended whatever it does.

`exec:./mybot --depth 3` names one. The child talks as a client of `ludotheque protocol` does: it writes requests to its standard
output and reads answers from its standard input. What the lines mean is not known here (`lab/referee.py`); here they come and go,
within limits, and nothing of the child is left behind: neither it nor what it started, nor a zombie.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from typing import Any, BinaryIO

from ludotheque.engine.errors import LudothequeError

PREFIX = "exec:"
#: Bytes of one line that a program may send.
LONGEST_LINE = 64 * 1024
#: Lines of a program that wait to be read; it is held up before it sends more.
_WAITING = 100
#: Bytes kept of what it writes to standard error: the last line is reported when it fails.
_LAST_WORDS = 4000
#: Seconds between two looks whether a program that says nothing is still there.
_LOOK = 0.2
#: Seconds for a program to leave by itself once the game is over.
GRACE = 1.0

_SLOW = "it did not answer within {seconds} s", "il n'a pas répondu en {seconds} s"
#: The same for one that waits to be spoken to.
_SILENT = (
    "it said nothing within {seconds} s; it is the one to speak first (docs/protocol.md)",
    "il n'a rien dit en {seconds} s ; c'est à lui de parler le premier (docs/protocol.md)",
)


class Forfeit(LudothequeError):
    """A program has lost its seat; the message is why, in one line."""


def is_program(name: str) -> bool:
    """Whether a seat is played by a program of its own."""
    return name.startswith(PREFIX)


def command(name: str) -> list[str]:
    """The words of the command that a name stands for; refused if there is no such program."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words:
        raise LudothequeError(
            f"{name!r} names no program: write {PREFIX}./mybot, with its arguments after it",
            f"{name!r} ne nomme aucun programme : écrivez {PREFIX}./monbot, puis ses arguments",
        )
    if shutil.which(words[0]) is None:
        raise LudothequeError(
            f"the program {words[0]!r} does not exist or may not be run",
            f"le programme {words[0]!r} n'existe pas ou ne peut être lancé",
        )
    return words


class Child:
    """A running program. Each line it sends is read with a deadline; whatever is written to it never blocks."""

    def __init__(self, words: list[str], env: Mapping[str, str]) -> None:
        _end_with_worker()
        try:
            self.process: subprocess.Popen[bytes] = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env={**os.environ, **env},
                start_new_session=True,  # so that what it starts can be ended with it, and Ctrl-C is for us to handle
            )
        except OSError as error:
            why = error.strerror or str(error)
            raise Forfeit(f"it cannot be started: {why}", f"il ne peut être lancé : {why}") from None
        _RUNNING.add(self)
        self._lines: queue.Queue[bytes] = queue.Queue(_WAITING)
        self._answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._said = b""
        self._spoke = False
        pipes = self.process
        self._threads = [
            threading.Thread(target=work, args=(pipe,), daemon=True)
            for work, pipe in ((self._read, pipes.stdout), (self._write, pipes.stdin), (self._listen, pipes.stderr))
        ]
        for thread in self._threads:
            thread.start()

    # ------------------------------------------------------------------ threads: one for each pipe

    def _read(self, pipe: BinaryIO) -> None:
        with pipe, contextlib.suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST_LINE + 1):
                self._lines.put(line)
                if len(line) > LONGEST_LINE:
                    break
        self._lines.put(b"")

    def _write(self, pipe: BinaryIO) -> None:
        with contextlib.suppress(OSError, ValueError), pipe:
            while (answer := self._answers.get()) is not None:
                pipe.write(answer)
                pipe.flush()

    def _listen(self, pipe: BinaryIO) -> None:
        with pipe, contextlib.suppress(OSError, ValueError):
            while part := os.read(pipe.fileno(), _LAST_WORDS):
                self._said = (self._said + part)[-_LAST_WORDS:]

    # ------------------------------------------------------------------ lines

    def line(self, until: float, seconds: float) -> bytes:
        """The next line it sends. One that is late, too long or never comes loses it its seat."""
        line: bytes | None = None
        while line is None:
            gone = self.process.poll() is not None  # looked up first: what it said before it ended is read
            try:
                line = self._lines.get(timeout=max(0.0, min(_LOOK, until - time.monotonic())))
                self._spoke = True
            except queue.Empty:
                if gone:
                    raise self._ended() from None  # something that it started may still hold its output
                if time.monotonic() >= until:
                    en, fr = (one.format(seconds=f"{seconds:g}") for one in (_SLOW if self._spoke else _SILENT))
                    raise Forfeit(en, fr) from None
        if len(line) > LONGEST_LINE:
            raise Forfeit(
                f"it sent a line of more than {LONGEST_LINE} bytes",
                f"il a envoyé une ligne de plus de {LONGEST_LINE} octets",
            )
        if not line:
            raise self._ended()
        return line

    def answer(self, text: bytes) -> None:
        self._answers.put(text)

    def _ended(self) -> Forfeit:
        """Why a program that has gone silent ended."""
        try:
            code = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return Forfeit("it closed its output", "il a fermé sa sortie")
        self._threads[2].join(GRACE)
        last = self._said.decode("utf-8", "replace").strip().rpartition("\n")[2].strip()
        more = f": {last}" if last else ""
        if code < 0:
            return Forfeit(f"it was ended by signal {-code}{more}", f"il a été arrêté par le signal {-code}{more}")
        return Forfeit(f"it ended with exit code {code}{more}", f"il s'est arrêté avec le code {code}{more}")

    # ------------------------------------------------------------------ the end

    def end(self) -> None:
        """End it, and what it started."""
        self._answers.put(None)
        self.kill()
        self.process.wait()
        for thread in self._threads:
            until = time.monotonic() + GRACE
            while thread.is_alive() and time.monotonic() < until:
                with contextlib.suppress(queue.Empty):
                    self._lines.get_nowait()  # one that holds a line can let go of it
                thread.join(0.01)
        _RUNNING.discard(self)

    def kill(self) -> None:
        if sys.platform == "win32":
            self.process.kill()
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)


#: The programs of this process that have not been ended.
_RUNNING: set[Child] = set()


def _end_with_worker() -> None:
    """In a pool worker, which is ended by a signal, make sure that its programs end with it."""
    if multiprocessing.parent_process() is None or threading.current_thread() is not threading.main_thread():
        return
    if signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
        signal.signal(signal.SIGTERM, _terminated)


def _terminated(number: int, _frame: Any) -> None:
    for child in list(_RUNNING):
        child.kill()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
