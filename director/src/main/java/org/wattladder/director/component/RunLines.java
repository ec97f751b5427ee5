package org.wattladder.director.component;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.plan.DerivedSeed;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.worklets.link.IterateLine;
import org.wattladder.worklets.link.RunLine;

/** Writes one interval as a line for each client; a pure function. */
final class RunLines {
    private RunLines() {}

    /**
     * The lines in order of client number; none for idle.
     *
     * @param users of each client, in order of client number
     */
    static List<RunLine> of(IntervalOrder order, List<Integer> users) {
        RunInterval interval = order.interval();
        Load load = order.work().load();
        if (load instanceof Load.Idle) {
            return List.of();
        }
        List<RunLine.Pace> paces = paces(interval, load, users);
        int depth = load instanceof Load.Outstanding outstanding ? outstanding.depth() : 0;
        List<RunLine> lines = new ArrayList<>();
        for (int i = 0; i < users.size(); i++) {
            lines.add(new RunLine(
                    interval.interval(),
                    order.startNanos(),
                    interval.preNanos(),
                    interval.recordingNanos(),
                    interval.postNanos(),
                    paces.get(i),
                    DerivedSeed.of(order.work().seed(), i + 1),
                    depth,
                    interval.earlyEnds()));
        }
        return lines;
    }

    /** The line of iterations, which is the same for every client. */
    static IterateLine of(long interval, Load.Iterations load, long startNanos) {
        return new IterateLine(interval, startNanos, load.pre(), load.measured(), load.post(), load.sizePercent());
    }

    private static List<RunLine.Pace> paces(RunInterval interval, Load load, List<Integer> users) {
        List<RunLine.Pace> paces = new ArrayList<>();
        if (load instanceof Load.Paced paced) {
            double rate = paced.transactionsPerSecond();
            List<Long> pre = CountDivision.shares(CountDivision.total(rate, interval.preNanos()), users);
            List<Long> recording = CountDivision.shares(CountDivision.total(rate, interval.recordingNanos()), users);
            List<Long> post = CountDivision.shares(CountDivision.total(rate, interval.postNanos()), users);
            for (int i = 0; i < users.size(); i++) {
                paces.add(new RunLine.Pace(pre.get(i), recording.get(i), post.get(i)));
            }
        } else {
            users.forEach(ignored -> paces.add(RunLine.Pace.unpaced()));
        }
        return paces;
    }
}
