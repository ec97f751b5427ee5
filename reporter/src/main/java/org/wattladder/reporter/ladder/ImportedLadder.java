package org.wattladder.reporter.ladder;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterFigures;
import org.wattladder.model.result.MeterIdentity;
import org.wattladder.model.result.MeterMeasurement;
import org.wattladder.model.result.MeterRanges;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.result.Window;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.Idle;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.model.text.Message;
import org.wattladder.worklets.api.Metric;

/**
 * Makes a result of a ladder table. What a table does not state is absent; what a result cannot do without, times and
 * lengths, is put down as the moment of the import and 1 s, and the plan says so.
 */
public final class ImportedLadder {
    /** Name of the suite of every import. */
    public static final String SUITE = "imported-ladder";

    private static final String METER = "table";
    private static final String UNSTATED = "absent.not-in-table";
    private static final IntervalLengths LENGTHS = IntervalLengths.recordingOnly(Duration.ofSeconds(1));

    private final LadderTable table;
    private final Labels labels;

    private ImportedLadder(LadderTable table, Labels labels) {
        this.table = table;
        this.labels = labels;
    }

    /**
     * What an import is called.
     *
     * @param run identifier
     * @param productVersion of this program
     * @param file the table came from
     * @param title for reports
     * @param worklet name for the work behind the operations
     * @param at moment of the import
     */
    public record Labels(String run, String productVersion, String file, String title, String worklet, Instant at) {}

    /** The result: one ladder without calibration, and idle when the table has it. */
    public static RunResult of(LadderTable table, Labels labels) {
        return new ImportedLadder(table, labels).result();
    }

    private RunResult result() {
        List<WorkletPlan> plans = new ArrayList<>();
        List<WorkletResult> results = new ArrayList<>();
        Schedule ladder = new Ladder(
                Duration.ZERO,
                0,
                CalibrationUse.MEAN,
                LENGTHS,
                table.levels().stream().map(LadderTable.Rung::loadPercent).toList(),
                LENGTHS);
        plans.add(plan(labels.worklet(), Metric.TRANSACTIONS, ladder));
        List<IntervalResult> levels = new ArrayList<>();
        List<IntervalPlan> foreseen = ladder.foreseen();
        for (LadderTable.Rung rung : table.levels()) {
            levels.add(interval(
                    foreseen.get(levels.size()), Measurement.of(rung.operationsPerSecond()), rung.averageWatts()));
        }
        results.add(result(labels.worklet(), levels));
        table.idleWatts().ifPresent(watts -> {
            Schedule idle = new Idle(LENGTHS);
            plans.add(plan("idle", Metric.NONE, idle));
            results.add(result(
                    "idle", List.of(interval(idle.foreseen().get(0), Measurement.absent("absent.idle"), watts))));
        });
        return new RunResult(
                labels.run(),
                labels.productVersion(),
                RunCourse.uninterrupted(labels.at(), labels.at(), Termination.ofComplete()),
                plan(plans),
                List.of(),
                List.of(meter()),
                results,
                Environment.unasked());
    }

    private RunPlan plan(List<WorkletPlan> worklets) {
        return new RunPlan(
                new PlannedSuite(
                        SUITE,
                        labels.title(),
                        RunMode.PUBLISHED,
                        List.of(Message.of("change.imported", labels.file()), Message.of("change.lengths-not-stated")),
                        "ladder"),
                0,
                worklets,
                List.of(),
                List.of(MeterPlan.of(METER, labels.file(), 0, "", List.of(), 1000)),
                List.of(),
                ScorePlan.standard(),
                DisturbancePolicy.STRICT);
    }

    private static WorkletPlan plan(String name, Metric metric, Schedule schedule) {
        return WorkletPlan.alone(
                name,
                metric == Metric.NONE ? "idle" : "imported",
                metric,
                List.of(),
                new ClientLayout(ClientLayout.Unit.HOST, 0, 0),
                List.of(),
                schedule);
    }

    private static WorkletResult result(String name, List<IntervalResult> intervals) {
        return new WorkletResult(name, List.of(), Measurement.absent(UNSTATED), intervals, List.of());
    }

    private IntervalResult interval(IntervalPlan plan, Measurement operations, double watts) {
        Measurement absent = Measurement.absent(UNSTATED);
        return new IntervalResult(
                plan,
                new Window(labels.at(), LENGTHS.recording().toNanos(), List.of()),
                Rates.of(absent, operations),
                PowerResult.of(Measurement.of(watts), List.of(window(watts))),
                TemperatureResult.of(absent, absent, List.of()),
                List.of(),
                List.of(),
                List.of());
    }

    /** One figure of a table counts as one sample; only its mean is known. */
    private static MeterWindow window(double watts) {
        return new MeterWindow(
                METER,
                EvidenceTier.PUBLISHED,
                MeterFigures.ofAverage(watts, UNSTATED),
                MeterMeasurement.unknown(UNSTATED),
                List.of(),
                Measurement.absent(UNSTATED),
                MeterClock.unknown(UNSTATED),
                List.of());
    }

    private MeterFacts meter() {
        return new MeterFacts(
                METER,
                MeterFacts.Quantity.POWER,
                labels.file(),
                new MeterIdentity(
                        "imported table",
                        labels.productVersion(),
                        "figures of " + labels.file() + "; the analyzer behind them is not known here",
                        false),
                EvidenceTier.PUBLISHED,
                new MeterRanges("", ""),
                1,
                Measurement.absent(UNSTATED));
    }
}
