package org.wattladder.model.result;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.HostLoss;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.ReferenceLevel;
import org.wattladder.model.plan.ReferenceWorklet;
import org.wattladder.model.plan.RetryPlan;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.plan.WorkloadWeight;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.DepthSweep;
import org.wattladder.model.schedule.Idle;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.text.Message;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.Metric;

/** Results that use every component of every record. */
public final class SampleResults {
    private SampleResults() {}

    public static RunPlan plan() {
        IntervalLengths lengths = new IntervalLengths(
                Duration.ofSeconds(10), Duration.ofSeconds(15), Duration.ofSeconds(120), Duration.ofMillis(1500));
        return new RunPlan(
                new PlannedSuite(
                        "rating",
                        "The full rating & more <here>",
                        RunMode.RESEARCH,
                        List.of(
                                Message.of("change.levels", List.of(100, 50)),
                                Message.of("change.left-out", List.of("fft"))),
                        "ladder"),
                42,
                List.of(
                        WorkletPlan.alone(
                                "lu",
                                "cpu",
                                Metric.TRANSACTIONS,
                                List.of(new Setting("matrix-rows", "300")),
                                new ClientLayout(ClientLayout.Unit.CORE, 0, 0),
                                List.of("-Xint", "-Dtext=a b"),
                                new Ladder(
                                        Duration.ofSeconds(30),
                                        2,
                                        CalibrationUse.MEAN,
                                        lengths,
                                        List.of(100.0, 12.5),
                                        lengths)),
                        WorkletPlan.alone(
                                "flood",
                                "memory",
                                Metric.BANDWIDTH_TIMES_CAPACITY,
                                List.of(),
                                new ClientLayout(ClientLayout.Unit.CORE, 0, 0),
                                List.of(),
                                new Iterations(
                                        Duration.ofSeconds(10),
                                        2,
                                        50,
                                        1,
                                        List.of(100, 50),
                                        Duration.ofSeconds(90),
                                        Duration.ofMinutes(30))),
                        new WorkletPlan(
                                "database",
                                "storage",
                                Metric.TRANSACTIONS,
                                SampleDeployment.plan(),
                                new DepthSweep(Duration.ofSeconds(30), List.of(1, 512), lengths)),
                        WorkletPlan.alone(
                                "idle",
                                "idle",
                                Metric.NONE,
                                List.of(),
                                new ClientLayout(ClientLayout.Unit.HOST, 1, 64),
                                List.of(),
                                new Idle(lengths))),
                List.of(
                        new HostPlan("sut", "127.0.0.1", 0, true).with(new StoragePlan(List.of("/data/w"), true)),
                        new HostPlan("driver", HostRole.DRIVER, "127.0.0.2", 7420, false, StoragePlan.DISCOVERED)),
                List.of(
                        MeterPlan.of(
                                "power", "127.0.0.1", 0, "estimate", List.of(new Setting("idle-watts", "40")), 1000),
                        analyzer("fixed", new RangePolicy.Fixed(230.5, 2)),
                        analyzer("auto", new RangePolicy.Automatic()),
                        analyzer("ranged", new RangePolicy.FromRangingPass(Duration.ofMillis(90_500)))),
                List.of(MeterPlan.of("inlet", "meter.example", 8889, "", List.of(), 5000)),
                new ScorePlan(
                        List.of(new WorkloadWeight("cpu", 62.5), new WorkloadWeight("memory", 37.5)),
                        "cpu",
                        new Reference(
                                "tower",
                                "A tower & <more>",
                                "2026-02-01",
                                "rating",
                                "0123456789abcdef",
                                "analyzer",
                                List.of(new ReferenceWorklet(
                                        "lu",
                                        "fedcba9876543210",
                                        List.of(new ReferenceLevel(100, 1.0 / 3), new ReferenceLevel(12.5, 0.1)))))),
                new DisturbancePolicy(HostLoss.DEGRADE, new RetryPlan(5.5, 2, 12.5)));
    }

    private static MeterPlan analyzer(String name, RangePolicy ranges) {
        return new MeterPlan(
                name, "lab", 8888, "", List.of(), 1000, List.of("sut", "other"), MeterRole.OBSERVES, ranges);
    }

