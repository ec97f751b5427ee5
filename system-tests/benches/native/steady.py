"""The mode --steady of system-tests/benches/kernels: a worklet with live data over time, by JDK, collector and heap."""
import json, statistics, subprocess, sys
from functools import partial
import quiet

COLLECTORS, HEAPS = ("Serial", "Parallel", "G1"), ("200m", "2g", "8g")
WARM = 20


def cases(jdks, only):
    """All of JDK-collector-heap, or those named."""
    every = [f"{jdk}-{collector}-{heap}" for jdk in jdks for collector in COLLECTORS for heap in HEAPS]
    unknown = [it for it in only if it not in every]
    if unknown:
        sys.exit(f"kernels: --only takes {', '.join(every)}, not {', '.join(unknown)}")
    return [it.split("-") for it in only or every]


def steady(out, cpu, jdks, only, windows, seconds, clock, row, head):
    probe = partial(quiet.probe, out, cpu)
    head("case", f"transactions/s{' of CPU' if clock == 'cpu' else ''}, windows of {seconds:g} s", "last to first", "most to least", "beside the yardstick: last to first", "most to least", "collections in each", "of the time",
         "live, MiB", "most lost")
    for jdk, collector, heap in cases(jdks, only):
        lost = [probe()]
        flags = [f"-Xms{heap}", f"-Xmx{heap}", "-XX:+AlwaysPreTouch", f"-XX:+Use{collector}GC", *quiet.FLAGS[4:]]
        text = subprocess.check_output(["taskset", "-c", str(cpu), jdks[jdk], *flags, "-cp", f"{out}/bin:{out}/classes", "SteadyLoop",
                                        "cssj", str(WARM), str(seconds), f"windows={windows}", f"clock={clock}"], text=True)
        lost.append(probe())
        got = json.loads(text)
        spread = [cell for rates in (got["rates"], got["steadied"])
                  for cell in (f"{100 * (rates[-1] / rates[0] - 1):+.1f} %", f"{100 * (max(rates) / min(rates) - 1):.1f} %")]
        row(f"JDK {jdk}, {collector}, {heap}", ", ".join(f"{it:.0f}" for it in got["rates"]), *spread, f"{statistics.mean(got['collections']):.0f}",
            f"{100 * sum(got['seconds']) / windows / seconds:.2f} %", got["liveMebibytes"], f"{max(lost):.1f} %")
    print()
    head("type, in the last case", "share of time", "bytes allocated each", "us each")
    for name, (share, allocated, micros) in got["types"].items():
        row(name, f"{100 * share:.1f} %", f"{allocated:.0f}", f"{micros:.2f}")
