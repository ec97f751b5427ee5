package org.wattladder.chauffeur.doctor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Limits that control groups put on this process, in the layouts of version 1 and 2. */
final class ControlGroups {
    private static final String MOUNT = "sys/fs/cgroup";
    /** Version 1 writes "no limit" as a number near the largest long, rounded to pages. */
    private static final long UNLIMITED_BYTES = 1L << 60;

    private final MachineFiles files;

    ControlGroups(MachineFiles files) {
        this.files = files;
    }

    /** The CPU quota in CPUs, the smallest on the way to the root; empty when there is none. */
    Optional<Double> cpuQuota() {
        List<Optional<Double>> quotas = new ArrayList<>();
        directories("cpu").forEach(directory -> {
            quotas.add(files.text(directory + "/cpu.max").flatMap(ControlGroups::parseCpuMax));
            quotas.add(versionOneQuota(directory));
        });
        return quotas.stream().flatMap(Optional::stream).min(Comparator.naturalOrder());
    }

    /** The memory limit in bytes, the smallest on the way to the root; empty when there is none. */
    Optional<Long> memoryBytes() {
        List<Optional<Long>> limits = new ArrayList<>();
        directories("memory").forEach(directory -> {
            limits.add(files.text(directory + "/memory.max").flatMap(ControlGroups::number));
            limits.add(files.text(directory + "/memory.limit_in_bytes").flatMap(ControlGroups::number));
        });
        return limits.stream()
                .flatMap(Optional::stream)
                .filter(bytes -> bytes < UNLIMITED_BYTES)
                .min(Comparator.naturalOrder());
    }

    /** Reads {@code QUOTA PERIOD} in microseconds; empty for {@code max}. */
    static Optional<Double> parseCpuMax(String text) {
        String[] words = text.strip().split(" ", -1);
        if (words.length != 2) {
            return Optional.empty();
        }
        return share(number(words[0]), number(words[1]));
    }

    private Optional<Double> versionOneQuota(String directory) {
        return share(
                files.text(directory + "/cpu.cfs_quota_us").flatMap(ControlGroups::number),
                files.text(directory + "/cpu.cfs_period_us").flatMap(ControlGroups::number));
    }

    private static Optional<Double> share(Optional<Long> quota, Optional<Long> period) {
        boolean limited = quota.isPresent() && period.isPresent() && quota.get() > 0 && period.get() > 0;
        return limited ? Optional.of((double) quota.get() / period.get()) : Optional.empty();
    }

    /** Directories of this process's group and of those above it, as far as they can be told. */
    private List<String> directories(String controller) {
        List<String> directories = new ArrayList<>();
        for (String line : files.text("proc/self/cgroup").orElse("").lines().toList()) {
            String[] parts = line.split(":", 3);
            if (parts.length < 3) {
                continue;
            }
            boolean versionTwo = parts[1].isEmpty();
            if (versionTwo || Arrays.asList(parts[1].split(",", -1)).contains(controller)) {
                String mount = versionTwo ? MOUNT : MOUNT + "/" + controller;
                upwards(mount, parts[2], directories);
            }
        }
        return directories;
    }

    private static void upwards(String mount, String group, List<String> directories) {
        String path = group.equals("/") ? "" : group;
        while (!path.isEmpty()) {
            directories.add(mount + path);
            path = path.substring(0, Math.max(0, path.lastIndexOf('/')));
        }
        directories.add(mount);
    }

    private static Optional<Long> number(String text) {
        return text.matches("[0-9]{1,18}") ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }
}
