package org.wattladder.meter.check.rule;

import java.time.Duration;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Unreachable;

/** No line comes before the first command. */
final class NoGreeting implements CheckRule {
    private static final Duration QUIET = Duration.ofMillis(300);

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "no-greeting",
                "Says nothing when a client connects.",
                "Every client speaks first; an unasked line would be taken for the answer to its first command.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        bench.leave();
        try {
            String greeting = bench.wire().line(QUIET);
            return Outcome.failed("It said '" + greeting + "' before it was asked.");
        } catch (Unreachable gone) {
            throw gone;
        } catch (CheckFault silent) {
            bench.leave();
            return Outcome.passed("Nothing came in " + QUIET.toMillis() + " ms.");
        }
    }
}
