package org.wattladder.model.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.range.Range;
import org.wattladder.worklets.api.Figure;

/**
 * What one client JVM reports of one interval, on the wire only.
 *
 * @param client number on its host
 * @param startDelayNanos how late the slowest user began
 * @param recordingNanos length of the recording part by the client's clock
 * @param processorPercent CPU time of the client in the recording part, in percent of one CPU
 * @param unfinished transactions scheduled in the recording part but not completed in it
 * @param achievedDepth mean number of outstanding transactions over the recording part; absent unless the load names one
 * @param types per transaction type
 * @param figures named figures of the client and its worklet
 */
public record ClientInterval(
        int client,
        long startDelayNanos,
        long recordingNanos,
        Measurement processorPercent,
        long unfinished,
        Measurement achievedDepth,
        List<TypeResult> types,
        List<Figure> figures) {
    public ClientInterval {
        Range.count("client", client, Range.MOST_CPUS);
        Range.count("startDelayNanos", startDelayNanos, Range.MOST_NANOS);
        Range.count("recordingNanos", recordingNanos, Range.MOST_NANOS);
        Range.count("unfinished", unfinished, Range.MOST_COUNT);
        Objects.requireNonNull(processorPercent, "processorPercent");
        Objects.requireNonNull(achievedDepth, "achievedDepth");
        types = List.copyOf(Range.entries("types", types));
        figures = List.copyOf(Range.entries("figures", figures));
    }

    /** An interval that is none of a sweep of depths, without named figures. */
    public ClientInterval(
            int client,
            long startDelayNanos,
            long recordingNanos,
            Measurement processorPercent,
            long unfinished,
            List<TypeResult> types) {
        this(
                client,
                startDelayNanos,
                recordingNanos,
                processorPercent,
                unfinished,
                Measurement.absent(Rates.NO_DEPTH),
                types,
                List.of());
    }

    /** The same with more figures behind those that are there. */
    public ClientInterval with(List<Figure> more) {
        List<Figure> all = new ArrayList<>(figures);
        all.addAll(more);
        return new ClientInterval(
                client, startDelayNanos, recordingNanos, processorPercent, unfinished, achievedDepth, types, all);
    }
}
