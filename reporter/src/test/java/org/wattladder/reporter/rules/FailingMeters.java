package org.wattladder.reporter.rules;

import static org.wattladder.reporter.rules.FailingCase.invalid;
import static org.wattladder.reporter.rules.FailingCase.quick;
import static org.wattladder.reporter.rules.FailingCase.warning;
import static org.wattladder.reporter.sample.Altered.intervals;
import static org.wattladder.reporter.sample.Altered.powerWindows;
import static org.wattladder.reporter.sample.Intervals.level;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterIdentity;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.Windows;

/** Runs that break the rules of power, meters and air. */
final class FailingMeters {
    private static final RunResult GOOD = SampleRuns.full();

    private FailingMeters() {}

    static List<FailingCase> all() {
        return Stream.of(power(), meters(), devices(), air())
                .flatMap(List::stream)
                .toList();
    }

    private static List<FailingCase> power() {
        return List.of(
                invalid(
                        "power-absent",
                        "lu, level 67 %",
                        "Watts are absent: meter wall: all 120 samples of meter 'wall' in the window are errors.",
                        intervals(
                                GOOD,
                                "lu",
                                level(67),
                                interval -> Altered.power(
                                        interval,
                                        PowerResult.of(
                                                Measurement.absent(
                                                        "absent.of-meter",
                                                        "wall",
                                                        Message.of("absent.all-samples-errors", 120, "wall")),
                                                List.of())))),
                invalid(
                        "power-absent",
                        "run",
                        "The plan has no power meter",
                        Altered.plan(GOOD, Plans.withoutMeters(GOOD.plan()))),
                invalid(
                        "weak-evidence",
                        "meter wall",
                        "A model estimated the figures; nothing was measured.",
                        tier(EvidenceTier.ESTIMATED)),
                new FailingCase(
                        "weak-evidence",
                        Severity.WOULD_BE_INVALID,
                        "meter wall",
                        "A model estimated the figures; nothing was measured.",
                        quick(tier(EvidenceTier.ESTIMATED))),
                invalid("weak-evidence", "meter wall", "replayed or scripted", tier(EvidenceTier.SCRIPTED)),
                invalid("weak-evidence", "meter wall", "replayed or scripted", tier(EvidenceTier.PUBLISHED)),
                warning("weak-evidence", "meter wall", "counters inside the machine", tier(EvidenceTier.IN_BAND)),
                warning(
                        "mixed-tiers",
                        "run",
                        "Watts of different evidence tiers are added or compared: accepted-analyzer, bmc. The run"
                                + " has the last, weakest tier.",
                        tier(EvidenceTier.BMC)),
                warning(
                        "power-not-falling",
                        "lu, level 33 %",
                        "Power is 103.6 W, not less than the 103.5 W of level 67 %.",
                        watts("lu", 33, 103.6)),
                warning(
                        "power-not-falling",
                        "crypto-aes, active idle",
                        "not less than the 73.25 W of level 33 %",
                        watts("idle", 0, 75)));
    }

    private static List<FailingCase> devices() {
        return List.of(
                new FailingCase(
                        "unknown-analyzer",
                        Severity.NOTE,
                        "meter wall",
                        "AcmeScope is an accepted analyzer, but no driver of this name is known",
                        device("AcmeScope", "")),
                warning(
                        "long-average",
                        "meter wall",
                        "Each value is an average over 30 s, so that it also holds what was before; the limit is 5 s.",
                        device("Wattladder-hwmon", "average of 30000 ms")));
    }

    private static RunResult device(String driver, String detail) {
        return Altered.meters(
                GOOD,
                meter -> new MeterFacts(
                        meter.name(),
                        meter.quantity(),
                        meter.address(),
                        new MeterIdentity(driver, "1.10.0", driver + ",1000,mode=power," + detail, false),
                        meter.tier(),
                        meter.ranges(),
                        meter.channels(),
                        meter.clockOffsetMillis()));
    }

