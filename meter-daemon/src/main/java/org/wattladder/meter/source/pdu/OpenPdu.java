package org.wattladder.meter.source.pdu;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.Start;
import org.wattladder.meter.source.gather.ChannelMath;
import org.wattladder.meter.source.gather.Gathering;
import org.wattladder.meter.source.poll.Demand;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;

/** A unit as a source: its own thread asks at the poll interval while samples are taken; a sample never waits. */
final class OpenPdu implements OpenSource {
    private static final Logger LOG = LoggerFactory.getLogger(OpenPdu.class);
    private static final long CLOSING_MILLIS = 5_000;

    private final Outlets unit;
    private final Rhythm rhythm;
    private final Gathering gathering;
    private final Demand demand;
    private final Thread thread;
    private volatile boolean closing;
    private String told = "";

    private OpenPdu(Outlets unit, Rhythm rhythm, TimeSource time) {
        this.unit = unit;
        this.rhythm = rhythm;
        this.gathering = new Gathering(time, unit.count(), Duration.ofMillis(rhythm.updateMillis()));
        this.demand = new Demand(time);
        this.thread = new Thread(this::run, "pdu");
        thread.setDaemon(true);
    }

    static OpenPdu start(Outlets unit, Rhythm rhythm, TimeSource time) {
        OpenPdu open = new OpenPdu(unit, rhythm, time);
        open.thread.start();
        return open;
    }

    private void run() {
        try {
            for (boolean open = demand.await(0); open; open = demand.await(rhythm.pollMillis())) {
                try {
                    gathering.add(unit.ask());
                    tell("");
                } catch (IOException failed) {
                    tell(String.valueOf(failed.getMessage()));
                }
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void tell(String trouble) {
        if (!told.equals(trouble) && !closing) {
            told = trouble;
            if (trouble.isEmpty()) {
                LOG.info("{} tells power again", unit.address());
            } else {
                LOG.warn("samples become errors: {}", trouble);
            }
        }
    }

    @Override
    public Set<Column> columns() {
        return Set.of(Column.WATTS);
    }

    @Override
    public int channels() {
        return unit.count();
    }

    @Override
    public Optional<String> device() {
        return Optional.of("PDU at " + unit.address());
    }

    @Override
    public void begin() {
        gathering.begin();
        demand.want();
    }

    @Override
    public void begin(Start start) {
        gathering.begin();
        demand.want(start.samplingMillis());
    }

    @Override
    public Channel sample() {
        return sampleAll().total();
    }

    @Override
    public Figures sampleAll() {
        demand.want();
        return ChannelMath.figures(gathering.take());
    }

    /** Breaks off a question that is under way, then lets go of the unit. */
    @Override
    public void close() {
        closing = true;
        demand.close();
        thread.interrupt();
        try {
            thread.join(CLOSING_MILLIS);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
        unit.close();
    }
}
