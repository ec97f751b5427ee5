"""The rounds and tables of system-tests/benches/kernels; started by it. Standard library only."""
import csv, json, os, re, statistics, subprocess, sys
from functools import partial
import quiet
from quiet import FLAGS, span
import baselines
from steady import steady as steady_cases

mode, home, out, java17, java25, only, rounds, seconds, clock = sys.argv[1:]
rounds, seconds, kernels = int(rounds), float(seconds), only.split(",") if only else []
cpus = sorted(os.sched_getaffinity(0))
one = cpus[-1]
WARM_JAVA, WARM_C = 4.0, 0.3
# What flood takes in place of the first four: three arrays of 256 MiB, and huge pages, as its client has them.
FLOOD = ["-Xms2g", "-Xmx2g", "-XX:NewSize=256m", "-XX:MaxNewSize=256m", "-XX:PretenureSizeThreshold=4m",
         "-XX:+UseTransparentHugePages", *FLAGS[2:]]
JDKS = {"17": java17, "25": java25}
CLASSES = f"{out}/bin:{out}/classes"
LARGE_FFT = ["point-bits=20", "round-trips=1"]
# What a transaction amounts to: unit and amount, for the column of absolute figures.
AMOUNTS = {"round-trip": ("MB/s", 384 * 1024 / 1e6), "encrypt": ("MB/s", 512 * 16384 / 1e6),
           "decrypt": ("MB/s", 4096 * 16384 / 1e6), "relax": ("MFLOP/s", 505 * 10000 * 6 / 1e6),
           "sort": ("million numbers/s", 65536 / 1e6), "digest": ("MB/s", 512 * 16384 / 1e6),
           **{name: ("GB/s", bytes_ * 2**25 / 1e9) for name, bytes_ in (("copy", 16), ("scale", 16), ("add", 24), ("triad", 24))},
           "sax": ("MB/s", 0.233433), "dom": ("MB/s", 0.233433),
           "transform": ("MFLOP/s", 801 * 5 * 1024 * 10 / 1e6), "factorise": ("MFLOP/s", 2 / 3 * 400**3 / 1e6),
           "sparse": ("MFLOP/s", 2 * 5000 * 1000 / 1e6), "monte-carlo": ("MFLOP/s", 4 * 1000000 / 1e6)}


probe = partial(quiet.probe, out)


def java(jdk, kernel, length, cpu, *options):
    flags, more = (FLOOD, ["most-mebibytes=768"]) if kernel == "flood" else (FLAGS, LARGE_FFT if kernel.endswith("-large") else [])
    warm = 1 if kernel == "flood" else WARM_JAVA
    worklet = "fft" if kernel.startswith("fft") else kernel
    return ["taskset", "-c", str(cpu), JDKS[jdk], *flags, "-cp", CLASSES, "BareLoop", worklet, str(warm), str(length),
            f"clock={clock}", *more, *options]


def native_arguments(kernel):
    if kernel == "xml-validate":
        return [f"{home}/worklets/src/main/resources/org/wattladder/worklets/xml/order.xsd", f"{out}/order.xml"]
    return ["256"] if kernel == "flood" else ["20", "1"] if kernel.endswith("-large") else []


def native(kernel, length, cpu):
    return ["taskset", "-c", str(cpu), f"{out}/bin/{kernel}-best", str(WARM_C), str(length), *native_arguments(kernel)]


def lines(process):
    text = process.communicate()[0]
    if process.returncode:
        sys.exit(f"kernels: {' '.join(process.args)} failed with {process.returncode}")
    return {it["type"]: it for it in map(json.loads, text.splitlines())}


def start(command):
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "BENCH_CLOCK": clock})


class Loops:
    """The same program on each of these CPUs, warm, measuring when told and asleep in between."""

    def __init__(self, command, on):
        self.processes = [subprocess.Popen(command(cpu), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                           env={**os.environ, "BENCH_CLOCK": clock, "BENCH_TURNS": "yes"}) for cpu in on]

    def warm(self):
        """The type that is warm now, or None after the last one."""
        words = [it.stdout.readline().split() for it in self.processes]
        if not any(words) and any(it.wait() for it in self.processes):
            sys.exit(f"kernels: {' '.join(self.processes[0].args)} failed")
        return words[0][0] if words[0] else None

    def next(self):
        self._tell(self.processes, "next")
        return self.warm()

    def end(self):
        """The line of figures behind the last turn, of a program that has one."""
        self._tell(self.processes, "next")
        line = json.loads(self.processes[-1].stdout.readline())
        for it in self.processes:
            it.wait()
        return line

    def measure(self, length, alone=False):
        """One line of figures; those of two CPUs become one, with the sum of their rates."""
        on = self.processes[-1:] if alone else self.processes
        self._tell(on, str(length))
        got = [json.loads(it.stdout.readline()) for it in on]
        if len(got) == 1:
            return got[0]
        beside = statistics.mean(it.get("loopSeconds", 0) / it["executeSeconds"] for it in got)
        return {"type": got[0]["type"], "transactions": sum(map(rate, got)), "executeSeconds": 1.0, "loopSeconds": beside,
                "bestMillis": min(it["bestMillis"] for it in got), "perSecond": sum(it.get("perSecond", 0) for it in got)}

    def _tell(self, processes, line):
        for it in processes:
            it.stdin.write(line + "\n")
            it.stdin.flush()