    private static List<FailingCase> meters() {
        return List.of(
                warning(
                        "error-samples",
                        "meter wall",
                        "Too many samples are errors in 3 of 7 windows; the maximum is 3 of 120, in lu, level 100"
                                + " %.",
                        powerWindows(GOOD, "lu", window -> Windows.samples(window, 117, 3))),
                invalid(
                        "error-samples",
                        "meter wall",
                        "12 of 120",
                        powerWindows(GOOD, "lu", window -> Windows.samples(window, 108, 12))),
                warning(
                        "meter-coverage",
                        "meter wall",
                        "Too few valid samples in 3 of 7 windows; the minimum is in lu, level 100 %: 110 of 120.",
                        powerWindows(GOOD, "lu", window -> Windows.samples(window, 110, 0))),
                invalid(
                        "meter-coverage",
                        "meter wall",
                        "30 of 120",
                        powerWindows(GOOD, "lu", window -> Windows.samples(window, 30, 0))),
                invalid(
                        "unknown-uncertainty",
                        "meter wall",
                        "in 3 of 7 windows",
                        powerWindows(GOOD, "lu", window -> Windows.uncertainty(window, Measurement.of(0.3), 2))),
                new FailingCase(
                        "unknown-uncertainty",
                        Severity.NOTE,
                        "meter wall",
                        "is unknown",
                        powerWindows(
                                GOOD,
                                "lu",
                                window -> Windows.uncertainty(
                                        Windows.tier(window, EvidenceTier.BMC),
                                        Measurement.absent("absent.no-uncertainty"),
                                        120))),
                invalid(
                        "average-uncertainty",
                        "meter wall",
                        "The average uncertainty is above 1 % in 3 of 7 windows; the maximum is 1.10 %, in lu,"
                                + " level 100 %.",
                        powerWindows(GOOD, "lu", window -> Windows.uncertainty(window, Measurement.of(1.1), 0))),
                warning(
                        "average-uncertainty",
                        "meter wall",
                        "The average uncertainty is above 1 % in 3 of 7 windows; the maximum is 2.50 %, in lu,"
                                + " level 100 %.",
                        powerWindows(
                                GOOD,
                                "lu",
                                window -> Windows.uncertainty(
                                        Windows.tier(window, EvidenceTier.BMC), Measurement.of(2.5), 0))),
                warning(
                        "statistics-disagree",
                        "meter wall",
                        "Device statistics do not match the samples in 3 of 7 windows; the first is lu, level 100"
                                + " %.",
                        powerWindows(GOOD, "lu", Windows::disagreeing)));
    }

    private static List<FailingCase> air() {
        Measurement silent = Measurement.absent("absent.sensors-without-sample");
        RunResult cold = intervals(
                GOOD,
                "lu",
                level(67),
                interval -> Altered.temperature(
                        interval,
                        TemperatureResult.of(
                                Measurement.of(18.25),
                                Measurement.of(21),
                                interval.temperature().meters())));
        return List.of(
                invalid(
                        "inlet-temperature",
                        "lu, level 67 %",
                        "The inlet temperature fell to 18.2 °C; at least 20" + " °C are required.",
                        cold),
                new FailingCase(
                        "inlet-temperature",
                        Severity.WOULD_BE_INVALID,
                        "lu, level 67 %",
                        "The inlet temperature fell to 18.2 °C; at least 20 °C are required.",
                        quick(cold)),
                invalid(
                        "inlet-temperature",
                        "run",
                        "The inlet temperature is unknown in 1 of 7 recorded intervals.",
                        intervals(
                                GOOD,
                                "lu",
                                level(67),
                                interval -> Altered.temperature(
                                        interval, TemperatureResult.of(silent, silent, List.of())))));
    }

    private static RunResult tier(EvidenceTier tier) {
        return powerWindows(GOOD, "lu", window -> Windows.tier(window, tier));
    }

    private static RunResult watts(String worklet, double level, double watts) {
        return intervals(
                GOOD,
                worklet,
                interval -> interval.plan().loadPercent().orElseThrow() == level,
                interval -> Altered.power(
                        interval,
                        PowerResult.of(Measurement.of(watts), interval.power().meters())));
    }
}
