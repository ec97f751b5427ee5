package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.SampleCurves;
import org.wattladder.reporter.sample.SampleRuns;

/** Runs in which transactions ended without result. */
final class FailingTransactions {
    private FailingTransactions() {}

    static List<FailingCase> all() {
        return List.of(
                FailingCase.invalid(
                        "injector-limited",
                        "supermarket",
                        "the first rate that was not sustained, only 25 % of the CPUs of the system under test were busy",
                        SampleCurves.starved()),
                FailingCase.warning(
                        "aborted-transactions",
                        "lu",
                        "Transactions were aborted in 1 of 3 intervals. The maximum is 2.0 % of those that ended,"
                                + " in level 67 %; the limit is 1 %.",
                        aborted(0.02)),
                FailingCase.invalid(
                        "aborted-transactions",
                        "lu",
                        "Transactions were aborted in 1 of 3 intervals. The maximum"
                                + " is 10.0 % of those that ended, in level 67 %; the limit is"
                                + " 5 %.",
                        aborted(0.1)));
    }

    private static RunResult aborted(double share) {
        return Altered.intervals(
                SampleRuns.full(),
                "lu",
                Intervals.level(67),
                interval -> Intervals.types(
                        interval,
                        interval.types().stream()
                                .map(type -> new TypeResult(
                                        type.type(),
                                        type.transactions(),
                                        Math.round(type.transactions() * share / (1 - share)),
                                        type.bytesPerTransaction(),
                                        type.serviceHistogram(),
                                        type.responseHistogram()))
                                .toList()));
    }
}
