package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Sentences;

/** Commands are read by line, not by packet. */
final class TornCommand implements CheckRule {
    private static final long PAUSE_NANOS = 5_000_000;

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "torn-command", "Understands a command that comes byte by byte.", "TCP may deliver any pieces.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        for (char letter : "Hello\r\n".toCharArray()) {
            bench.wire().send(String.valueOf(letter));
            bench.pause(PAUSE_NANOS);
        }
        String answer = bench.wire().line(bench.patience());
        return Outcome.of(
                answer.equals(Sentences.HELLO), "'Hello' in seven pieces was answered with '" + answer + "'.");
    }
}
