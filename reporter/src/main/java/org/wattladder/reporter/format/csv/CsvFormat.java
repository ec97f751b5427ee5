package org.wattladder.reporter.format.csv;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.format.ReportFormat;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.WorkletScore;
import org.wattladder.reporter.system.SuiteSystems;

/** {@code result.csv}: comma separated, a header row, a decimal point, UTF-8. */
public final class CsvFormat implements ReportFormat {
    @Override
    public String fileName() {
        return "result.csv";
    }

    @Override
    public String write(RunFigures run, Judgement judgement) {
        List<CsvRow> rows = new ArrayList<>();
        Iterator<WorkletScore> scores = RunScores.of(run).worklets().iterator();
        for (WorkletFigures worklet : run.worklets()) {
            Optional<WorkletScore> score = worklet.idle() ? Optional.empty() : Optional.of(scores.next());
            worklet.intervals().forEach(interval -> rows.add(new CsvRow(run, judgement, worklet, interval, score)));
        }
        List<List<String>> headline = SuiteSystems.of(run).headline(run).stream()
                .map(figure -> HeadlineRow.cells(run, judgement, figure))
                .toList();
        return write(CsvColumns.all(), rows, headline);
    }

    /** Every column of this file, then those that only {@code latency.csv} has. */
    public static List<ColumnDescription> columns() {
        Map<String, ColumnDescription> described = new LinkedHashMap<>();
        CsvColumns.all().forEach(column -> described.put(column.name(), column.described("result.csv")));
        LatencyColumns.all().forEach(column -> described.putIfAbsent(column.name(), column.described("latency.csv")));
        return List.copyOf(described.values());
    }

    /** The names of these columns, a line for each row, and more lines of cells in the same columns. */
    static String write(List<CsvColumn> columns, List<CsvRow> rows, List<List<String>> more) {
        StringWriter text = new StringWriter();
        try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
            csv.writeRecord(columns.stream().map(CsvColumn::name).toList());
            for (CsvRow row : rows) {
                csv.writeRecord(
                        columns.stream().map(column -> column.write(row)).toList());
            }
            more.forEach(csv::writeRecord);
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory cannot fail", e);
        }
        return text.toString();
    }
}
