package org.wattladder.reporter.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.EncodableHistogram;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogReader;
import org.junit.jupiter.api.Test;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.sample.SampleRuns;

class LatencyFilesTest {
    private static final RunResult RUN = SampleRuns.full();
    private static final Map<String, byte[]> FILES = Reporter.report(RUN).files();

    private static List<IntervalResult> intervals() {
        return RUN.worklets().stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .toList();
    }

    @Test
    void shouldLogEveryHistogramForToolsOfHdrHistogram() {
        List<EncodableHistogram> read = new ArrayList<>();
        HistogramLogReader log = new HistogramLogReader(new ByteArrayInputStream(FILES.get("latency.hlog")));
        for (EncodableHistogram next = log.nextIntervalHistogram(); next != null; next = log.nextIntervalHistogram()) {
            read.add(next);
        }
        long recorded = intervals().stream()
                .flatMap(interval -> interval.types().stream())
                .mapToLong(type -> Histograms.sum(List.of(type.serviceHistogram()))
                        .orElseThrow()
                        .getTotalCount())
                .sum();
        assertThat(recorded).isPositive();
        assertThat(read.stream()
                        .filter(histogram -> histogram.getTag().endsWith("/service"))
                        .mapToLong(histogram -> ((Histogram) histogram).getTotalCount())
                        .sum())
                .isEqualTo(recorded);
        assertThat(read)
                .allSatisfy(histogram ->
                        assertThat(histogram.getTag()).matches("[\\w.-]+/\\d+-[\\w-]+/[\\w.-]+/(service|response)"));
        assertThat(read.get(0).getStartTimeStamp())
                .isEqualTo(intervals().get(0).window().startedAt().toEpochMilli());
    }

    @Test
    void shouldHaveARowForEachTypeWithTheWattsOfItsInterval() {
        List<String> rows = new String(FILES.get("latency.csv"), StandardCharsets.UTF_8)
                .lines()
                .toList();
        long types = intervals().stream()
                .mapToLong(interval -> interval.types().size())
                .sum();
        assertThat(rows).hasSize((int) types + 1);
        assertThat(rows.get(0))
                .startsWith("run,worklet,interval,kind,load_percent,target_per_second,actual_per_second,average_watts,"
                        + "joules_per_transaction,type,completed,service_p50_ms")
                .endsWith("response_p50_ms,response_p90_ms,response_p95_ms,response_p99_ms,response_p999_ms,"
                        + "response_max_ms,service_mean_ms,depth,absent");
        IntervalResult first = intervals().stream()
                .filter(interval -> interval.types().size() > 1)
                .findFirst()
                .orElseGet(() -> intervals().get(1));
        assertThat(rows.stream()
                        .filter(row -> row.contains("," + first.types().get(0).type() + ",")))
                .isNotEmpty();
    }
}
