package org.wattladder.reporter.rules;

import static org.wattladder.reporter.rules.FailingCase.invalid;
import static org.wattladder.reporter.rules.FailingCase.warning;
import static org.wattladder.reporter.sample.Altered.intervals;
import static org.wattladder.reporter.sample.Altered.powerWindows;
import static org.wattladder.reporter.sample.Intervals.level;

import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterGap;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.Windows;

/** Runs that break the rules of ranges, voltage, clocks and gaps of meters, and of which meter measures what. */
final class FailingElectrics {
    private static final RunResult GOOD = SampleRuns.full();
    private static final Instant LOST = Instant.parse("2026-03-01T10:20:00Z");
    private static final MeterGap GAP = new MeterGap(LOST, LOST.plusMillis(3500), Message.of("fault.daemon-closed"));

    private static final MeterGap CLOCK_SET =
            new MeterGap(LOST, LOST.plusMillis(1500), Message.of("fault.meter-clock-set", Figure.signed(2.5, 3)));

    private FailingElectrics() {}

    private static RunResult everyWindow(UnaryOperator<MeterWindow> change) {
        RunResult run = GOOD;
        for (WorkletResult worklet : GOOD.worklets()) {
            run = powerWindows(run, worklet.name(), change);
        }
        return run;
    }

    static List<FailingCase> all() {
        return List.of(
                invalid(
                        "host-without-meter",
                        "host other",
                        "No primary power meter measures this host, but its performance is included.",
                        Altered.plan(GOOD, Plans.withUnmeasuredHost(GOOD.plan(), "other"))),
                warning(
                        "auto-ranging",
                        "meter wall",
                        "Automatic ranging was on in 3 of 7 windows.",
                        powerWindows(GOOD, "lu", Windows::autoRanging)),
                invalid(
                        "meter-gap",
                        "meter wall",
                        "Samples are missing, or their time is uncertain, in 1 of 7 windows; the longest gap is"
                                + " 3.5 s, in lu, level 67 %: the daemon closed the connection.",
                        oneWindow(window -> Windows.gap(window, GAP))),
                warning(
                        "meter-gap",
                        "meter inlet",
                        "Samples are missing, or their time is uncertain, in 1 of 7 windows; the longest gap is"
                                + " 3.5 s, in lu, level 67 %: the daemon closed the connection.",
                        intervals(
                                GOOD,
                                "lu",
                                level(67),
                                interval -> Altered.temperature(
                                        interval,
                                        TemperatureResult.of(
                                                interval.temperature().minimumCelsius(),
                                                interval.temperature().averageCelsius(),
                                                interval.temperature().meters().stream()
                                                        .map(window -> Windows.gap(window, GAP))
                                                        .toList())))),
                warning(
                        "meter-gap",
                        "meter wall",
                        "The meter's clock was set in the measurements of 1 of 7 windows, but outside of the"
                                + " recording; the longest gap is 1.5 s, at lu, level 67 %: its clock was set by +2.500 s.",
                        oneWindow(window -> Windows.clockGap(window, CLOCK_SET))),
                invalid(
                        "meter-gap",
                        "meter wall",
                        "the longest gap is 1.5 s, in lu, level 67 %: its clock was set by +2.500 s.",
                        oneWindow(window -> Windows.gap(Windows.clockGap(window, CLOCK_SET), CLOCK_SET))),
                warning(
                        "clock-drift",
                        "meter wall",
                        "drifts by -812 ppm in lu, level 67 %; the limit is 500 ppm",
                        oneWindow(window -> Windows.clock(window, clock(-812, 1)))),
                warning(
                        "clock-residual",
                        "meter wall",
                        "The clock uncertainty is ± 501 ms in lu, level 67 %; the limit is 500 ms.",
                        oneWindow(window -> Windows.clock(window, clock(10, 501)))),
                warning(
                        "voltage",
                        "meter wall",
                        "The voltage is 218.0 V in lu, level 67 %. It deviates by -5.3 % from the median of the"
                                + " run, 230.2 V; the limit is 5 %.",
                        oneWindow(window -> Windows.volts(window, 218))),
                warning(
                        "stuck-meter",
                        "meter wall",
                        "Every sample is 90.000 W in 3 of 7 windows of 3 different loads.",
                        powerWindows(GOOD, "lu", window -> Windows.flat(window, 90))),
                invalid(
                        "stuck-meter",
                        "meter wall",
                        "Every sample is 90.000 W in 7 of 7 windows of 4 different loads.",
                        everyWindow(window -> Windows.flat(window, 90))),
                warning(
                        "zero-watts",
                        "meter wall",
                        "Some samples are 0 W in 1 of 7 windows; the first is lu, level 67 %.",
                        oneWindow(window -> Windows.flat(window, 0))),
                invalid(
                        "power-jump",
                        "meter wall",
                        "Readings jump by up to 90,000 W in 1 of 7 windows; the first is lu, level 67 %.",
                        oneWindow(window -> Windows.flat(window, 90_000))),
                warning(
                        "watts-contradict",
                        "meter wall",
                        "differ by up to 20 % from volts, amperes and power factor",
                        oneWindow(window -> Windows.channel(window, 184.0, 230.0, 1.0, 1.0))),
                invalid(
                        "watts-contradict",
                        "meter wall",
                        "differ by up to 99 %",
                        oneWindow(window -> Windows.channel(window, 0.9, 230.0, 0.4, 0.98))),
                invalid(
                        "watts-unlikely",
                        "meter wall",
                        "The average power is implausible for machines of this size in 1 of 7 windows; the worst"
                                + " is 0.0900 W, in lu, level 67 %.",
                        oneWindow(window -> Windows.average(window, 0.09))),
                invalid(
                        "watts-unlikely",
                        "meter wall",
                        "The average power is implausible for machines of this size in 1 of 7 windows; the worst"
                                + " is 90,000 W, in lu, level 67 %.",
                        oneWindow(window -> Windows.average(window, 90_000))),
                invalid(
                        "zero-watts",
                        "lu, level 67 %",
                        "The average power of all meters is 0 W",
                        intervals(
                                GOOD,
                                "lu",
                                level(67),
                                interval -> Altered.power(
                                        interval,
                                        PowerResult.of(
                                                Measurement.of(0),
                                                interval.power().meters())))));
    }

    private static RunResult oneWindow(UnaryOperator<MeterWindow> change) {
        return intervals(
                GOOD,
                "lu",
                level(67),
                interval -> Altered.power(
                        interval,
                        PowerResult.of(
                                interval.power().averageWatts(),
                                interval.power().meters().stream().map(change).toList())));
    }

    private static MeterClock clock(double drift, double residual) {
        return new MeterClock(Measurement.of(0), Measurement.of(drift), Measurement.of(residual));
    }
}
