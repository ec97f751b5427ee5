package org.wattladder.meter.source.estimate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

/** Applies the model to the utilisation between two looks at the processor times. */
final class OpenEstimate implements OpenSource {
    private final CpuUse use;
    private final PowerModel model;

    OpenEstimate(Path procStat, PowerModel model) {
        this.use = new CpuUse(procStat);
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
        use.begin();
    }

    @Override
    public Channel sample() {
        OptionalDouble utilisation = use.sinceLast();
        return Channel.watts(
                utilisation.isPresent() ? Reading.of(model.watts(utilisation.getAsDouble())) : Reading.invalid());
    }

    @Override
    public void close() {
        // nothing is held between two looks
    }
}
