"""Prints the worst skew that a result.xml owns to, in microseconds: latest less earliest start, at the edges of what is known."""
import sys
import xml.etree.ElementTree as xml

worst = 0
for starts in xml.parse(sys.argv[1]).getroot().iter("starts"):
    late = [(int(start.get("lateNanos")), int(start.get("uncertaintyNanos"))) for start in starts]
    if len(late) > 1:
        worst = max(worst, max(nanos + known for nanos, known in late) - min(nanos - known for nanos, known in late))
print(round(worst / 1000))
