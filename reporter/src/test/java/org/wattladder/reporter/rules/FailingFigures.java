package org.wattladder.reporter.rules;

import static org.wattladder.reporter.rules.FailingCase.invalid;
import static org.wattladder.reporter.sample.Altered.intervals;
import static org.wattladder.reporter.sample.Intervals.level;

import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.Windows;

/** Runs in whose result one figure was edited and those that belong to it were not. */
final class FailingFigures {
    private static final RunResult GOOD = SampleRuns.full();

    private FailingFigures() {}

    static List<FailingCase> all() {
        return List.of(
                invalid(
                        "figures-contradict",
                        "lu, level 67 %",
                        "The actual rate is 750.00 /s, but the clients add up to 477.51 /s.",
                        intervals(GOOD, "lu", level(67), interval -> Intervals.actualRate(interval, 750))),
                invalid(
                        "figures-contradict",
                        "lu, level 33 %",
                        "The clients completed 14,111 transactions, but the transaction types add up to 28,222.",
                        intervals(
                                GOOD,
                                "lu",
                                level(33),
                                interval -> Intervals.clients(
                                        interval, interval.clients().subList(0, 1)))),
                invalid(
                        "figures-contradict",
                        "lu, level 33 %",
                        "The target rate is 7.0000 /s, but the load level of the calibrated rate is 235.09 /s.",
                        intervals(GOOD, "lu", level(33), interval -> Intervals.targetRate(interval, 7))),
                invalid(
                        "figures-contradict",
                        "idle, active idle",
                        "The average power is 30.000 W, but the meters add up to 41.700 W.",
                        intervals(
                                GOOD,
                                "idle",
                                any -> true,
                                interval -> Altered.power(
                                        interval,
                                        PowerResult.of(
                                                Measurement.of(30),
                                                interval.power().meters())))),
                invalid(
                        "figures-contradict",
                        "idle, active idle",
                        "The average of meter wall, 41.700 W, is not between its lowest and its highest sample.",
                        Altered.powerWindows(GOOD, "idle", window -> Windows.minimum(window, 41.8))));
    }
}
