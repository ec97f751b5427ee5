package org.wattladder.meter.source.pdu;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.gather.ChannelMath;
import org.wattladder.meter.source.gather.Gathering;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;

/** A unit as a source: its own thread asks at the poll interval, a sample never waits. */
final class OpenPdu implements OpenSource {
    private static final Logger LOG = LoggerFactory.getLogger(OpenPdu.class);

    private final PowerUnit unit;
    private final PduSettings settings;
    private final Gathering gathering;
    private final CountDownLatch closed = new CountDownLatch(1);
    private String told = "";

    private OpenPdu(PowerUnit unit, PduSettings settings, TimeSource time) {
        this.unit = unit;
        this.settings = settings;
        this.gathering = new Gathering(time, unit.objects().size(), Duration.ofMillis(settings.updateMillis()));
    }

    static OpenPdu start(PowerUnit unit, PduSettings settings, TimeSource time) {
        OpenPdu open = new OpenPdu(unit, settings, time);
        Thread thread = new Thread(open::run, "pdu");
        thread.setDaemon(true);
        thread.start();
        return open;
    }

    private void run() {
        try {
            do {
                try {
                    gathering.add(unit.ask());
                    tell("");
                } catch (IOException failed) {
                    tell(String.valueOf(failed.getMessage()));
                }
            } while (!closed.await(settings.pollMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void tell(String trouble) {
        if (!told.equals(trouble) && closed.getCount() > 0) {
            told = trouble;
            if (trouble.isEmpty()) {
                LOG.info("{} tells power again", settings.address());
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
        return unit.objects().size();
    }

    @Override
    public Optional<String> device() {
        return Optional.of("PDU at " + settings.address());
    }

    @Override
    public void begin() {
        gathering.begin();
    }

    @Override
    public Channel sample() {
        return sampleAll().total();
    }

    @Override
    public Figures sampleAll() {
        return ChannelMath.figures(gathering.take());
    }

    @Override
    public void close() {
        closed.countDown();
        unit.close();
    }
}