def rate(line):
    return line["transactions"] / line["executeSeconds"]


def turns(once, on):
    return quiet.turns(once, rounds, out, on)


def row(*cells):
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def head(*cells):
    row(*cells)
    row(*["---"] + ["---:"] * (len(cells) - 1))


def figure(value):
    return f"{value:.0f}" if value >= 1000 else f"{value:.4g}"


def save(name, data):
    with open(f"{out}/{name}.json", "w") as file:
        json.dump(data, file, indent=1)


def ratios():
    print(f"JVM flags: {' '.join(FLAGS)}; of flood {' '.join(FLOOD)}\n\nNative builds taken, with the times of the others to theirs:\n")
    for kernel in kernels:
        program = kernel.removesuffix("-large")
        print(f"* {kernel}: {baselines.best(f'{home}/system-tests/benches/native', out, program, kernel, native_arguments(kernel), one)}", flush=True)
    print()
    head("transaction", "unit", "C", "JDK 17", "JDK 25", "17/C", "25/C", "shortest, ms: C", "JDK 17", "JDK 25", "prepare and check, 17", "25",
         "quiet turns, lost")
    for kernel in kernels:
        on = cpus[-2:] if kernel == "flood" else [one]
        loops = {"C": Loops(lambda cpu: native(kernel, 0, cpu), on)}
        type_ = loops["C"].warm()
        for jdk in JDKS:
            loops[jdk] = Loops(lambda cpu: java(jdk, kernel, 0, cpu, "turns=yes"), on)
            loops[jdk].warm()
        while type_:
            def once(pause):
                results = {}
                for who in loops:
                    pause()
                    results[who] = loops[who].measure(seconds)
                pause()
                return results
            taken, quiet = turns(once, on)
            save(f"{kernel}-{type_}", taken)
            unit, amount = AMOUNTS.get(type_, ("transactions/s", 1))
            amount = 3 * 5 * 2**20 * 20 / 1e6 if kernel.endswith("-large") else amount
            rates = {who: [rate(it[who]) for it in taken] for who in loops}
            best = {who: min(it[who]["bestMillis"] for it in taken) for who in loops}
            row(f"{kernel}, {type_}", unit, *(figure(amount * statistics.median(rates[who])) for who in rates),
                *(span([java_ / c for java_, c in zip(rates[jdk], rates["C"])]) for jdk in JDKS),
                *(f"{best[who]:.4g}" for who in loops),
                *(f"{100 * statistics.median(1 - it[jdk]['executeSeconds'] / it[jdk]['loopSeconds'] for it in taken):.1f} %"
                  for jdk in JDKS), quiet)
            type_ = [loops[who].next() for who in loops][0]


# Programs that start copies of themselves: their command for so many, and where their rate stands in what they write.
PEERS = {"openssl speed -multi, sha256": (lambda copies: ["openssl", "speed", "-elapsed", "-seconds", "1", "-bytes", "16384", "-evp", "sha256",
                                                          "-multi", str(copies)], r"^sha256 +([0-9.]+)k"),
         "7z b": (lambda copies: ["7z", "b", "1", "-md18", f"-mmt{copies}"], r"^Tot: .* (\d+)$")}


def peer(command, figure, copies):
    told = subprocess.run(command(copies), check=True, capture_output=True, text=True).stdout
    return float(re.search(figure, told, re.MULTILINE).group(1))


def scaling():
    head("worklet", "two loops to one, JDK 17", "JDK 25", "quiet turns, lost: 17", "25")
    if len(cpus) < 2:
        sys.exit("kernels: --scaling needs two CPUs")
    for kernel in kernels:
        cells, words = [], []
        for jdk in JDKS:
            both = Loops(lambda cpu: java(jdk, kernel, 0, cpu, "mix=yes", "turns=yes"), cpus[-2:])
            both.warm()

            def once(pause):
                pause()
                alone = both.measure(seconds, alone=True)["perSecond"]
                pause()
                pair = both.measure(seconds)["perSecond"]
                pause()
                return pair / alone
            taken, quiet = turns(once, cpus[-2:])
            both.next()
            cells.append(span(taken))
            words.append(quiet)
        row(kernel, *cells, *words)
    for name, (command, figure) in PEERS.items():
        def copies(pause):
            pause()
            alone = peer(command, figure, 1)
            pause()
            pair = peer(command, figure, 2)
            pause()
            return pair / alone
        taken, quiet = turns(copies, cpus[-2:])
        row(name, span(taken), "", quiet, "")


