"""Program files executed by hand and by Wattladder, in turns: the bench programs."""
import csv
import glob
import os
import pathlib
import re
import shutil
import socket
import statistics
import subprocess
import sys
import time

import yaml

home, out, only, rounds, seconds, level, meter = sys.argv[1:]
rounds, seconds, level = int(rounds), int(seconds), int(level)
SETTLE = 2
# Wattladder looks at the clock of its meter meanwhile; without a rest what set-up left to write would be written during one of the two only.
REST = 4


class ByHand:
    """Components of a program file and its unpaced command, without Wattladder."""

    def __init__(self, name):
        self.file = yaml.safe_load(open(f"{home}/config/programs/{name}.yaml", encoding="utf-8"))
        self.folder = f"{out}/{name}"
        self.values = {"folder": self.folder, "users": str(self.file.get("users", os.cpu_count())), "host": "127.0.0.1"}
        self.servers = []

    def words(self, words, **more):
        values = {**self.values, **more}
        filled = [re.sub(r"\{([a-z-]+)\}", lambda found: values[found[1]], str(word)) for word in words]
        folders = [each for pattern in self.file.get("search", []) for each in sorted(glob.glob(pattern), reverse=True)]
        filled[0] = next(filter(os.path.exists, (f"{each}/{filled[0]}" for each in folders)), filled[0])
        account = self.file.get("account")
        return [*(["setpriv", f"--reuid={account}", f"--regid={account}", "--init-groups"] if account else []), *filled]

    def __enter__(self):
        os.mkdir(self.folder)
        for name, text in self.file.get("files", {}).items():
            pathlib.Path(self.folder, name).write_text(text.replace("{folder}", self.folder), encoding="utf-8")
        if self.file.get("account"):
            subprocess.run(["chown", "-R", f"{self.file['account']}:", self.folder], check=True)
        for role, component in self.file.get("components", {}).items():
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                port = str(free.getsockname()[1])
            self.values[role] = f"127.0.0.1:{port}"
            command = self.words(component["command"], port=port)
            if component.get("ready") == "end":
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                continue
            self.servers.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            ask = self.words(component.get("ready-command", ["bash", "-c", f"exec 3<>/dev/tcp/127.0.0.1/{port}"]), port=port)
            while subprocess.run(ask, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
                time.sleep(0.2)
        return self

    def __exit__(self, *error):
        for server in reversed(self.servers):
            server.terminate()
            server.wait()
        shutil.rmtree(self.folder)

    def rate(self):
        """Units per second of one execution, over the seconds after it has settled."""
        time.sleep(REST)
        begun = time.monotonic()
        command = self.words(self.file["unpaced"], seconds=str(SETTLE + seconds + 1))
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        lines = [(time.monotonic() - begun, line) for line in process.stdout]
        process.wait()
        count = self.file["count"]
        if "final" in count:
            total = [float(found["total"]) for _, line in lines if (found := expression(count["final"]).search(line))]
            return total[-1] / (time.monotonic() - begun)
        curve = [(0.0, 0.0)]
        for arrived, line in lines:
            if found := expression(count["lines"]).search(line):
                told = found.groupdict()
                at = float(told.get("at") or arrived)
                last, before = curve[-1]
                curve.append((at, float(told["total"]) if "total" in told
                              else before + (float(told["units"]) if "units" in told else float(told["perSecond"]) * (at - last))))
        return (value(curve, SETTLE + seconds) - value(curve, SETTLE)) / seconds / count.get("per", 1)


def expression(text):
    return re.compile(text.replace("(?<", "(?P<"))


def value(curve, at):
    for (earlier, low), (later, high) in zip(curve, curve[1:]):
        if earlier <= at <= later:
            return low + (high - low) * (at - earlier) / (later - earlier)
    return curve[-1][1]


def wattladder(name, ladder):
    """Rows of result.csv of one run."""
    suite, result = f"{out}/suite.yaml", f"{out}/run"
    pathlib.Path(suite).write_text(yaml.safe_dump({
        "title": "bench", "worklets": {f"program:{name}": {"ladder": {"warm-up": "0s", **ladder}}}, "retry": {"retries": 0}}), encoding="utf-8")
    run = subprocess.run([f"{home}/wattladder", "run", suite, "--meter", meter, "--out", result], check=False, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(run.stdout + run.stderr)
    with open(f"{result}/result.csv", encoding="utf-8") as table:
        rows = list(csv.DictReader(table))
    shutil.rmtree(result)
    return rows


def lengths(recording, intervals=None):
    each = {"pause": "0s", "pre": f"{SETTLE}s", "recording": f"{recording}s", "post": "0s"}
    return {"intervals": intervals, **each} if intervals else each


def spread(values):
    return f"{statistics.median(values):,.0f} ({min(values):,.0f}-{max(values):,.0f})"


for program in only.split(","):
    alone, under, ratios = [], [], []
    for turn in range(rounds):
        for which in (0, 1) if turn % 2 else (1, 0):
            if which:
                with ByHand(program) as hand:
                    alone.append(hand.rate())
            else:
                rows = wattladder(program, {"calibration": lengths(seconds, 1), "levels": [10], "level": lengths(1)})
                under.append(float(rows[0]["actual_per_second"]))
        ratios.append(under[-1] / alone[-1])
    print(f"\n{program}: by hand {spread(alone)}/s, Wattladder {spread(under)}/s, ratio {statistics.median(ratios):.3f}"
          f" ({min(ratios):.3f}-{max(ratios):.3f}), {rounds} rounds of {seconds} s\n")
    print("| level | target /s | actual /s | off | CPUs taken | W | J/unit | the program says |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    for row in wattladder(program, {"warm-up": "5s", "calibration": lengths(level, 3), "levels": [100, 67, 33], "level": lengths(level)}):
        if row["target_per_second"]:
            print(f"| {row['load_percent']} % | {float(row['target_per_second']):,.1f} | {float(row['actual_per_second']):,.1f} |"
                  f" {float(row['deviation_percent']):+.2f} % | {float(row['cpu_contention_percent'] or 0):.1f} % |"
                  f" {float(row['average_watts'] or 0):.1f} {row['tier']} |"
                  f" {float(row['joules_per_transaction'] or 0):.5f} | {row['figures'].replace('vm/1 ', '')} |", flush=True)