    public static RunResult complete() {
        Instant start = Instant.parse("2026-03-01T10:00:00.123Z");
        MeterWindow watts = new MeterWindow(
                "power",
                EvidenceTier.ESTIMATED,
                new MeterFigures(
                        Measurement.of(71.25),
                        Measurement.of(70),
                        Measurement.of(72.5),
                        new SampleSpread(Measurement.of(0.5), Measurement.of(9)),
                        119,
                        1),
                new MeterMeasurement(
                        121,
                        Measurement.absent("absent.no-uncertainty"),
                        120,
                        StatisticsCheck.NOT_COMPARED,
                        "Ranges,0,2.000000,0,300.000000",
                        false,
                        List.of(new MeterGap(
                                start.plusSeconds(291), start.plusSeconds(293), Message.of("fault.meter-clock-set")))),
                List.of(
                        new ChannelFigures(
                                0,
                                Measurement.of(71.25),
                                Measurement.absent("absent.no-voltage"),
                                Measurement.absent("absent.no-voltage"),
                                Measurement.of(0.97)),
                        new ChannelFigures(
                                1,
                                Measurement.of(71.25),
                                Measurement.of(230.1),
                                Measurement.of(0.32),
                                Measurement.of(0.97))),
                Measurement.absent("absent.meter-of-power"),
                new MeterClock(Measurement.of(2300.25), Measurement.of(-200), Measurement.of(0.5)),
                List.of(new MeterGap(
                        start.plusSeconds(310),
                        start.plusSeconds(313),
                        Message.of("fault.daemon-closed", "closed & came back"))),
                SampleCourse.of(1, List.of(71.0, 71.5, 71.5, 72.5, 70.0, 71.0)).stream()
                        .toList());
        TemperatureResult noSensor = TemperatureResult.of(
                Measurement.absent("absent.no-temperature-sensor-in-the-plan"),
                Measurement.absent("absent.no-temperature-sensor-in-the-plan"),
                List.of());
        IntervalLengths lengths = IntervalLengths.recordingOnly(Duration.ofMinutes(2));
        IntervalResult level = new IntervalResult(
                IntervalPlan.of(4, Purpose.SCORED, new Load.Share(12.5), lengths),
                new Window(
                        start.plusSeconds(300),
                        120_000_000_123L,
                        List.of(new HostStart("sut", -1_200, 45_000), new HostStart("other", 2_000_000, 90_000))),
                Rates.of(Measurement.of(812.5), Measurement.of(811.75)),
                new PowerResult(
                        Measurement.of(71.25),
                        List.of(watts),
                        List.of(watts),
                        List.of(
                                new HostPower("sut", Measurement.of(71.25)),
                                new HostPower("other", Measurement.absent("absent.no-meter-measures-it")))),
                noSensor,
                List.of(
                        new HostConditions("sut", SampleConditions.some()),
                        new HostConditions("driver", HostRole.DRIVER, SampleConditions.some())),
                List.of(new TypeResult("factorise", 97410, 17, 24, "HISTFAAAA", "")),
                List.of(new HostInterval(
                        "sut",
                        2,
                        1,
                        97410,
                        3,
                        15_000,
                        120_000_000_123L,
                        Measurement.of(99.5),
                        List.of(new Figure("cache-hits", 12.5, "1/s"), ClientFigure.LIVE_HEAP.of(25_000_000)))));
        IntervalResult idle = new IntervalResult(
                IntervalPlan.of(1, Purpose.IDLE, new Load.None(), lengths),
                new Window(start.plusSeconds(600), 120_000_000_000L, List.of()),
                Rates.of(Measurement.absent("absent.idle"), Measurement.absent("absent.idle")),
                PowerResult.of(Measurement.absent("absent.meter-power-fell-silent"), List.of()),
                noSensor,
                List.of(),
                List.of(),
                List.of());
        List<IntervalPlan> missing = List.of(
                IntervalPlan.calibration(2, 1, lengths),
                IntervalPlan.of(5, Purpose.SCORED, new Load.Rate(1234.5), lengths),
                IntervalPlan.of(6, Purpose.PROBE, new Load.Outstanding(8), lengths),
                IntervalPlan.of(7, Purpose.SCORED, new Load.Iterations(1, 50, 2, 25, Duration.ofMinutes(30)), lengths));
        return new RunResult(
                "2026-03-01-100000-rating",
                "0.1.0",
                RunCourse.uninterrupted(
                        start,
                        start.plusSeconds(900),
                        Termination.aborted(Message.of("fault.refused", "meter power fell silent"))),
                plan(),
                List.of(new HostResult(
                        "sut",
                        new HostFacts(
                                "sut",
                                "Linux 6.1",
                                "amd64",
                                new Processors("A processor", 1, 2, 2, "0-1", 1, Measurement.absent("absent.no-quota")),
                                new HostMemory(24_000_000_000L, 23_000_000_000L),
                                new JavaInstallation("OpenJDK 17", "/usr/lib/jvm", "0123456789abcdef".repeat(4)),
                                List.of(new StorageDevice(
                                        "sda", "A disk", 4_000_000_000L, 3_000_000_000L, "/data", "ext4", false))))),
                List.of(new MeterFacts(
                        "power",
                        MeterFacts.Quantity.POWER,
                        "127.0.0.1:8888",
                        new MeterIdentity("Wattladder-estimate", "0.1.0", "Wattladder-estimate,1000,1", false),
                        EvidenceTier.ESTIMATED,
                        new MeterRanges("", ""),
                        1,
                        Measurement.of(-0.25))),
                List.of(
                        new WorkletResult(
                                "lu",
                                List.of(new HostClient(
                                        "sut",
                                        new ClientFacts(
                                                1,
                                                4711,
                                                1,
                                                new ClientPinning("0", "0", "0", "0:41000 1:12"),
                                                new ClientMemory(268_435_456L, 300_000_000L, 123),
                                                new ClientStorage(
                                                        "/data/wattladder-storage",
                                                        List.of(new StorageDevice(
                                                                "sdb", "Model", 1L << 40, 1L << 39, "/data", "xfs",
                                                                false)),
                                                        "io_uring",
                                                        StorageBypass.MINCORE),
                                                "OpenJDK 17",
                                                List.of("taskset", "-c", "0", "java")),
                                        Measurement.of(290_000_000))),
                                List.of(SampleDeployment.launched()),
                                Measurement.of(812.5),
                                List.of(level),
                                missing,
                                List.of(),
                                List.of(new DiscardedInterval(Message.of("disturbed.after", "sut & more"), level))),
                        new WorkletResult(
                                "idle",
                                List.of(),
                                Measurement.absent("absent.not-calibrated"),
                                List.of(idle),
                                List.of(new Fault(
                                        start.plusSeconds(700),
                                        Message.of("place.meter", "power"),
                                        Message.of("fault.meter-silent", "power <silent>"),
                                        List.of("last line"))))),
                Environment.unasked());
    }
}
