package org.wattladder.director.conditions;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.wattladder.director.host.Counters;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.time.TimeSource;

/** Reads the kernel's counters now, some ten files and two for each CPU. */
final class SnapshotReader {
    private static final String CPUS = "sys/devices/system/cpu";
    private static final List<String> THROTTLE_FILES = List.of("core_throttle_count", "package_throttle_count");

    private final Machine machine;
    private final SystemFiles files;
    private final TimeSource time;

    SnapshotReader(Machine machine, TimeSource time) {
        this.machine = machine;
        this.files = machine.files();
        this.time = time;
    }

    /** Takes the CPU time of this process and of these, which belong to its components. */
    Snapshot read(List<Long> processes) {
        return new Snapshot(
                time.nanoTime(),
                files.text("proc/stat").flatMap(CpuTimes::parse),
                ownMillis(processes),
                machine.cpuQuota().stream().boxed().findFirst(),
                quotaPeriods(),
                throttles(),
                files.text("proc/vmstat").flatMap(SnapshotReader::swappedPages),
                files.text("proc/meminfo").flatMap(SnapshotReader::swapUsedBytes),
                files.text("proc/pressure/memory").flatMap(Counters::pressureMicros));
    }

    private Optional<Long> ownMillis(List<Long> processes) {
        // What has ended, such as a program at the end of its interval, counts through its parent, which is mostly this
        // process.
        Optional<Long> sum = files.text("proc/self/stat").flatMap(CpuTimes::familyMillis);
        for (long process : new TreeSet<>(processes)) {
            if (process == ProcessHandle.current().pid()) {
                continue;
            }
            long more = files.text("proc/" + process + "/stat")
                    .flatMap(CpuTimes::familyMillis)
                    .orElse(0L);
            sum = sum.map(millis -> millis + more);
        }
        return sum;
    }

    private Map<String, QuotaPeriods> quotaPeriods() {
        Map<String, QuotaPeriods> periods = new LinkedHashMap<>();
        for (String directory : machine.cpuCgroups()) {
            files.text(directory + "/cpu.stat")
                    .flatMap(QuotaPeriods::parse)
                    .ifPresent(found -> periods.put(directory, found));
        }
        return periods;
    }

    private Map<String, Long> throttles() {
        Map<String, Long> throttles = new LinkedHashMap<>();
        for (String cpu : files.names(CPUS)) {
            for (String counter : cpu.matches("cpu\\d+") ? THROTTLE_FILES : List.<String>of()) {
                String file = CPUS + "/" + cpu + "/thermal_throttle/" + counter;
                files.text(file).flatMap(Counters::number).ifPresent(count -> throttles.put(file, count));
            }
        }
        return throttles;
    }

    private static Optional<Long> swappedPages(String vmstat) {
        return Counters.find(vmstat, "pswpin")
                .flatMap(in -> Counters.find(vmstat, "pswpout").map(out -> in + out));
    }

    private static Optional<Long> swapUsedBytes(String meminfo) {
        return Counters.find(meminfo, "SwapTotal")
                .flatMap(total -> Counters.find(meminfo, "SwapFree").map(free -> (total - free) * 1024));
    }
}
