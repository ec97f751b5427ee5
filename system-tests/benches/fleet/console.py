"""Starts a console and measures it, for the bench console: LAUNCHER lanes|first-page|archive|long-run|connections RESULTS
[SECONDS]."""
import os
import random
import re
import resource
import socket
import subprocess
import sys
import threading
import time
import urllib.request

LAUNCHER, PART, RESULTS = sys.argv[1:4]
ASSETS = re.compile(r'(?:href|src)="(/assets/[^"]*)"')


class Console:
    """A console of its own process, and what a browser does with it."""

    def __init__(self):
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [LAUNCHER, "console", "--port", "0", "--results", RESULTS],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.link = self.process.stdout.readline().strip()
        self.port = int(re.search(r":(\d+)/", self.link).group(1))
        exchanged = self.raw("/?" + self.link.split("?", 1)[1])
        self.cookie = re.search(rb"set-cookie: ([^;]*)", exchanged, re.I).group(1).decode()

    def connect(self, path):
        line = socket.create_connection(("127.0.0.1", self.port))
        cookie = f"Cookie: {self.cookie}\r\n" if hasattr(self, "cookie") else ""
        line.sendall((f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{cookie}"
                      "Accept-Encoding: gzip\r\nConnection: close\r\n\r\n").encode())
        return line

    def raw(self, path):
        """The whole answer as it is sent, with its head."""
        with self.connect(path) as line:
            parts = []
            while part := line.recv(1 << 16):
                parts.append(part)
        answer = b"".join(parts)
        if not answer.startswith(b"HTTP/1.1 200"):
            raise SystemExit(f"{path}: {answer[:200]}")
        return answer

    def timed(self, path):
        begun = time.monotonic()
        size = len(self.raw(path))
        return time.monotonic() - begun, size

    def text(self, path):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", headers={"Cookie": self.cookie})
        return urllib.request.urlopen(request).read().decode()

    def usage(self):
        """Seconds of CPU, and switches of each thread."""
        switches = {}
        for task in os.listdir(f"/proc/{self.process.pid}/task"):
            try:
                status = open(f"/proc/{self.process.pid}/task/{task}/status").read()
            except OSError:
                continue
            switches[task] = sum(int(n) for n in re.findall(r"ctxt_switches:\s*(\d+)", status))
        user, system = open(f"/proc/{self.process.pid}/stat").read().rsplit(")", 1)[1].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK"), switches

    def memory(self):
        status = open(f"/proc/{self.process.pid}/status").read()
        return [int(re.search(name + r":\s*(\d+)", status).group(1)) / 1024 for name in ("VmHWM", "VmRSS")]

    def end(self):
        self.process.terminate()
        self.process.wait()


class Reader(threading.Thread):
    """A page that is open: hears its events, and loads the page again when the journal has grown."""

    def __init__(self, console, page, events):
        super().__init__(daemon=True)
        self.console, self.page, self.events = console, page, events
        self.heard = {}
        self.loads = []
        self.stale = threading.Event()
        threading.Thread(target=self.load, daemon=True).start()

    def run(self):
        with self.console.connect(self.events) as line, line.makefile() as stream:
            for text in stream:
                if text.startswith("event: "):
                    name = text[7:].strip()
                    self.heard[name] = self.heard.get(name, 0) + 1
                    if name in ("journal", "resync", "over"):
                        self.stale.set()

    def load(self):
        while True:
            self.stale.wait()
            self.stale.clear()
            begun = time.monotonic()
            self.console.raw(self.page)
            self.loads.append(time.monotonic() - begun)


def lanes(seconds):
    console = Console()
    print(f"{len(re.findall('class=.lane ', console.text('/')))} lanes, "
          f"{sum(os.path.getsize(f'{RESULTS}/{run}/journal.jsonl') for run in os.listdir(RESULTS) if run.startswith('run-')) / 1e6:.1f} MB of journals")
    for page in ("/", "/runs/run-1"):
        for again in range(5):
            begun = time.monotonic()
            console.raw(page)
            print(f"{page} {again + 1}: {1000 * (time.monotonic() - begun):.0f} ms")
    time.sleep(3)
    window(console, [], "nobody looks", min(seconds, 20))
    readers = [Reader(console, "/", "/events"), Reader(console, "/runs/run-1", "/runs/run-1/events")]
    for reader in readers:
        reader.start()
    time.sleep(5)
    for reader in readers:
        reader.heard.clear()
        reader.loads.clear()
    window(console, readers, "two readers", seconds)
    print("resident MiB: highest {:.0f}, now {:.0f}".format(*console.memory()))
    console.end()


def window(console, readers, what, seconds):
    before = console.usage()
    time.sleep(seconds)
    after = console.usage()
    switches = sum(count - before[1].get(task, 0) for task, count in after[1].items())
    print(f"{what}, {seconds} s: CPU {100 * (after[0] - before[0]) / seconds:.2f} % of a core, {switches / seconds:.1f} wake-ups/s")
    for reader in readers:
        print(f"  {reader.events}: heard {reader.heard}, loaded {reader.page} {len(reader.loads)} times, "
              f"longest {1000 * max(reader.loads, default=0):.0f} ms")


