package org.wattladder.director.discover;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.environment.EnvironmentKey;

/** Clock, floating-point units and last-level caches of the processors. */
final class ProcessorFacts {
    private static final String CPUS = "sys/devices/system/cpu/";
    private static final Pattern SIZE = Pattern.compile("(\\d{1,9})K");
    private static final Pattern KILOHERTZ = Pattern.compile("(\\d{2,6})\\d{3}");
    private static final Pattern MEGAHERTZ = Pattern.compile("(\\d{2,5})(\\.\\d{1,6})?");

    private final SystemFiles files;
    private final FactSheet sheet;

    ProcessorFacts(SystemFiles files, FactSheet sheet) {
        this.files = files;
        this.sheet = sheet;
    }

    void gather(String cpuinfo) {
        sheet.put(EnvironmentKey.CPU_MEGAHERTZ, megahertz(cpuinfo), "the driver of the clock does not tell it");
        sheet.put(
                EnvironmentKey.LAST_LEVEL_CACHE_MIB,
                caches().stream().mapToObj(Sizes::mebi).findFirst(),
                "the kernel shows no caches");
        sheet.put(
                EnvironmentKey.FLOPS_PER_CYCLE,
                FloatingPointUnits.of(cpuinfo).map(flops -> Integer.toString(flops)),
                "no known instruction set; declare it");
    }

    /** The base clock of the driver; without a driver that sets clocks, the constant one that the kernel counts by. */
    private Optional<String> megahertz(String cpuinfo) {
        String driver = CPUS + "cpu0/cpufreq";
        return files.isDirectory(driver)
                ? files.text(driver + "/base_frequency").flatMap(text -> first(KILOHERTZ, text))
                : Machine.value(cpuinfo, "cpu MHz", ":").flatMap(text -> first(MEGAHERTZ, text));
    }

    private static Optional<String> first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /** KiB of the highest level of cache, each counted once however many CPUs share it. */
    private OptionalLong caches() {
        long highest = 0;
        long sum = 0;
        Set<String> counted = new HashSet<>();
        for (String cpu : cpus()) {
            for (String index : indexes(cpu)) {
                long level = number(index + "level");
                long kibibytes = files.text(index + "size")
                        .map(ProcessorFacts::kibibytes)
                        .orElse(0L);
                String sharers = files.text(index + "shared_cpu_list").orElse(cpu);
                if (level > highest) {
                    highest = level;
                    sum = 0;
                    counted.clear();
                }
                if (level == highest && counted.add(sharers)) {
                    sum += kibibytes;
                }
            }
        }
        return sum > 0 ? OptionalLong.of(sum) : OptionalLong.empty();
    }

    private List<String> cpus() {
        return files.names(CPUS).stream()
                .filter(name -> name.matches("cpu\\d{1,5}"))
                .toList();
    }

    private List<String> indexes(String cpu) {
        String cache = CPUS + cpu + "/cache/";
        return files.names(CPUS + cpu + "/cache").stream()
                .filter(name -> name.matches("index\\d{1,2}"))
                .map(name -> cache + name + "/")
                .filter(index -> !files.text(index + "type").orElse("").equals("Instruction"))
                .toList();
    }

    private long number(String file) {
        return files.text(file)
                .filter(text -> text.matches("\\d{1,2}"))
                .map(Long::parseLong)
                .orElse(0L);
    }

    private static long kibibytes(String text) {
        Matcher matcher = SIZE.matcher(text);
        return matcher.matches() ? Long.parseLong(matcher.group(1)) : 0;
    }
}
