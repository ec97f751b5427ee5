package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Sentences;

/** Lines have an end. */
final class OverlongLine implements CheckRule {
    private static final int LENGTH = 100_000;

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "overlong-line",
                "Survives a line of 100,000 characters: refuses it or hangs up, and serves on.",
                "Anyone who can connect can send one.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        String fate;
        try {
            fate = "It was answered with '" + bench.ask("x".repeat(LENGTH)).answer() + "'";
        } catch (CheckFault hungUp) {
            fate = "It was dropped";
        }
        bench.leave();
        String after = bench.ask("Hello").answer();
        return Outcome.of(
                after.equals(Sentences.HELLO), fate + "; the next client's 'Hello' was answered with '" + after + "'.");
    }
}