def first_page():
    times = []
    for _ in range(5):
        console = Console()
        console.raw("/")
        times.append(time.monotonic() - console.began)
        sizes = {path: len(console.raw(path)) for path in dict.fromkeys(["/", *ASSETS.findall(console.text("/"))])}
        console.end()
    print("first page: " + ", ".join(f"{each:.2f}" for each in times) + " s after the command")
    print(f"{sum(sizes.values())} bytes: {sizes}")


def archive():
    console = Console()
    for what in ("first", "again", "again", "again"):
        begun = time.monotonic()
        size = len(console.raw("/runs"))
        print(f"/runs {what}: {time.monotonic() - begun:.2f} s, {size} bytes")
    for path in ("/", "/runs?text=rack", "/api/v1/runs"):
        begun = time.monotonic()
        console.raw(path)
        print(f"{path}: {time.monotonic() - begun:.2f} s")
    print("resident MiB: highest {:.0f}, now {:.0f}".format(*console.memory()))
    console.end()


def long_run():
    """Five and a half hours at ten samples a second: the first look after a start, looks after that, and a part of the time."""
    for _ in range(5):
        console = Console()
        before = console.usage()[0]
        first, size = console.timed("/runs/long")
        first_cpu = console.usage()[0] - before
        again = [console.timed("/runs/long")[0] for _ in range(5)]
        part = [console.timed("/runs/long?from=3600&to=7200")[0] for _ in range(5)]
        print(f"first {first:.2f} s, CPU {first_cpu:.2f} s; again {min(again):.2f} to {max(again):.2f} s; a part {min(part):.2f} to {max(part):.2f} s; "
              f"{size} bytes compressed, {len(console.text('/runs/long'))} bytes; "
              "resident MiB: highest {:.0f}, now {:.0f}".format(*console.memory()))
        console.end()
    console = Console()
    console.raw("/")
    before = console.usage()[0]
    print(f"first after the page of machines: {console.timed('/runs/long')[0]:.2f} s, CPU {console.usage()[0] - before:.2f} s")
    console.end()


def connections(seconds):
    """Connections that say nothing, that say a letter a second, and pages that listen, beside a page that somebody loads."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    console = Console()
    alone = [console.timed(random.choice(["/", "/runs", "/hosts", "/new"]))[0] for _ in range(40)]
    print(f"before: median {1000 * sorted(alone)[20]:.0f} ms, longest of the last 30 {1000 * max(alone[10:]):.0f} ms; "
          "resident MiB: highest {:.0f}, now {:.0f}".format(*console.memory()))
    idle, slow, listening = [], [], []
    for number in range(500):
        open_one(console, listening, (f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{console.port}\r\n"
                                      f"Cookie: {console.cookie}\r\n\r\n").encode())
        if not listening[-1].recv(1 << 12).startswith(b"HTTP/1.1 200"):
            raise SystemExit("a page that listens was refused")
    for number in range(3000):
        open_one(console, idle, b"")
        if number % 6 == 0:
            open_one(console, slow, f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{console.port}\r\nX-Slow: ".encode())
    begun = time.monotonic()
    loads, highest, trickled = [], 0, begun
    while time.monotonic() - begun < seconds:
        loads.append(console.timed(random.choice(["/", "/runs", "/hosts", "/new"]))[0])
        highest = max(highest, console.memory()[1])
        if time.monotonic() - trickled >= 1:
            trickled = time.monotonic()
            slow = [line for line in slow if say(line, b"x")]
        time.sleep(0.2)
    held = sum(not is_closed(line) for line in idle), sum(not is_closed(line) for line in slow)
    hear = sum(not is_closed(line) for line in listening)
    print(f"{len(idle)} idle, 500 slow, {len(listening)} that listen, {seconds} s: {len(loads)} pages of another, "
          f"median {1000 * sorted(loads)[len(loads) // 2]:.0f} ms, 95 % {1000 * sorted(loads)[len(loads) * 95 // 100]:.0f} ms, longest {1000 * max(loads):.0f} ms; "
          f"resident MiB: highest {highest:.0f}; still open: {held[0]} idle, {held[1]} slow, {hear} that listen")
    console.end()


def open_one(console, lines, said):
    try:
        line = socket.create_connection(("127.0.0.1", console.port), timeout=10)
        line.sendall(said)
        lines.append(line)
    except OSError as refused:
        print(f"refused after {len(lines)}: {refused}")


def say(line, text):
    try:
        line.sendall(text)
        return True
    except OSError:
        return False


def is_closed(line):
    line.setblocking(False)
    try:
        while True:
            if not line.recv(1 << 16):
                return True
    except BlockingIOError:
        return False
    except OSError:
        return True


if PART == "lanes":
    lanes(int(sys.argv[4]))
elif PART == "long-run":
    long_run()
elif PART == "connections":
    connections(int(sys.argv[4]))
elif PART == "first-page":
    first_page()
else:
    archive()
