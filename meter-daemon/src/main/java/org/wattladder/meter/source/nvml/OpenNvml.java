package org.wattladder.meter.source.nvml;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.gather.ChannelMath;
import org.wattladder.meter.source.gather.Gathering;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;

/** Samples what the reader gathered; never waits for nvidia-smi. */
final class OpenNvml implements OpenSource {
    private static final Duration HANGS = Duration.ofSeconds(20);

    private final Gpus gpus;
    private final Gathering gathering;
    private final SmiReader reader;

    OpenNvml(SmiCommand command, Gpus gpus, TimeSource time) {
        this.gpus = gpus;
        this.gathering = new Gathering(
                time, gpus.found().size(), Duration.ofMillis(Math.max(2000, 3L * command.intervalMillis())));
        this.reader = SmiReader.start(command, new GpuRounds(gpus, gathering));
    }

    @Override
    public Set<Column> columns() {
        return Set.of(Column.WATTS);
    }

    @Override
    public int channels() {
        return gpus.found().size();
    }

    @Override
    public Optional<String> device() {
        return Optional.of("nvidia-smi: " + gpus.sentence());
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
        if (gathering.silentNanos() > HANGS.toNanos()) {
            reader.endProcess();
        }
        return ChannelMath.figures(gathering.take());
    }

    @Override
    public void close() {
        reader.close();
    }
}
