package org.wattladder.meter.source.estimate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

/** Applies the model to the utilisation between two looks at the processor times. */
final class OpenEstimate implements OpenSource {
    private static final Logger LOG = LoggerFactory.getLogger(OpenEstimate.class);

    private final Path procStat;
    private final PowerModel model;
    private Optional<CpuTimes> last = Optional.empty();

    OpenEstimate(Path procStat, PowerModel model) {
        this.procStat = procStat;
        this.model = model;
    }

    static Optional<CpuTimes> read(Path procStat) throws IOException {
        return CpuTimes.parse(Files.readString(procStat));
    }

    @Override
    public Set<Column> columns() {
        return Set.of(Column.WATTS);
    }

    @Override
    public void begin() {
        last = look();
    }

    @Override
    public Channel sample() {
        Optional<CpuTimes> earlier = last;
        last = look();
        if (earlier.isEmpty() || last.isEmpty()) {
            return Channel.watts(Reading.invalid());
        }
        OptionalDouble utilisation = last.get().utilisationSince(earlier.get());
        return Channel.watts(
                utilisation.isPresent() ? Reading.of(model.watts(utilisation.getAsDouble())) : Reading.invalid());
    }

    private Optional<CpuTimes> look() {
        try {
            return read(procStat);
        } catch (IOException unreadable) {
            LOG.warn("sample is an error: {} cannot be read ({})", procStat, unreadable.getMessage());
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        last = Optional.empty();
    }
}
