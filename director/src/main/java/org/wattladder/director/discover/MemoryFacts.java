package org.wattladder.director.discover;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.MemoryPopulation;

/** Memory and its modules. */
final class MemoryFacts {
    private static final int MODULE = 17;
    private static final Pattern SIZE = Pattern.compile("(\\d{1,9}) ([KMGT])i?B");
    private static final Pattern MEMINFO = Pattern.compile("(\\d{1,15}) kB");
    private static final Pattern CHANNEL = Pattern.compile(".*Channel ?[A-Z0-9]", Pattern.CASE_INSENSITIVE);
    private static final Pattern SPEED = Pattern.compile("(\\d{3,5}) (MT/s|MHz)");
    private static final int KIBI_BITS = 10;

    private final SystemFiles files;
    private final FactSheet sheet;

    MemoryFacts(SystemFiles files, FactSheet sheet) {
        this.files = files;
        this.sheet = sheet;
    }

    void gather(Optional<Smbios> smbios, String reason) {
        String meminfo = files.text("proc/meminfo").orElse("");
        sheet.put(EnvironmentKey.USABLE_GIB, gibi(meminfo, "MemTotal"), "/proc/meminfo does not tell it");
        sheet.put(EnvironmentKey.SWAP_GIB, gibi(meminfo, "SwapTotal"), "/proc/meminfo does not tell it");
        List<Smbios.Structure> slots =
                smbios.map(tables -> tables.ofType(MODULE)).orElse(List.of());
        List<Smbios.Structure> modules =
                slots.stream().filter(module -> bytes(module).isPresent()).toList();
        boolean told = !modules.isEmpty();
        String why = smbios.isPresent() ? "SMBIOS lists no memory module" : reason;
        long bytes =
                modules.stream().mapToLong(module -> bytes(module).orElse(0)).sum();
        sheet.put(EnvironmentKey.INSTALLED_GIB, told ? Optional.of(Sizes.gibi(bytes)) : Optional.empty(), why);
        sheet.put(
                EnvironmentKey.DIMM_COUNT,
                told ? Optional.of(Integer.toString(modules.size())) : Optional.empty(),
                why);
        sheet.put(
                EnvironmentKey.DIMMS,
                QuantityText.text(modules.stream().map(MemoryFacts::describe).toList()),
                why);
        sheet.put(EnvironmentKey.CHANNELS, channels(modules), told ? "SMBIOS names no channels; declare them" : why);
        sheet.put(
                EnvironmentKey.CHANNEL_GIB,
                told ? population(slots) : Optional.empty(),
                told ? "SMBIOS names no channels; declare them" : why);
        sheet.put(EnvironmentKey.MEGATRANSFERS, megatransfers(modules), told ? "SMBIOS tells no speed" : why);
    }

    private static Optional<String> gibi(String meminfo, String name) {
        return Machine.value(meminfo, name, ":")
                .map(MEMINFO::matcher)
                .filter(Matcher::matches)
                .map(matcher -> Sizes.gibi(Long.parseLong(matcher.group(1)) << KIBI_BITS));
    }

    private static OptionalLong bytes(Smbios.Structure module) {
        return module.field("Size")
                .map(SIZE::matcher)
                .filter(Matcher::matches)
                .map(size -> OptionalLong.of(
                        Long.parseLong(size.group(1)) << (KIBI_BITS * (1 + "KMGT".indexOf(size.group(2))))))
                .orElse(OptionalLong.empty());
    }

    /** Distinct channels; empty unless each module names its own. */
    private static Optional<String> channels(List<Smbios.Structure> modules) {
        List<Optional<String>> channels = modules.stream()
                .map(module -> channel(module, "Bank Locator").or(() -> channel(module, "Locator")))
                .toList();
        return channels.isEmpty() || channels.stream().anyMatch(Optional::isEmpty)
                ? Optional.empty()
                : Optional.of(Long.toString(channels.stream().distinct().count()));
    }

    /** By all slots, as an empty channel counts; what stands before the channel's own name is its controller. */
    private static Optional<String> population(List<Smbios.Structure> slots) {
        Map<String, Map<String, Long>> controllers = new LinkedHashMap<>();
        for (Smbios.Structure slot : slots) {
            Optional<String> channel = channel(slot, "Bank Locator").or(() -> channel(slot, "Locator"));
            if (channel.isEmpty()) {
                return Optional.empty();
            }
            String controller = channel.get().replaceFirst("(?i)Channel ?[A-Z0-9]$", "");
            controllers
                    .computeIfAbsent(controller, unused -> new LinkedHashMap<>())
                    .merge(channel.get(), bytes(slot).orElse(0), Long::sum);
        }
        return Optional.of(new MemoryPopulation(controllers.values().stream()
                        .map(channels -> channels.values().stream()
                                .map(all -> Double.valueOf(Sizes.gibi(all)))
                                .toList())
                        .toList())
                .toString());
    }

    private static Optional<String> channel(Smbios.Structure module, String field) {
        return module.field(field)
                .map(CHANNEL::matcher)
                .filter(Matcher::lookingAt)
                .map(Matcher::group);
    }

    /** The slowest module's. */
    private static Optional<String> megatransfers(List<Smbios.Structure> modules) {
        return modules.stream()
                .flatMap(module -> speed(module).stream())
                .map(SPEED::matcher)
                .filter(Matcher::matches)
                .map(speed -> Integer.valueOf(speed.group(1)))
                .min(Integer::compare)
                .map(slowest -> Integer.toString(slowest));
    }

    private static Optional<String> speed(Smbios.Structure module) {
        return module.field("Configured Memory Speed").or(() -> module.field("Speed"));
    }

    private static String describe(Smbios.Structure module) {
        String capacity = Sizes.gibi(bytes(module).orElse(0)) + " GiB";
        String type = module.field("Type").map(text -> " " + text).orElse("");
        return capacity
                + type
                + Stream.of(speed(module), CleanText.joined(module.field("Manufacturer"), module.field("Part Number")))
                        .flatMap(Optional::stream)
                        .map(text -> ", " + text)
                        .collect(Collectors.joining());
    }
}
