package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Started;
import org.wattladder.ptdaemon.codec.SampleHeader;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.Sentences;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** Channels can be told from their answer. */
final class ReadChannels implements CheckRule {
    private static final double INTERVALS = 1.5;

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "read-channels",
                "Answers `RL,*,*` on one channel with `Invalid number of parameters`, on several with a header that names them and a row with all of them.",
                "Clients ask it of every device, and tell by the answer which kind it is.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        Started started = bench.start("check-channels");
        bench.pauseIntervals(INTERVALS, started);
        String answer = bench.ask("RL,*,*").answer();
        try {
            SampleHeader header = SampleHeader.parse(answer);
            int channels = -1;
            for (int row = 0; row < header.rows(); row++) {
                channels = SampleRow.parse(bench.wire().line(bench.patience()))
                        .channels()
                        .size();
            }
            bench.idle();
            return Outcome.of(
                    header.rows() > 0 && header.channels().orElse(0) == channels && channels > 0,
                    "'" + answer + "', rows with " + channels + " channels behind the sum.");
        } catch (UnreadableAnswer other) {
            bench.idle();
            int stated = bench.identity().statedChannels();
            return answer.contains(Sentences.WRONG_PARAMETER_COUNT)
                    ? Outcome.passed("'" + answer + "': one channel"
                            + (stated > 1 ? ", though the identity says " + stated + "." : "."))
                    : Outcome.failed("'" + answer + "'.");
        }
    }
}
