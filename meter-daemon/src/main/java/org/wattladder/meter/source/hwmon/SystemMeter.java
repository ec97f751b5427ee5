package org.wattladder.meter.source.hwmon;

import java.io.IOException;
import java.util.Optional;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.poll.SlowDevice;
import org.wattladder.meter.source.sysfs.SmallFiles;

/** The file of the ACPI meter; reading it may take long, as the firmware may ask the BMC meanwhile. */
final class SystemMeter implements SlowDevice {
    private static final double MICROWATTS_PER_WATT = 1e6;

    private final Sensor sensor;
    private final SmallFiles files;

    SystemMeter(Sensor sensor, SmallFiles files) {
        this.sensor = sensor;
        this.files = files;
    }

    @Override
    public Answer ask() throws IOException {
        return Answer.watts(files.number(sensor.file()) / MICROWATTS_PER_WATT, Optional.empty());
    }

    @Override
    public void close() {
        // a file is open only while it is read
    }
}
