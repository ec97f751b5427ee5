"""The mode --steady of system-tests/benches/kernels: a worklet with live data over time, by JDK, collector and heap.

In turns with another JVM that runs the same worklet and has done so for long: what the machine takes from one it takes from
both, and what age does shows in their ratio."""
import statistics
import sys
import quiet

COLLECTORS, HEAPS = ("Serial", "Parallel", "G1"), ("200m", "2g", "8g")
WARM, TURN, TURN_OF_THE_OTHER, LONG = 20, 0.4, 0.1, 60


def cases(jdks, only):
    """All of JDK-collector-heap, or those named."""
    every = [f"{jdk}-{collector}-{heap}" for jdk in jdks for collector in COLLECTORS for heap in HEAPS]
    unknown = [it for it in only if it not in every]
    if unknown:
        sys.exit(f"kernels: --only takes {', '.join(every)}, not {', '.join(unknown)}")
    return [it.split("-") for it in only or every]


def steady(bench):
    bench.head("case", f"transactions/s{' of CPU' if bench.clock == 'cpu' else ''}, windows of {bench.seconds:g} s", "most to least",
               "to the other JVM, median of the turns", "last to first", "most to least", "collections in each", "of the time", "live, MiB",
               "most lost")
    other = bench.Loops(lambda cpu: bench.java("17", "cssj", 0, cpu, "mix=yes", "turns=yes"), [bench.one])
    other.warm()
    other.measure(LONG)
    for jdk, collector, heap in cases(bench.JDKS, bench.kernels):
        lost = [bench.probe(bench.one)]
        flags = [f"-Xms{heap}", f"-Xmx{heap}", "-XX:+AlwaysPreTouch", f"-XX:+Use{collector}GC", *quiet.FLAGS[4:]]
        loop = bench.Loops(lambda cpu: ["taskset", "-c", str(cpu), bench.JDKS[jdk], *flags, "-cp", bench.CLASSES, "SteadyLoop", "cssj",
                                        str(WARM), "15", f"clock={bench.clock}"], [bench.one])
        loop.warm()
        windows = [[(loop.measure(TURN), other.measure(TURN_OF_THE_OTHER)) for _ in range(round(bench.seconds / TURN))]
                   for _ in range(bench.rounds)]
        lost.append(bench.probe(bench.one))
        end = loop.end()
        bench.save(f"steady-{jdk}-{collector}-{heap}", windows)
        rates = [total(turns, "transactions") / total(turns, "executeSeconds") for turns in windows]
        ratios = [statistics.median(bench.rate(it) / bench.rate(beside) for it, beside in turns) for turns in windows]
        bench.row(f"JDK {jdk}, {collector}, {heap}", ", ".join(f"{it:.0f}" for it in rates), spread(rates),
                  ", ".join(f"{it:.3f}" for it in ratios), f"{100 * (ratios[-1] / ratios[0] - 1):+.1f} %", spread(ratios),
                  f"{statistics.mean(total(turns, 'collections') for turns in windows):.0f}",
                  f"{100 * statistics.mean(total(turns, 'collectionSeconds') for turns in windows) / bench.seconds:.2f} %",
                  end["liveMebibytes"], f"{max(lost):.1f} %")
    print()
    bench.head("type, in the last case", "share of time", "bytes allocated each", "us each")
    for name, (share, allocated, micros) in end["types"].items():
        bench.row(name, f"{100 * share:.1f} %", f"{allocated:.0f}", f"{micros:.2f}")


def total(turns, figure):
    return sum(it[figure] for it, _ in turns)


def spread(values):
    return f"{100 * (max(values) / min(values) - 1):.1f} %"
