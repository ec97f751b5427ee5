"""Tells of a run on a network that goes wrong what a reader wants to know: CASE DIRECTORY EXIT_CODE FAULT_AT VERIFIED

DIRECTORY holds CASE/result.xml and the audit logs of the Directors, audit-N.jsonl, whose hosts end in .N, or in .10N when they
are reached through a proxy. All Directors read the same clock here, the machine's, so what they were asked to begin at is compared
directly. FAULT_AT is when the fault was put in, in seconds since 1970, or 0. Appends a row each to levels.md and faults.md
there.
"""
import json
import sys

from result import Result, moment

case, directory, code, fault_at, verified = sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4]), sys.argv[5]
result = Result(f"{directory}/{case}/result.xml")


def audit(host):
    """When and at what moment of its clock, in nanoseconds, the Director of a host was told to begin, and when this run left it."""
    told, left = [], None
    ours = False
    for line in open(f"{directory}/audit-{host}.jsonl"):
        line = json.loads(line)
        command = line.get("command", {})
        if not isinstance(command, dict):
            continue
        if command.get("command") == "hello":
            ours = command.get("run") == case
            told = [] if ours else told
        if ours and command.get("command") == "run-interval":
            told.append((moment(line["at"]), command["startNanos"] + command["preNanos"]))
        if ours and line["event"] == "left":
            left = moment(line["at"])
            ours = False
    return told, left


def number(host):
    return int(host.rsplit(".", 1)[1]) % 100


hosts = sorted({number(host) for interval in result.intervals for host in interval.starts})
audits = {host: audit(host) for host in hosts}
print(f"  exit code {code}; ended: {result.end}")
rows = {"off": [], "host off": [], "long": [], "true": [], "told": [], "known": []}
calibrated = {}
for interval in result.intervals:
    # Intervals that broke off are not in the result: the last order before its end is the one that was followed.
    begun = {
        number(host): [nanos for at, nanos in audits[number(host)][0] if at < interval.began + interval.seconds][-1] + late * 1e6
        for host, (late, _) in interval.starts.items()
    }
    true = (max(begun.values()) - min(begun.values())) / 1e6
    known = max(unsure for _, unsure in interval.starts.values())
    words = f"  {interval.worklet} {interval.kind.lower()} {interval.load:g} %: {len(begun)} hosts, window of {interval.seconds:.3f} s"
    if interval.kind == "CALIBRATE":
        calibrated = interval.rates
    elif interval.off_percent() is not None:
        each = [
            100 * rate / (calibrated[host] * interval.load / 100) - 100
            for host, rate in interval.rates.items()
            if host in calibrated
        ]
        worst = max(each, key=abs)
        words += f", {interval.off_percent():+.3f} % off its target, worst host {worst:+.3f} %"
        rows["off"].append(abs(interval.off_percent()))
        rows["host off"].append(abs(worst))
    if interval.kind not in ("WARM_UP", "CALIBRATE"):
        rows["long"].append(interval.seconds)
    if interval.kind != "WARM_UP":
        rows["true"].append(true)
        rows["told"].append(interval.skew_told() or 0)
        rows["known"].append(known)
    last = max(begun, key=begun.get)
    print(f"{words}; starts apart by {true:.2f} ms (last: host {last}), told with clocks known to {known:.2f} ms: {interval.skew_told() or 0:.2f} ms")
for at, place, sentence in result.faults():
    after = f" after {at - fault_at:.1f} s" if fault_at else ""
    print(f"  fault{after} at {place}: {sentence}")
ends = [left for _, left in audits.values() if left]


def most(name, form):
    return form.format(max(rows[name])) if rows[name] else ""


if rows["true"]:
    with open(f"{directory}/levels.md", "a") as out:
        print(
            f"| {case} | {len(rows['true'])} | {most('off', '{:.3f}')} | {most('host off', '{:.3f}')}"
            f" | {min(rows['long'], default=0):.3f} to {most('long', '{:.3f}')} | {most('true', '{:.2f}')}"
            f" | {most('told', '{:.2f}')} | {most('known', '{:.2f}')} |",
            file=out,
        )
if fault_at:
    first = min((at for at, _, _ in result.faults()), default=None)
    said = "" if first is None else f"{first - fault_at:.0f}"
    freed = f"{max(ends) - fault_at:.0f}" if len(ends) == len(audits) else "held until the connection ends"
    kept = sum(1 for interval in result.intervals)
    sentence = next((words for _, _, words in sorted(result.faults())), result.end)
    with open(f"{directory}/faults.md", "a") as out:
        print(f"| {case} | {code} | {said} | {sentence} | {kept} | {verified} | {freed} |", file=out)
