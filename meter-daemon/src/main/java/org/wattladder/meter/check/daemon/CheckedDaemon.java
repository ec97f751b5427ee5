package org.wattladder.meter.check.daemon;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.GoAnswer;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.SampleHeader;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** The daemon under test, as rules see it. For one thread. */
public final class CheckedDaemon implements AutoCloseable {
    private final CheckSettings settings;
    private final TimeSource time;
    private final List<Exchange> exchanges = new ArrayList<>();
    private Optional<Wire> wire = Optional.empty();
    private Optional<Identity> identity = Optional.empty();
    private Optional<Observation> observation = Optional.empty();
    private boolean fastRefused;

    /** A daemon that has not connected yet. */
    public CheckedDaemon(CheckSettings settings, TimeSource time) {
        this.settings = settings;
        this.time = time;
    }

    /** What was asked for. */
    public CheckSettings settings() {
        return settings;
    }

    /** The clock. */
    public TimeSource time() {
        return time;
    }

    /** All commands so far with their answers. */
    public List<Exchange> exchanges() {
        return List.copyOf(exchanges);
    }

    /** The open connection, made when there is none. */
    public Wire wire() throws Unreachable {
        if (wire.isEmpty()) {
            wire = Optional.of(Wire.open(settings.address(), time));
        }
        return wire.get();
    }

    /** Closes the connection; the next command makes a new one. */
    public void leave() {
        wire.ifPresent(Wire::close);
        wire = Optional.empty();
    }

    /** How long an answer may take. */
    public Duration patience() {
        return settings.patience().plusMillis(2L * samplingMillis());
    }

    /** Sends a command with CR LF and returns the first line that answers it. */
    public Exchange ask(String command) throws CheckFault {
        return ask(command, "\r\n");
    }

    /** Sends a command with this line end and returns the first line that answers it. */
    public Exchange ask(String command, String lineEnd) throws CheckFault {
        Wire open = wire();
        long askedAt = time.nanoTime();
        try {
            open.send(command + lineEnd);
            String answer = open.line(patience());
            Exchange exchange = new Exchange(command, answer, open.endedWithCarriageReturn(), askedAt, time.nanoTime());
            exchanges.add(exchange);
            return exchange;
        } catch (CheckFault fault) {
            leave();
            throw new CheckFault("'" + command + "': " + fault.getMessage());
        }
    }

    /** Reads sample lines; empty when the daemon says that nothing is unread. */
    public List<RowLine> rows(String command) throws CheckFault {
        String first = ask(command).answer();
        if (SampleHeader.saysNothingUnread(first)) {
            return List.of();
        }
        try {
            int count = SampleHeader.parse(first).rows();
            List<RowLine> rows = new ArrayList<>();
            for (int row = 0; row < count; row++) {
                rows.add(new RowLine(wire().line(patience()), time.now(), time.nanoTime()));
            }
            return rows;
        } catch (UnreadableAnswer other) {
            throw new CheckFault("'" + command + "': " + other.getMessage() + ".");
        }
    }

    /** Makes sure that nothing is measured. */
    public void idle() throws CheckFault {
        if (!FixedAnswers.refuses(ask("Stop").answer())) {
            ask("Stop");
        }
    }

    /** Starts a measurement; an interval shorter than the device's default is given up when it is refused. */
    public Started start(String mark) throws CheckFault {
        idle();
        Exchange go = ask("Go," + samplingMillis() + ",0," + mark);
        if (settings.samplingMillis().isPresent() && FixedAnswers.refuses(go.answer())) {
            fastRefused = true;
            go = ask("Go," + samplingMillis() + ",0," + mark);
        }
        try {
            return new Started(go, GoAnswer.parse(go.answer()).samplingMillis());
        } catch (UnreadableAnswer other) {
            throw new CheckFault("'" + go.command() + "': " + other.getMessage() + ".");
        }
    }

    /** The interval that measurements ask for. */
    public int samplingMillis() {
        int byDefault = identity.map(Identity::samplingMillis).orElse(1000);
        return fastRefused ? byDefault : settings.samplingMillis().orElse(byDefault);
    }

    /** What the daemon says of itself. */
    public Identity identity() throws CheckFault {
        if (identity.isEmpty()) {
            try {
                identity = Optional.of(Identity.parse(ask("Identify").answer()));
            } catch (UnreadableAnswer other) {
                throw new Unobserved("The identity cannot be read.");
            }
        }
        return identity.get();
    }

    /** What it measures: watts or temperature. */
    public Column column() throws CheckFault {
        return identity().mode() == Identity.Mode.POWER ? Column.WATTS : Column.TEMPERATURE;
    }

    /** The long measurement; taken when first asked for. */
    public Observation observation() throws CheckFault {
        if (observation.isEmpty()) {
            throw new Unobserved("No measurement could be taken.");
        }
        return observation.get();
    }

    /** Takes the long measurement. */
    public Observation observe() throws CheckFault {
        observation = Optional.of(new Observer(this).observe());
        return observation.get();
    }

    /** Lets time pass. */
    public void pause(long nanos) {
        long until = time.nanoTime() + nanos;
        for (long left = nanos; left > 0; left = until - time.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }

    /** Lets some sampling intervals pass. */
    public void pauseIntervals(double intervals, Started started) {
        pause((long) (intervals * TimeUnit.MILLISECONDS.toNanos(started.samplingMillis())));
    }

    @Override
    public void close() {
        leave();
    }
}
