package org.wattladder.reporter.view.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.worklets.api.Figure;

/** What a worklet aborts and reports by name stands in every report; who does neither has no column for it. */
class AbortedTest {
    @Test
    void shouldStandInEveryReport() {
        RunResult run = Altered.intervals(SampleRuns.full(), "lu", Intervals.level(67), AbortedTest::altered);

        assertThat(file(run, "result.txt")).contains(" aborted ", " 2.00 % ");
        assertThat(file(run, "result.html")).contains(">Aborted</th>", "<td>2.00 %</td>");
        for (String name : List.of("details.txt", "details.html")) {
            assertThat(file(run, name)).contains("Aborted", "Figures of the worklet", "cache-hits", "93.500 percent");
        }
        assertThat(file(run, "result.csv")).contains(",aborted,", "sut/1 cache-hits=93.5 percent; sut/2 cache-hits");
    }

    @Test
    void shouldSayNothingWhereThereIsNone() {
        for (String name : List.of("result.txt", "result.html", "details.txt", "details.html")) {
            assertThat(file(SampleRuns.full(), name)).doesNotContainIgnoringCase("aborted", "figures of the worklet");
        }
    }

    private static IntervalResult altered(IntervalResult interval) {
        List<TypeResult> types = interval.types().stream()
                .map(type -> new TypeResult(
                        type.type(),
                        98,
                        2,
                        type.bytesPerTransaction(),
                        type.serviceHistogram(),
                        type.responseHistogram()))
                .toList();
        List<HostInterval> clients = interval.clients().stream()
                .map(client -> Intervals.figures(client, List.of(new Figure("cache-hits", 93.5, "percent"))))
                .toList();
        return Intervals.clients(Intervals.types(interval, types), clients);
    }

    private static String file(RunResult run, String name) {
        Map<String, byte[]> files = Reporter.report(run).files();
        return new String(files.get(name), StandardCharsets.UTF_8);
    }
}
