"""Programs that take turns on all CPUs: bandwidth-and-solve."""
import statistics
import subprocess
import sys

out, path, java17, java25, only, rounds, mebibytes = sys.argv[1:]
rounds, mebibytes = int(rounds), int(mebibytes)
OPTIONS = ["-XX:+AlwaysPreTouch", "-XX:+UseTransparentHugePages", "-XX:+UseParallelGC", "-XX:-UsePerfData", "-XX:HeapBaseMinAddress=4g",
           "--add-modules=jdk.incubator.vector"]


class Program:
    def __init__(self, name, command):
        self.name = name
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    def turn(self, count):
        self.process.stdin.write(f"{count}\n")
        self.process.stdin.flush()
        return [float(each) for each in self.process.stdout.readline().split()]

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def java(name, binary, worklet, heap, *more):
    return Program(name, [binary, *OPTIONS, f"-Xms{heap}m", f"-Xmx{heap}m", "-XX:NewSize=128m", "-XX:MaxNewSize=128m", "-cp", f"{out}:{path}", "TurnLoop",
                          worklet, "0", "0", *more])


def compare(title, programs, warm, count, work, best):
    """Speed by the best or the median of each turn; the first program is what the others are divided by."""
    for program in programs:
        program.turn(warm)
    speeds = {program.name: [] for program in programs}
    for _ in range(rounds):
        for program in programs:
            times = program.turn(count)
            speeds[program.name].append(work / (min(times[1:]) if best else statistics.median(times)) / 1e6)
    base = speeds[programs[0].name]
    for program in programs:
        ratios = sorted(own / other for own, other in zip(speeds[program.name], base))
        low, high = ratios[len(ratios) // 4], ratios[-1 - len(ratios) // 4]
        print(f"| {title} | {program.name} | {statistics.median(speeds[program.name]):.4g} | "
              f"{statistics.median(ratios):.3f} ({low:.3f} to {high:.3f}) |", flush=True)
        program.end()


print("| work | program | GB/s or GFLOPS | ratio to the first, quartiles |\n| --- | --- | ---: | ---: |")
for case in only.split(","):
    if case.startswith("solve-"):
        order = int(case[6:])
        heap = order * order * 8 // 2**20 + 400
        flop = 2 * order**3 / 3 + 2 * order**2
        few = 3 if order < 4000 else 1
        more = [f"order={order}", f"memory={heap}"]
        programs = [Program("C calling OpenBLAS", [f"{out}/solve", str(order)])]
        for jdk, binary in (("17", java17), ("25", java25)):
            programs += [java(f"solve-openblas, JDK {jdk}", binary, "solve-openblas", 300, *more),
                         java(f"solve-vector, JDK {jdk}", binary, "solve-vector", heap + 300, *more)]
            if order < 4000:  # it takes minutes for a larger one
                programs.append(java(f"solve-plain, JDK {jdk}", binary, "solve-plain", heap + 300, *more))
        compare(case, programs, 30 if order < 4000 else 2, few, flop, False)
    else:
        data = 3 * mebibytes
        moved = {"copy": 16, "scale": 16, "sum": 24, "triad": 24}[case] * mebibytes * 2**20 / 8
        programs = [Program("gcc, huge pages", [f"{out}/stream", case.replace("sum", "a")[0], str(mebibytes), "1"])]
        for jdk, binary in (("17", java17), ("25", java25)):
            programs.append(java(f"bandwidth-{case}, JDK {jdk}", binary, f"bandwidth-{case}", data + 400, f"memory={data}"))
        compare(case, programs, 20, 10, moved, True)
