import java.util.Locale;
import org.HdrHistogram.Histogram;

/** What the loops of all users measured together, as a line of JSON. */
final class LoopTotal {
    final Histogram latency = new Histogram(1, 3_600_000_000_000L, 3);
    double perSecond;
    double bytesPerSecond;
    long reads;
    long cpuNanos;

    void add(LoopTotal other) {
        latency.add(other.latency);
        perSecond += other.perSecond;
        bytesPerSecond += other.bytesPerSecond;
        reads += other.reads;
        cpuNanos += other.cpuNanos;
    }

    /** The line, with more members if they are not empty, each after a comma. */
    String line(String more) {
        double count = latency.getTotalCount();
        return String.format(
                Locale.ROOT,
                "{\"transactions\": %.0f, \"perSecond\": %.1f, \"megabytesPerSecond\": %.2f, \"meanMicros\": %.2f,"
                        + " \"p50Micros\": %.2f, \"p99Micros\": %.2f, \"p999Micros\": %.2f, \"cpuMicros\": %.3f,"
                        + " \"readShare\": %.4f%s}",
                count,
                perSecond,
                bytesPerSecond / 1e6,
                latency.getMean() / 1e3,
                latency.getValueAtPercentile(50) / 1e3,
                latency.getValueAtPercentile(99) / 1e3,
                latency.getValueAtPercentile(99.9) / 1e3,
                cpuNanos / 1e3 / count,
                reads / count,
                more);
    }
}
