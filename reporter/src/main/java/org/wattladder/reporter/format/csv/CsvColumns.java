package org.wattladder.reporter.format.csv;

import static org.wattladder.reporter.format.csv.CsvColumn.field;
import static org.wattladder.reporter.format.csv.CsvColumn.figure;
import static org.wattladder.reporter.format.csv.CsvColumn.row;
import static org.wattladder.reporter.format.csv.CsvColumn.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.LoadPlace;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.notation.Times;
import org.wattladder.reporter.view.table.Field;
import org.wattladder.reporter.view.table.IntervalField;
import org.wattladder.reporter.view.table.LatencyField;
import org.wattladder.reporter.view.table.MeterField;
import org.wattladder.reporter.view.table.TrafficField;
import org.wattladder.reporter.view.table.WorkUnit;
import org.wattladder.worklets.api.ClientFigure;

/** Every column of {@code result.csv}, in order; new ones are added before {@code absent} only. */
final class CsvColumns {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    private CsvColumns() {}

    static List<CsvColumn> all() {
        List<CsvColumn> columns = new ArrayList<>();
        columns.addAll(run());
        columns.addAll(load());
        columns.addAll(power());
        LatencyField.QUANTILES.forEach(field -> columns.add(service(field)));
        LatencyField.QUANTILES.forEach(field -> columns.add(latency(
                "response_",
                ", from scheduled start to end of execution",
                field.of(row -> row.interval().all().response()))));
        columns.addAll(surroundings());
        columns.addAll(MeterColumns.all());
        columns.addAll(MemoryColumns.all());
        columns.addAll(storage());
        columns.addAll(ScoreColumns.all());
        columns.add(field(TrafficField.READ_MEBIBYTES));
        columns.add(field(TrafficField.WRITE_MEBIBYTES));
        columns.add(place("data_percent", "%", "share of their data that iterations work on", LoadPlace.DATA));
        columns.add(place("step", "", "place among the steps of a response curve, from 1", LoadPlace.STEP));
        columns.add(place("bin", "", "place among the bins of a load that changes over time, from 1", LoadPlace.BIN));
        columns.add(place(
                "repeat", "", "place among the intervals that repeat the same iterations, from 1", LoadPlace.REPEAT));
        columns.addAll(HeadlineRow.columns());
        columns.add(absent(List.copyOf(columns)));
        return List.copyOf(columns);
    }

    /** Why figures of these are absent. */
    static CsvColumn absent(List<CsvColumn> figures) {
        return text(
                "absent",
                "why cells of the row are empty: `column column ...: reason`, separated by semicolons",
                row -> absences(figures, row));
    }

    private static List<CsvColumn> run() {
        return List.of(
                text("run", "identifier of the run", row -> row.result().run()),
                text(
                        "suite",
                        "suite file the plan came from",
                        row -> row.result().plan().suite().name()),
                text(
                        "mode",
                        "`rating`, `rehearsal`, `research` or `published`",
                        row -> row.result().plan().suite().mode().label()),
                text(
                        "verdict",
                        "`valid`, `research`, `rehearsal`, `published`, `invalid` or `incomplete`, of the whole run",
                        row -> row.judgement().verdict().label()),
                text(
                        "worklet",
                        "name of the worklet",
                        row -> row.worklet().plan().name()),
                text(
                        "workload",
                        "group of the worklet",
                        row -> row.worklet().plan().workload()),
                figure(
                        "interval",
                        "",
                        "place among the intervals of the worklet, from 1",
                        row -> count(row.interval().plan().number())),
                text(
                        "kind",
                        "`warm-up`, `calibration`, `level`, `rate`, `depth`, `iterations` or `idle`; `headline` for a figure that sums up the"
                                + " run, below all intervals",
                        row -> row.interval().plan().word()),
                text(
                        "state",
                        "`measured`, or `missing` for a planned interval that was not measured",
                        row -> row.measured().isPresent() ? "measured" : "missing"),
                text(
                        "started_at",
                        "start of the window, ISO 8601 in UTC; empty for a missing interval",
                        row -> row.measured()
                                .map(result -> Times.millis(result.window().startedAt()))
                                .orElse("")),
                field(IntervalField.WINDOW));
    }

    private static List<CsvColumn> load() {
        List<CsvColumn> columns = new ArrayList<>(List.of(
                figure(
                        "load_percent",
                        "%",
                        "share of the calibrated rate asked for; 100 at full speed, 0 when idle; empty for a rate, a depth and"
                                + " iterations",
                        row -> row.interval().loadPercent()),
                figure(
                        "calibrated_per_second",
                        "1/s",
                        "rate that counts as 100 %",
                        row -> row.worklet().calibratedRate()),
                field(IntervalField.TARGET),
                field(IntervalField.ACTUAL),
                field(IntervalField.DEVIATION),
                field(IntervalField.TRANSACTIONS),
                figure(
                        "unfinished",
                        "",
                        "scheduled in the window but not completed in it",
                        row -> row.figure(result -> sum(result.clients(), HostInterval::unfinished))),
                figure(
                        "aborted",
                        "",
                        "ended in the window without result; among no other figure",
                        row -> row.figure(result -> count(result.types().stream()
                                .mapToLong(TypeResult::aborted)
                                .sum()))),
                text(
                        "figures",
                        "named figures of the worklet, as `host/client name=value unit`, parted by semicolons; most worklets"
                                + " have none",
                        row -> row.measured().map(CsvColumns::named).orElse("")),
                figure(
                        "clients",
                        "",
                        "client JVMs that reported",
                        row -> row.figure(result -> count(result.clients().size())))));
        for (ClientFigure declared : ClientFigure.values()) {
            columns.add(figure(
                    declared.column(),
                    declared.unit(),
                    declared.meaning(),
                    row -> row.figure(result -> HostInterval.figure(result.clients(), declared))));
        }
        return columns;
    }

