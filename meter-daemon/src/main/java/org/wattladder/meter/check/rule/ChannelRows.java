package org.wattladder.meter.check.rule;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.CheckedDaemon;
import org.wattladder.meter.check.daemon.RowLine;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.SampleHeader;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** Reads samples with all of their channels. */
final class ChannelRows {
    private ChannelRows() {}

    /** Unread samples; with single channels where the daemon has several. */
    static List<SampleRow> unread(CheckedDaemon daemon) throws CheckFault, UnreadableAnswer {
        List<SampleRow> rows = new ArrayList<>();
        String answer = daemon.ask("RL,*,*").answer();
        if (SampleHeader.saysNothingUnread(answer)) {
            return rows;
        }
        if (FixedAnswers.refuses(answer)) {
            for (RowLine line : daemon.rows("RL")) {
                rows.add(SampleRow.parse(line.text()));
            }
            return rows;
        }
        for (int left = SampleHeader.parse(answer).rows(); left > 0; left--) {
            rows.add(SampleRow.parse(daemon.wire().line(daemon.patience())));
        }
        return rows;
    }
}
