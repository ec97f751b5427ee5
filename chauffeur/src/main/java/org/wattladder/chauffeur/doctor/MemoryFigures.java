package org.wattladder.chauffeur.doctor;

import java.util.Optional;

/**
 * Memory of this machine, in bytes.
 *
 * @param total installed, as the kernel counts it; empty when not told
 * @param available for new processes, control groups included; empty when not told
 * @param swapUsed swap in use; empty when not told
 */
record MemoryFigures(Optional<Long> total, Optional<Long> available, Optional<Long> swapUsed) {

    static MemoryFigures read(MachineFiles files) {
        Optional<Long> free = kibibytes(files, "MemAvailable");
        Optional<Long> limit = new ControlGroups(files).memoryBytes();
        Optional<Long> available =
                free.map(bytes -> limit.map(most -> Math.min(most, bytes)).orElse(bytes));
        Optional<Long> swapUsed = kibibytes(files, "SwapTotal")
                .flatMap(total -> kibibytes(files, "SwapFree").map(left -> total - left));
        return new MemoryFigures(kibibytes(files, "MemTotal"), available, swapUsed);
    }

    private static Optional<Long> kibibytes(MachineFiles files, String name) {
        return files.value("proc/meminfo", name)
                .filter(value -> value.matches("[0-9]{1,15} kB"))
                .map(value -> Long.parseLong(value.substring(0, value.indexOf(' '))) * 1024);
    }
}