    private static List<CsvColumn> power() {
        return List.of(
                field(IntervalField.WATTS),
                MeterColumns.only(MeterField.LOWEST),
                MeterColumns.only(MeterField.HIGHEST),
                text(
                        "tier",
                        "evidence behind the watts, the weakest of the meters that count",
                        row -> row.interval().tier().map(EvidenceTier::label).orElse("")),
                figure(
                        "power_meters",
                        "",
                        "power meters that count in the window",
                        row -> row.figure(
                                result -> count(result.power().meters().size()))),
                MeterColumns.together(MeterField.SAMPLES),
                MeterColumns.together(MeterField.ERRORS),
                text(
                        "performance_unit",
                        "unit of performance; of a program units of its file each second",
                        row -> WorkUnit.performanceForMachines(row.worklet())),
                field(IntervalField.PER_WATT),
                field(IntervalField.JOULES));
    }

    /** Most rows have none of these, which is no absence to explain. */
    private static CsvColumn place(String name, String unit, String meaning, LoadPlace place) {
        return new CsvColumn(name, unit, meaning + "; empty elsewhere", row -> {
            Measurement figure = place.of(row.worklet(), row.interval());
            return figure.asOptional().isPresent() ? new CsvColumn.Figure(figure) : new CsvColumn.Text("");
        });
    }

    private static CsvColumn service(Field<Latency> field) {
        return latency(
                "service_",
                ", from start to end of execution",
                field.of(row -> row.interval().all().service()));
    }

    private static CsvColumn latency(String name, String what, Field<CsvRow> field) {
        return figure(name + field.name(), field.unit(), field.meaning() + what, field.figure()::apply);
    }

    private static List<CsvColumn> storage() {
        return List.of(
                text(
                        "depth",
                        "outstanding transactions asked for, of each client; empty outside of a sweep over depths",
                        row -> asked(row.interval().plan().depth())),
                field(IntervalField.ACHIEVED_DEPTH),
                service(LatencyField.MEAN),
                field(TrafficField.MEGABYTES),
                field(TrafficField.MEBIBYTES),
                field(TrafficField.READS),
                field(TrafficField.READ_MEGABYTES),
                field(TrafficField.WRITES),
                field(TrafficField.WRITE_MEGABYTES),
                field(TrafficField.CONCURRENCY),
                row(TrafficField.USERS.of(CsvRow::worklet)));
    }

    private static String asked(OptionalInt depth) {
        return depth.isPresent() ? Integer.toString(depth.getAsInt()) : "";
    }

    private static List<CsvColumn> surroundings() {
        return List.of(
                field(IntervalField.INLET),
                figure(
                        "average_celsius",
                        "C",
                        "mean inlet temperature of the window",
                        row -> row.figure(result -> result.temperature().averageCelsius())),
                field(IntervalField.LOST_TIME));
    }

    private static String absences(List<CsvColumn> columns, CsvRow row) {
        Map<String, Measurement> figures = new LinkedHashMap<>();
        for (CsvColumn column : columns) {
            if (column.cell().apply(row) instanceof CsvColumn.Figure figure) {
                figures.put(column.name(), figure.measurement());
            }
        }
        return absences(figures);
    }

    /** Why figures of these names are absent. */
    static String absences(Map<String, Measurement> figures) {
        Map<String, List<String>> namesByReason = new LinkedHashMap<>();
        figures.forEach((name, figure) -> Absence.reason(figure)
                .ifPresent(reason -> namesByReason
                        .computeIfAbsent(ENGLISH.say(reason), unused -> new ArrayList<>())
                        .add(name)));
        return namesByReason.entrySet().stream()
                .map(absent -> String.join(" ", absent.getValue()) + ": " + absent.getKey())
                .collect(Collectors.joining("; "));
    }

    private static String named(IntervalResult result) {
        return result.clients().stream()
                .flatMap(client -> ClientFigure.undeclared(client.figures()).stream()
                        .map(figure -> (client.deployment() + "/" + client.client() + " " + figure.name() + "="
                                        + Decimals.machine(figure.value()) + " " + figure.unit())
                                .strip()))
                .collect(Collectors.joining("; "));
    }

    private static Measurement count(long count) {
        return Measurement.of((double) count);
    }

    private static Measurement sum(List<HostInterval> clients, ToLongFunction<HostInterval> part) {
        return count(clients.stream().mapToLong(part).sum());
    }
}