SUITE = """title: Bench of the CPU worklets
seed: 2012
defaults:
  clients: core
  ladder:
    warm-up: {warm}s
    calibration: {{intervals: {intervals}, pre: 1s, recording: {recording}s, post: 1s}}
    levels: [100]
    level: {{pause: 1s, pre: 2s, recording: {level}s, post: 1s}}
worklets:
  {kernel}:
"""


def steal():
    with open("/proc/stat") as file:
        return int(file.readline().split()[8]) / os.sysconf("SC_CLK_TCK")


def run(kernel, jdk, **lengths):
    """Rows of result.csv of a run of this worklet alone."""
    suite, place = f"{out}/{kernel}-{jdk}.yaml", f"{out}/run-{kernel}-{jdk}"
    with open(suite, "w") as file:
        file.write(SUITE.format(kernel=kernel, **lengths))
    ended = subprocess.run([f"{home}/wattladder", "run", suite, "--meter", "estimate", "--quiet", "--out", place],
                           stdout=subprocess.DEVNULL,
                           env={**os.environ, "JAVA_HOME": os.path.dirname(os.path.dirname(os.path.realpath(JDKS[jdk])))})
    if ended.returncode not in (0, 1):
        sys.exit(f"kernels: wattladder run ended with {ended.returncode}; see {place}")
    with open(f"{place}/result.csv") as file:
        return [it for it in csv.DictReader(file) if it["worklet"] == kernel and it["state"] == "measured"]


def per_second(rows, kind):
    return [float(it["actual_per_second"]) for it in rows if it["kind"] == kind]


def stability():
    """One run of the harness with as many calibration intervals as rounds, 20 s each unless told."""
    length = max(1, round(seconds))
    head("worklet", "JDK", f"transactions/s, calibrations of {length} s", "coefficient of variation", "steal", "most lost")
    for kernel in kernels:
        for jdk in JDKS:
            before, lost = steal(), [max(map(probe, cpus))]
            rates = per_second(run(kernel, jdk, warm=10, intervals=rounds, recording=length, level=5), "calibration")
            lost.append(max(map(probe, cpus)))
            row(kernel, jdk, ", ".join(f"{it:.1f}" for it in rates),
                f"{100 * statistics.stdev(rates) / statistics.mean(rates):.2f} %" if len(rates) > 1 else "one interval",
                f"{steal() - before:.2f} s", f"{max(lost):.1f} %")


def steady():
    steady_cases(sys.modules[__name__])


def harness():
    """Calibration and level of 100 % of a run, all clients together, against bare loops on the same CPUs before and after.

    Rates differ by what the machine gave meanwhile. The share of the time that goes into transactions does not: what the harness
    takes besides is missing in its share."""
    length = max(1, round(seconds))
    head("worklet", "JDK", "bare loops, transactions/s", "calibrations", "level of 100 %", "calibration to bare", "level to bare",
         "executing, bare", "under calibration", "ratio")
    for kernel in kernels:
        for jdk in JDKS:
            def bare():
                both = [next(iter(lines(it).values())) for it in [start(java(jdk, kernel, length, cpu, "mix=yes")) for cpu in cpus]]
                return sum(it["perSecond"] for it in both), statistics.mean(it["executeSeconds"] / it["loopSeconds"] for it in both)
            before = bare()
            rows = run(kernel, jdk, warm=5, intervals=2, recording=length, level=length)
            mean, bare_share = map(statistics.mean, zip(before, bare()))
            share = statistics.mean(float(it["actual_per_second"]) * float(it["service_mean_ms"]) / 1e3 / int(it["users"])
                                    for it in rows if it["kind"] == "calibration")
            calibrations, level = per_second(rows, "calibration"), per_second(rows, "level")[0]
            row(kernel, jdk, f"{mean:.1f}", ", ".join(f"{it:.1f}" for it in calibrations), f"{level:.1f}",
                f"{statistics.mean(calibrations) / mean:.3f}", f"{level / mean:.3f}",
                f"{100 * bare_share:.2f} %", f"{100 * share:.2f} %", f"{share / bare_share:.4f}")


{"ratios": ratios, "scaling": scaling, "stability": stability, "steady": steady, "harness": harness}[mode]()
print(f"\nraw figures: {out}")
