"""What the benches read in a result.xml."""
import datetime
import xml.etree.ElementTree as xml


class Result:
    def __init__(self, file):
        self.root = xml.parse(file).getroot()
        end = self.root.find("course/termination")
        self.complete = end.get("complete") == "true"
        self.end = "complete" if self.complete else "; ".join(reason.text or "" for reason in end.find("reasons"))
        self.intervals = [
            Interval(worklet, interval)
            for worklet in self.root.findall("worklets/worklet")
            for interval in worklet.find("intervals")
        ]

    def faults(self):
        """Moment, place and sentence of each."""
        return [(moment(fault.get("at")), fault.get("place"), fault.get("reason")) for fault in self.root.iter("fault")]


class Interval:
    def __init__(self, worklet, element):
        self.worklet = worklet.get("name")
        plan, window = element.find("plan"), element.find("window")
        self.kind = plan.get("purpose")
        self.load = float(plan.find("load").get("calibratedPercent") or 100)
        self.seconds = int(window.get("nanos")) / 1e9
        self.began = moment(window.get("startedAt"))
        self.target = element.find("rates/target").get("value")
        self.rate = element.find("rates/actual").get("value")
        starts = window.find("starts")
        # Host -> how late it began, how well its clock is known; both in milliseconds.
        self.starts = {
            start.get("host"): (int(start.get("lateNanos")) / 1e6, int(start.get("uncertaintyNanos")) / 1e6)
            for start in (starts if starts is not None else ())
        }
        # Host -> transactions per second of all of its clients, each by its own clock.
        self.rates = {}
        for client in element.find("clients"):
            host, seconds = client.get("host"), int(client.get("recordingNanos")) / 1e9
            self.rates[host] = self.rates.get(host, 0) + int(client.get("transactions")) / seconds

    def off_percent(self):
        """How far the rate of all hosts is off its target; none when there is none."""
        return 100 * float(self.rate) / float(self.target) - 100 if self.rate and self.target else None

    def skew_told(self):
        """The latest start less the earliest, each at the edge of what is known, in milliseconds; none for a single host."""
        if len(self.starts) < 2:
            return None
        return max(late + unsure for late, unsure in self.starts.values()) - min(
            late - unsure for late, unsure in self.starts.values()
        )


def moment(text):
    """Seconds since 1970 of an ISO date and time in UTC."""
    whole, _, fraction = text.rstrip("Z").partition(".")
    at = datetime.datetime.fromisoformat(whole).replace(tzinfo=datetime.timezone.utc)
    return at.timestamp() + float("0." + (fraction or "0"))
