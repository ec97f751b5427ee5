"""The mode --steady of system-tests/benches/kernels: a worklet with live data over time, by JDK, collector and heap.

In turns with a second JVM of the same case that began before it, of both the middling piece of each turn: what the machine takes
from one for long it takes from both, what it takes for milliseconds is in no middling piece, and what age does shows in their
ratio. Collections are in no middling piece either, so their share is taken off."""
import statistics
import sys
import quiet

COLLECTORS = "Serial", "Parallel", "G1"
WARM, TURN, OLDER_BY = 20, 0.06, 100
# The heap of the older JVM; beside 8 GiB a smaller one, so that two cases fit into 23 GiB of memory.
OLDER_HEAP = {"200m": "200m", "2g": "2g", "8g": "2g"}


def cases(jdks, only):
    """All of JDK-collector-heap, or those named."""
    every = [f"{jdk}-{collector}-{heap}" for jdk in jdks for collector in COLLECTORS for heap in OLDER_HEAP]
    unknown = [it for it in only if it not in every]
    if unknown:
        sys.exit(f"kernels: --only takes {', '.join(every)}, not {', '.join(unknown)}")
    return [it.split("-") for it in only or every]


def steady(bench):
    bench.head("case", f"transactions/s{' of CPU' if bench.clock == 'cpu' else ''}, windows of {bench.seconds:g} s", "most to least",
               "to the older JVM", "last to first", "most to least", "collections in each", "of the time", "live, MiB", "most lost")

    def loop(jdk, collector, heap):
        flags = [f"-Xms{heap}", f"-Xmx{heap}", "-XX:+AlwaysPreTouch", f"-XX:+Use{collector}GC", *quiet.FLAGS[4:]]
        loops = bench.Loops(lambda cpu: ["taskset", "-c", str(cpu), bench.JDKS[jdk], *flags, "-cp", bench.CLASSES, "SteadyLoop", "cssj",
                                         str(WARM), "5", f"clock={bench.clock}"], [bench.one])
        loops.warm()
        return loops

    for jdk, collector, heap in cases(bench.JDKS, bench.kernels):
        lost = [bench.probe(bench.one)]
        older = loop(jdk, collector, OLDER_HEAP[heap])
        older.measure(OLDER_BY)
        aging = loop(jdk, collector, heap)
        windows = [[both(aging, older, first=turn % 2) for turn in range(round(bench.seconds / TURN))] for _ in range(bench.rounds)]
        lost.append(bench.probe(bench.one))
        older.end()
        end = aging.end()
        bench.save(f"steady-{jdk}-{collector}-{heap}", windows)
        rates = [total(turns, "transactions") / total(turns, "executeSeconds") for turns in windows]
        collecting = [total(turns, "collectionSeconds") / total(turns, "executeSeconds") for turns in windows]
        ratios = [statistics.median(middling(it) / middling(beside) for it, beside in turns) * (1 - share)
                  for turns, share in zip(windows, collecting)]
        bench.row(f"JDK {jdk}, {collector}, {heap}", ", ".join(f"{it:.0f}" for it in rates), spread(rates),
                  ", ".join(f"{it:.3f}" for it in ratios), f"{100 * (ratios[-1] / ratios[0] - 1):+.1f} %", spread(ratios),
                  f"{statistics.mean(total(turns, 'collections') for turns in windows):.0f}",
                  f"{100 * statistics.mean(collecting):.2f} %", end["liveMebibytes"], f"{max(lost):.1f} %")
    print()
    bench.head("type, in the last case", "share of time", "bytes allocated each", "us each")
    for name, (share, allocated, micros) in end["types"].items():
        bench.row(name, f"{100 * share:.1f} %", f"{allocated:.0f}", f"{micros:.2f}")


def both(aging, older, first):
    """A turn of each, the one or the other first: neither always finds the caches as the other left them."""
    if first:
        return aging.measure(TURN), older.measure(TURN)
    beside = older.measure(TURN)
    return aging.measure(TURN), beside


def total(turns, figure):
    return sum(it[figure] for it, _ in turns)


def middling(turn):
    """Transactions per second in a middling piece."""
    return turn["inPiece"] / turn["pieceSeconds"]


def spread(values):
    return f"{100 * (max(values) / min(values) - 1):.1f} %"
