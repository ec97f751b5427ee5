package org.wattladder.reporter.format.csv;

import java.util.List;
import java.util.Optional;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.format.ReportFormat;

/** {@code latency.csv}: a row for each transaction type of each interval, with columns of {@code result.csv}. */
public final class LatencyFormat implements ReportFormat {
    @Override
    public String fileName() {
        return "latency.csv";
    }

    @Override
    public String write(RunFigures run, Judgement judgement) {
        List<CsvRow> rows = run.worklets().stream()
                .flatMap(worklet -> worklet.intervals().stream()
                        .flatMap(interval -> interval.types().stream().map(interval::ofType))
                        .map(interval -> new CsvRow(run, judgement, worklet, interval, Optional.empty())))
                .toList();
        return CsvFormat.write(LatencyColumns.all(), rows, List.of());
    }
}
