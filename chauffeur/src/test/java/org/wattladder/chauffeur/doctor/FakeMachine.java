package org.wattladder.chauffeur.doctor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A tree of files as a kernel would show them. */
final class FakeMachine {
    private final Path root;

    FakeMachine(Path root) {
        this.root = root;
    }

    FakeMachine file(String path, String text) {
        try {
            Path file = root.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text + "\n");
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    MachineFiles files() {
        return new MachineFiles(root);
    }

    /** Four hardware threads of two cores, in one socket, of which this process may use three. */
    FakeMachine twoCores() {
        file("proc/self/status", "Name:\tjava\nCpus_allowed:\t7\nCpus_allowed_list:\t0-2");
        for (int cpu = 0; cpu < 4; cpu++) {
            String directory = "sys/devices/system/cpu/cpu" + cpu + "/topology/";
            file(directory + "thread_siblings_list", cpu % 2 + "," + (cpu % 2 + 2));
            file(directory + "physical_package_id", "0");
        }
        file("sys/devices/system/node/online", "0");
        return file("sys/devices/system/node/node0/cpulist", "0-3");
    }

    FakeMachine memory(long totalKibibytes, long availableKibibytes) {
        return file(
                "proc/meminfo",
                "MemTotal:       " + totalKibibytes + " kB\nMemFree: 1 kB\nMemAvailable:   " + availableKibibytes
                        + " kB\nSwapTotal:      1000 kB\nSwapFree:       1000 kB");
    }

    FakeMachine ticks(long user, long idle, long own) {
        file("proc/stat", "cpu  " + user + " 0 0 " + idle + " 0 0 0 0 0 0\ncpu0 1 2 3 4");
        return file("proc/self/stat", "7 (java (x) y) S 1 1 1 0 -1 4194304 9 0 0 0 " + own + " 0 0 0 20 0");
    }
}
