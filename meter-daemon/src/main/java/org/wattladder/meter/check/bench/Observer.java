package org.wattladder.meter.check.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Identity;

/** Takes the long measurement: reads each sample as it comes, and stops well inside the next interval. */
final class Observer {
    private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(10);
    private static final double STOP_SHARE = 0.75;

    private final Bench bench;

    Observer(Bench bench) {
        this.bench = bench;
    }

    Observation observe() throws CheckFault {
        Started started = bench.start("check-samples");
        List<RowLine> live = live(started);
        pauseUntilInside(started);
        Exchange stop = bench.ask("Stop");
        List<RowLine> rest = new ArrayList<>(bench.rows("RL"));
        bench.ask("Stop");
        rest.addAll(bench.rows("RL"));
        boolean power = bench.identity().mode() == Identity.Mode.POWER;
        Exchange statistics = bench.ask((power ? Column.WATTS : Column.TEMPERATURE).word());
        return new Observation(started, live, stop, rest, statistics, bench.ask("Uncertainty"));
    }

    private List<RowLine> live(Started started) throws CheckFault {
        int wanted = Math.max(1, bench.settings().samples() - 1);
        long giveUpAt = bench.time().nanoTime()
                + TimeUnit.MILLISECONDS.toNanos((long) started.samplingMillis() * (wanted + 1))
                + bench.patience().toNanos();
        List<RowLine> live = new ArrayList<>();
        while (live.size() < wanted) {
            List<RowLine> next = bench.rows("RL,1");
            live.addAll(next);
            if (next.isEmpty()) {
                if (bench.time().nanoTime() - giveUpAt > 0) {
                    throw new CheckFault("Only " + live.size() + " samples of " + wanted + " came in time.");
                }
                bench.pause(POLL_NANOS);
            }
        }
        return live;
    }

    private void pauseUntilInside(Started started) {
        long interval = TimeUnit.MILLISECONDS.toNanos(started.samplingMillis());
        long passed = bench.time().nanoTime() - started.go().askedAtNanos();
        bench.pause(interval - passed % interval + (long) (STOP_SHARE * interval));
    }
}
