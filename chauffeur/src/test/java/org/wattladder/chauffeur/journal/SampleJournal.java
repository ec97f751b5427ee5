package org.wattladder.chauffeur.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterIdentity;
import org.wattladder.model.result.MeterRanges;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.result.Window;
import org.wattladder.model.sample.SampleClient;
import org.wattladder.model.sample.SampleHost;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.text.Message;
import org.wattladder.worklets.api.Metric;

/** A small plan and the journal of a run of it, with every kind of record. */
public final class SampleJournal {
    /** When the run began. */
    public static final Instant START = Instant.parse("2026-03-01T10:00:00Z");

    private SampleJournal() {}

    /** One worklet, two calibration intervals, two levels, all of a few milliseconds. */
    public static RunPlan plan() {
        IntervalLengths lengths =
                new IntervalLengths(Duration.ZERO, Duration.ofMillis(5), Duration.ofMillis(20), Duration.ofMillis(5));
        return new RunPlan(
                new PlannedSuite(
                        "tiny",
                        "A tiny ladder",
                        RunMode.RESEARCH,
                        List.of(Message.of("change.left-out", List.of("sor"))),
                        PlannedSuite.NO_SYSTEM),
                7,
                List.of(
                        worklet(
                                "lu",
                                new Ladder(
                                        Duration.ofMillis(10),
                                        2,
                                        CalibrationUse.MEAN,
                                        lengths,
                                        List.of(100.0, 50.0),
                                        lengths)),
                        worklet(
                                "sor",
                                new Ladder(Duration.ZERO, 1, CalibrationUse.LAST, lengths, List.of(100.0), lengths))),
                List.of(new HostPlan("sut", "127.0.0.1", 7420, false)),
                List.of(),
                List.of(),
                ScorePlan.standard(),
                DisturbancePolicy.STRICT);
    }

    private static WorkletPlan worklet(String name, Ladder schedule) {
        return WorkletPlan.alone(
                name,
                "cpu",
                Metric.TRANSACTIONS,
                List.of(),
                new ClientLayout(ClientLayout.Unit.CORE, 0, 0),
                List.of(),
                schedule);
    }

    /** What a Director finds. */
    public static HostFacts hostFacts() {
        return SampleHost.quiet().facts();
    }

    /** A client as launched. */
    public static ClientFacts clientFacts() {
        return SampleClient.quiet().facts();
    }

    /** Every kind of record, in the order of a run. */
    public static List<JournalRecord> complete() {
        return List.of(
                new JournalRecord.RunStarted("run-1", "0.1.0", START, "abc"),
                new JournalRecord.ChauffeurKnown(
                        "feed", "0123456789abcdef", List.of("outside.jar 0011223344556677"), "boot"),
                new JournalRecord.HostJoined(new HostResult("sut", hostFacts())),
                new JournalRecord.MeterJoined(new MeterFacts(
                        "power",
                        MeterFacts.Quantity.POWER,
                        "127.0.0.1:8888",
                        new MeterIdentity("Wattladder-estimate", "0.1.0", "identity", false),
                        EvidenceTier.ESTIMATED,
                        new MeterRanges("", ""),
                        1,
                        Measurement.of(0.5))),
                new JournalRecord.WorkletStarted(
                        0,
                        List.of(new HostClient(
                                "sut", clientFacts(), Measurement.absent("absent.clients-ended-in-disorder"))),
                        List.of()),
                new JournalRecord.IntervalPlanned(0, planned(2)),
                new JournalRecord.IntervalRecorded(0, interval(2)),
                new JournalRecord.Calibrated(0, Measurement.of(100)),
                new JournalRecord.IntervalPlanned(0, planned(4)),
                new JournalRecord.IntervalRecorded(0, interval(4)),
                new JournalRecord.IntervalPlanned(0, planned(5)),
                new JournalRecord.WorkletEnded(
                        0, List.of(new JournalRecord.HostPeak("sut", 1, 1, Measurement.of(90 << 20)))),
                new JournalRecord.FaultNoted(
                        1,
                        new Fault(
                                START.plusSeconds(9),
                                Message.of("place.host", "sut"),
                                Message.of("fault.client-failed", 1, "42", "it died"),
                                List.of("last"))),
                new JournalRecord.RunEnded(
                        START.plusSeconds(10),
                        Termination.aborted(Message.of("fault.refused", "worklet sor broke off"))));
    }

    /** Writes the directory of that run as a crash leaves it: plan and journal, no result. */
    public static Path write(Path directory) throws IOException {
        Files.createDirectories(directory);
        Files.writeString(directory.resolve(RunDirectory.PLAN), PlanYaml.write(plan()));
        try (Journal journal = Journal.open(directory.resolve(RunDirectory.JOURNAL))) {
            for (JournalRecord record : complete()) {
                journal.append(record);
            }
        }
        return directory;
    }

    /** The same run, resumed behind its fault and finished. */
    public static List<JournalRecord> resumed() {
        List<JournalRecord> records = new ArrayList<>(complete());
        records.add(new JournalRecord.RunResumed(
                START.plusSeconds(100),
                START.plusSeconds(10),
                Message.of("interrupted.after", "lu", 4),
                Message.of("fault.refused", "worklet sor broke off")));
        records.add(new JournalRecord.WorkletStarted(
                0,
                List.of(new HostClient("sut", clientFacts(), Measurement.absent("absent.clients-ended-in-disorder"))),
                List.of()));
        records.add(new JournalRecord.IntervalRecorded(0, interval(5)));
        records.add(new JournalRecord.RunEnded(START.plusSeconds(110), Termination.ofComplete()));
        return records;
    }

    private static IntervalPlan planned(int number) {
        return plan().worklets().get(0).schedule().foreseen().get(number - 1);
    }

    private static IntervalResult interval(int number) {
        return new IntervalResult(
                planned(number),
                new Window(START.plusSeconds(number), 20_000_000, List.of()),
                Rates.of(Measurement.absent("absent.unpaced"), Measurement.of(100)),
                PowerResult.of(Measurement.absent("absent.no-power-meter"), List.of()),
                TemperatureResult.of(Measurement.absent("none"), Measurement.absent("none"), List.of()),
                List.of(),
                List.of(),
                List.of());
    }
}
