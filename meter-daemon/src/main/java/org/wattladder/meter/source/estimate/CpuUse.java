package org.wattladder.meter.source.estimate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The use of this machine's processors from one look to the next; sampler thread only. */
public final class CpuUse {
    private static final Logger LOG = LoggerFactory.getLogger(CpuUse.class);

    private final Path procStat;
    private Optional<CpuTimes> last = Optional.empty();

    /** Reads the kernel's file, usually {@code /proc/stat}. */
    public CpuUse(Path procStat) {
        this.procStat = procStat;
    }

    /** Starts to count now. */
    public void begin() {
        last = look();
    }

    /** Use since the last look, 0 to 1; empty when it cannot be told. */
    public OptionalDouble sinceLast() {
        Optional<CpuTimes> earlier = last;
        last = look();
        return earlier.isEmpty() || last.isEmpty()
                ? OptionalDouble.empty()
                : last.get().utilisationSince(earlier.get());
    }

    private Optional<CpuTimes> look() {
        try {
            return CpuTimes.parse(Files.readString(procStat));
        } catch (IOException unreadable) {
            LOG.warn("sample is an error: {} cannot be read ({})", procStat, unreadable.getMessage());
            return Optional.empty();
        }
    }
}
