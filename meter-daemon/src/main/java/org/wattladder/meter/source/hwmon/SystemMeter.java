package org.wattladder.meter.source.hwmon;

import java.io.IOException;
import java.util.Optional;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.poll.SlowDevice;
import org.wattladder.meter.source.sysfs.SmallFiles;

/** The file of the ACPI meter; reading it may take long, as the firmware may ask the BMC meanwhile. */
final class SystemMeter implements SlowDevice {
    private static final double MICROWATTS_PER_WATT = 1e6;
    /** What firmware gives that cannot ask its meter; the driver makes microwatts of milliwatts. */
    private static final long ALL_ONES = 0xFFFF_FFFFL;

    /** More than any machine draws. */
    private static final long MOST_MICROWATTS = 100_000_000_000L;

    /** Less than any machine that runs draws. */
    private static final long LEAST_MICROWATTS = 500_000;

    private final Sensor sensor;
    private final SmallFiles files;

    SystemMeter(Sensor sensor, SmallFiles files) {
        this.sensor = sensor;
        this.files = files;
    }

    @Override
    public Answer ask() throws IOException {
        long microwatts = files.number(sensor.file());
        return trouble(microwatts).isPresent()
                ? Answer.unusable()
                : Answer.watts(microwatts / MICROWATTS_PER_WATT, Optional.empty());
    }

    /** Over how long each figure is averaged, for example {@code average of 1000 ms}; empty when the meter does not say. */
    @Override
    public Optional<String> name() {
        try {
            return Optional.of("average of "
                    + files.number(sensor.file().resolveSibling(sensor.name() + "_average_interval")) + " ms");
        } catch (IOException unsaid) {
            return Optional.empty();
        }
    }

    /** Why this figure is not the power of a machine; empty when it may be. */
    static Optional<String> trouble(long microwatts) {
        if (microwatts == ALL_ONES || microwatts == 1000 * ALL_ONES) {
            return Optional.of(
                    "it shows " + microwatts / MICROWATTS_PER_WATT + " W, which is 32 bits of 1 and no measurement");
        }
        return microwatts < LEAST_MICROWATTS || microwatts > MOST_MICROWATTS
                ? Optional.of("it shows " + microwatts + " µW, which no running machine draws")
                : Optional.empty();
    }

    @Override
    public void close() {
        // a file is open only while it is read
    }
}
