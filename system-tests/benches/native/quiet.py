"""What the benches that compare in turns share: the flags of a client, a probe of lost time, quiet turns, medians."""
import statistics, subprocess

# A turn is quiet when less than so much of a CPU was lost; of noisy ones, so many times the turns asked for are taken at most.
LOST_PERCENT, PATIENCE, PROBE_SECONDS = 4.0, 3, 0.03
# As the Director sets them for a client on one CPU.
FLAGS = ["-Xms256m", "-Xmx256m", "-XX:+AlwaysPreTouch", "-XX:+UseSerialGC", "-XX:HeapBaseMinAddress=4g", "-XX:-UsePerfData",
         "-XX:+UnlockDiagnosticVMOptions", "-XX:GuaranteedSafepointInterval=0", "-XX:AsyncDeflationInterval=60000"]


def probe(out, cpu, length=0.2):
    """Percent of the time of a CPU that others took just now."""
    return float(subprocess.check_output(["taskset", "-c", str(cpu), f"{out}/bin/probe", str(length)], text=True))


def turns(once, wanted, out, on):
    """Takes turns, which call what they are given before, between and behind their parts, until enough were quiet; returns those,
    or all if too few, and in words how many."""
    quiet, taken, losses = [], [], []
    while len(quiet) < wanted and len(taken) < PATIENCE * wanted:
        lost = []
        it = once(lambda: lost.append(max(probe(out, cpu, PROBE_SECONDS) for cpu in on)))
        losses.append(max(lost))
        taken.append(it)
        if max(lost) <= LOST_PERCENT:
            quiet.append(it)
    words = f"{len(quiet)} of {len(taken)}, {statistics.median(losses):.1f} %"
    return (quiet, words) if len(quiet) >= 5 else (taken, f"too few: {words}")


def span(values, form="{:.2f}"):
    """Median and quartiles."""
    low, middle, high = statistics.quantiles(values, n=4) if len(values) > 1 else values * 3
    return f"{form.format(middle)} ({form.format(low)} to {form.format(high)})"
