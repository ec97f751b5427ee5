package org.wattladder.meter.check.daemon;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Takes the long measurement: reads each sample as it comes, and stops well inside the next interval. */
final class Observer {
    private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(10);
    private static final double STOP_SHARE = 0.75;

    private final CheckedDaemon daemon;

    Observer(CheckedDaemon daemon) {
        this.daemon = daemon;
    }

    Observation observe() throws CheckFault {
        Started started = daemon.start("check-samples");
        List<RowLine> live = live(started);
        pauseUntilInside(started);
        Exchange stop = daemon.ask("Stop");
        List<RowLine> rest = new ArrayList<>(daemon.rows("RL"));
        daemon.ask("Stop");
        rest.addAll(daemon.rows("RL"));
        Exchange statistics = daemon.ask(daemon.column().word());
        return new Observation(started, live, stop, rest, statistics, daemon.ask("Uncertainty"));
    }

    private List<RowLine> live(Started started) throws CheckFault {
        int wanted = Math.max(1, daemon.settings().samples() - 1);
        long giveUpAt = daemon.time().nanoTime()
                + TimeUnit.MILLISECONDS.toNanos((long) started.samplingMillis() * (wanted + 1))
                + daemon.patience().toNanos();
        List<RowLine> live = new ArrayList<>();
        while (live.size() < wanted) {
            List<RowLine> next = daemon.rows("RL,1");
            live.addAll(next);
            if (next.isEmpty()) {
                if (daemon.time().nanoTime() - giveUpAt > 0) {
                    throw new CheckFault("Only " + live.size() + " samples of " + wanted + " came in time.");
                }
                daemon.pause(POLL_NANOS);
            }
        }
        return live;
    }

    private void pauseUntilInside(Started started) {
        long interval = TimeUnit.MILLISECONDS.toNanos(started.samplingMillis());
        long passed = daemon.time().nanoTime() - started.go().askedAtNanos();
        daemon.pause(interval - passed % interval + (long) (STOP_SHARE * interval));
    }
}
