package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Sentences;

/** Commands are read by line, not by packet. */
final class JoinedCommands implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "joined-commands",
                "Answers two commands that come in one packet, in their order.",
                "TCP may join what was sent apart.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        bench.wire().send("Hello\r\nRR\r\n");
        String first = bench.wire().line(bench.patience());
        String second = bench.wire().line(bench.patience());
        return Outcome.of(
                first.equals(Sentences.HELLO) && second.startsWith("Ranges,"),
                "'Hello' and 'RR' at once were answered with '" + first + "' and '" + second + "'.");
    }
}
