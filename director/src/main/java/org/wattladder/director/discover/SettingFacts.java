package org.wattladder.director.discover;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.director.host.OtherPrograms;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.environment.EnvironmentKey;

/** Settings that the kernel shows. */
final class SettingFacts {
    private static final String CPUS = "sys/devices/system/cpu/";
    private static final Pattern CHOSEN = Pattern.compile(".*\\[([a-z]+)].*");

    private final SystemFiles files;
    private final FactSheet sheet;

    SettingFacts(SystemFiles files, FactSheet sheet) {
        this.files = files;
        this.sheet = sheet;
    }

    void gather() {
        List<String> governors = files.names(CPUS).stream()
                .filter(name -> name.matches("cpu\\d+"))
                .flatMap(name -> files.text(CPUS + name + "/cpufreq/scaling_governor").flatMap(CleanText::of).stream())
                .distinct()
                .sorted()
                .toList();
        sheet.put(
                EnvironmentKey.GOVERNOR,
                governors.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", governors)),
                "the kernel exposes no cpufreq");
        sheet.put(EnvironmentKey.TURBO, turbo(), "the kernel exposes no switch for it");
        sheet.put(
                EnvironmentKey.CONSOLE,
                OtherPrograms.consoleRuns(files).map(runs -> runs ? EnvironmentKey.CONSOLE_RUNS : "none"),
                "there is no /proc");
        put(EnvironmentKey.SMT, CPUS + "smt/control");
        put(EnvironmentKey.IDLE_DRIVER, CPUS + "cpuidle/current_driver");
        put(EnvironmentKey.POWER_PROFILE, "sys/firmware/acpi/platform_profile");
        put(EnvironmentKey.KERNEL_ARGUMENTS, "proc/cmdline");
        sheet.put(
                EnvironmentKey.HUGE_PAGES,
                files.text("sys/kernel/mm/transparent_hugepage/enabled")
                        .map(CHOSEN::matcher)
                        .filter(Matcher::matches)
                        .map(matcher -> matcher.group(1)),
                "the kernel exposes no such setting");
    }

    private void put(EnvironmentKey key, String file) {
        sheet.put(key, files.text(file), "there is no /" + file);
    }

    private Optional<String> turbo() {
        return files.text(CPUS + "intel_pstate/no_turbo")
                .flatMap(flag -> onOff(flag, "0", "1"))
                .or(() -> files.text(CPUS + "cpufreq/boost").flatMap(flag -> onOff(flag, "1", "0")));
    }

    private static Optional<String> onOff(String flag, String on, String off) {
        return flag.equals(on) ? Optional.of("on") : flag.equals(off) ? Optional.of("off") : Optional.empty();
    }
}
