package org.wattladder.meter.check.rule;

import java.util.Locale;
import java.util.Set;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Exchange;

/** Answers come soon enough. */
final class AnswerTimes implements CheckRule {
    private static final int QUICK_LIMIT_MILLIS = 1000;
    private static final int RANGE_LIMIT_MILLIS = 15_000;
    private static final Set<String> QUICK =
            Set.of("hello", "identify", "rr", "go", "r*", "uncertainty", "watts", "temperature");

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "answer-times",
                "Answers `Hello`, `Identify`, `RR`, `Go`, `R*`, `Uncertainty` and statistics within a second, and `SR` within 15 s.",
                "Seen under 20 ms, and up to 7 s for `SR`; clients poll once a second and give up after some.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        Exchange slowest = null;
        for (Exchange exchange : bench.exchanges()) {
            boolean range = exchange.word().equals("sr");
            if (QUICK.contains(exchange.word()) && (slowest == null || exchange.millis() > slowest.millis())) {
                slowest = exchange;
            }
            if (range && exchange.millis() > RANGE_LIMIT_MILLIS) {
                return Outcome.failed(took(exchange));
            }
        }
        return slowest == null
                ? Outcome.notApplicable("Nothing was answered.")
                : Outcome.of(slowest.millis() <= QUICK_LIMIT_MILLIS, "The slowest: " + took(slowest));
    }

    private static String took(Exchange exchange) {
        return String.format(Locale.ROOT, "'%s' took %.0f ms.", exchange.command(), exchange.millis());
    }
}
