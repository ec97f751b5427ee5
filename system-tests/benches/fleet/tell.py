"""Tells of a result.xml what a reader of a fault wants to know."""
import sys
import xml.etree.ElementTree as xml

root = xml.parse(sys.argv[1]).getroot()
end = root.find("termination")
print("  ended:", "complete" if end.get("complete") == "true" else end.get("sentence"))
for worklet in root.iter("worklet"):
    if worklet.find("intervals") is None:
        continue
    clients = worklet.find("clients")
    hosts = [] if clients is None else sorted({client.get("host") for client in clients})
    print(f"  worklet {worklet.get('name')}: {len(hosts)} hosts, {len(worklet.find('intervals'))} intervals")
    for interval in worklet.find("intervals"):
        starts = interval.find("starts")
        if starts is None or len(starts) == 0 or interval.get("kind") not in ("LEVEL", "IDLE"):
            continue
        late = [int(start.get("lateNanos")) / 1e6 for start in starts]
        unsure = max(int(start.get("uncertaintyNanos")) for start in starts) / 1e6
        rate = interval.find("actualRate").get("value")
        target = interval.find("targetRate").get("value")
        met = f", {100 * float(rate) / float(target) - 100:+.3f} % off its target" if rate and target else ""
        print(
            f"    {interval.get('kind').lower()} {interval.get('loadPercent')} %: window of"
            f" {int(interval.get('recordingNanos')) / 1e9:.3f} s, starts within {max(late) - min(late):.3f} ms,"
            f" clocks known to {unsure:.1f} ms{met}")
    for fault in worklet.iter("fault"):
        print(f"    fault at {fault.get('place')}: {fault.get('sentence')}")
