package org.wattladder.meter.source.hwmon;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.poll.Unchanged;
import org.wattladder.meter.source.sysfs.EnergyDelta;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

/** Adds up sensors: power as it stands, energy between two looks. One that fails makes the sample an error. */
final class OpenRails implements OpenSource {
    private static final Logger LOG = LoggerFactory.getLogger(OpenRails.class);
    private static final double MICROWATTS_PER_WATT = 1e6;

    private final List<Sensor> sensors;
    private final OptionalLong rangeMicrojoules;
    private final Unchanged unchanged;
    private final SmallFiles files;
    private final TimeSource time;
    private Optional<List<Look>> last = Optional.empty();

    OpenRails(
            List<Sensor> sensors,
            OptionalLong rangeMicrojoules,
            Unchanged unchanged,
            SmallFiles files,
            TimeSource time) {
        this.sensors = List.copyOf(sensors);
        this.rangeMicrojoules = rangeMicrojoules;
        this.unchanged = unchanged;
        this.files = files;
        this.time = time;
    }

    /** One sensor at the moment it was read, in microwatts or microjoules. */
    private record Look(long value, long nanos) {}

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
        for (int index = 0; index < sensors.size(); index++) {
            OptionalDouble watts = watts(sensors.get(index), earlier.get(index), later.get(index));
            if (watts.isEmpty()) {
                LOG.warn(
                        "sensor {} is stale or was set back, sample is an error",
                        sensors.get(index).file());
                return Reading.invalid();
            }
            sum += watts.getAsDouble();
        }
        return unchanged.stuck(sum, time.nanoTime())
                ? Reading.invalid()
                : Answer.watts(sum, Optional.empty()).watts();
    }

    private OptionalDouble watts(Sensor sensor, Look earlier, Look later) {
        return sensor.counter()
                ? EnergyDelta.watts(rangeMicrojoules, earlier.value(), later.value(), later.nanos() - earlier.nanos())
                : OptionalDouble.of(later.value() / MICROWATTS_PER_WATT);
    }

    private Optional<List<Look>> look() {
        List<Look> looks = new ArrayList<>(sensors.size());
        for (Sensor sensor : sensors) {
            try {
                looks.add(new Look(files.number(sensor.file()), time.nanoTime()));
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
