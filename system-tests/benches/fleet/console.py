"""Starts a console and measures it, for the bench console: LAUNCHER lanes|first-page|archive RESULTS [SECONDS]."""
import os
import re
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


if PART == "lanes":
    lanes(int(sys.argv[4]))
elif PART == "first-page":
    first_page()
else:
    archive()
