package org.wattladder.reporter.samples;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.wattladder.model.result.MeterFacts;

/**
 * What {@code samples.csv} holds of each device.
 *
 * @param devices in the order of the file; none of a run without meters
 * @param unreadableRows rows that are no samples, which are left out; normally 0
 */
public record RecordedSamples(List<SampledDevice> devices, long unreadableRows) {
    /** Its name in a run directory. */
    public static final String FILE = "samples.csv";

    /** No samples. */
    public static final RecordedSamples NONE = new RecordedSamples(List.of(), 0);

    public RecordedSamples {
        devices = List.copyOf(devices);
    }

    /**
     * Reads those of a run directory; none when it has no such file.
     *
     * @throws IOException if the file cannot be read
     */
    public static RecordedSamples of(Path directory) throws IOException {
        return new SamplesReader(directory.resolve(FILE)).read();
    }

    /** Whether there is nothing to draw. */
    public boolean isEmpty() {
        return devices.stream().allMatch(device -> device.stretches().isEmpty());
    }

    /** The devices that measure this. */
    public List<SampledDevice> of(MeterFacts.Quantity quantity) {
        return devices.stream()
                .filter(device ->
                        device.quantity() == quantity && !device.stretches().isEmpty())
                .toList();
    }
}
