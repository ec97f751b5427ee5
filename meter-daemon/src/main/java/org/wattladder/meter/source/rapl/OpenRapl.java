package org.wattladder.meter.source.rapl;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.sysfs.EnergyDelta;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

/** Sums the zones' power between two looks at their counters; one zone without power makes the sample an error. */
final class OpenRapl implements OpenSource {
    private static final Logger LOG = LoggerFactory.getLogger(OpenRapl.class);

    private final List<Zone> zones;
    private final SmallFiles files;
    private final TimeSource time;
    private Optional<List<Look>> last = Optional.empty();

    OpenRapl(List<Zone> zones, SmallFiles files, TimeSource time) {
        this.zones = List.copyOf(zones);
        this.files = files;
        this.time = time;
    }

    /** One counter at the moment it was read. */
    private record Look(long microjoules, long nanos) {}

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
        Optional<List<Look>> earlier = last;
        last = look();
        if (earlier.isEmpty() || last.isEmpty()) {
            return Channel.watts(Reading.invalid());
        }
        return Channel.watts(power(earlier.get(), last.get()));
    }

    private Reading power(List<Look> earlier, List<Look> later) {
        double sum = 0;
        for (int index = 0; index < zones.size(); index++) {
            OptionalDouble watts = EnergyDelta.watts(
                    zones.get(index).rangeMicrojoules(),
                    earlier.get(index).microjoules(),
                    later.get(index).microjoules(),
                    later.get(index).nanos() - earlier.get(index).nanos());
            if (watts.isEmpty()) {
                LOG.warn(
                        "zone {} went from {} to {} uJ: counter stale or set back, sample is an error",
                        zones.get(index).name(),
                        earlier.get(index).microjoules(),
                        later.get(index).microjoules());
                return Reading.invalid();
            }
            sum += watts.getAsDouble();
        }
        return Reading.of(sum);
    }

    private Optional<List<Look>> look() {
        List<Look> looks = new ArrayList<>(zones.size());
        for (Zone zone : zones) {
            try {
                looks.add(new Look(zone.microjoules(files), time.nanoTime()));
            } catch (IOException unreadable) {
                LOG.warn("sample is an error: {}", unreadable.toString());
                return Optional.empty();
            }
        }
        return Optional.of(looks);
    }

    @Override
    public void close() {
        last = Optional.empty();
    }
}
