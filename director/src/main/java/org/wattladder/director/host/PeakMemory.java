package org.wattladder.director.host;

import java.util.OptionalLong;

/** Reads from the kernel the most memory that a process ever held. */
public final class PeakMemory {
    private final SystemFiles files;

    /** Reads these files. */
    public PeakMemory(SystemFiles files) {
        this.files = files;
    }

    /** Largest resident size of the process in bytes, libraries included; empty when the kernel does not tell. */
    public OptionalLong of(long processId) {
        return Counters.kibibytes(files.text("proc/" + processId + "/status").orElse(""), "VmHWM");
    }
}
