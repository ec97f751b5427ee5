package org.wattladder.director.discover;

import java.util.List;
import java.util.Optional;
import org.wattladder.director.host.Machine;

/**
 * Double-precision floating-point operations that a core can do in a cycle, by instruction set; a multiplication and addition in one are two.
 *
 * <p>Where processors with the same instructions have one unit or two, this is that of servers, two; whoever has another declares
 * it. Source: the optimisation guides of the makers.
 */
final class FloatingPointUnits {
    private static final int ZEN_2_FAMILY = 23;
    private static final int ZEN_2_MODEL = 0x30;
    private static final int ZEN_5_FAMILY = 26;

    private FloatingPointUnits() {}

    /** By what {@code /proc/cpuinfo} says of the first CPU; empty for instructions that are not known here. */
    static Optional<Integer> of(String cpuinfo) {
        List<String> flags = List.of(Machine.value(cpuinfo, "flags", ":")
                .or(() -> Machine.value(cpuinfo, "Features", ":"))
                .orElse("")
                .split(" ", -1));
        boolean amd = Machine.value(cpuinfo, "vendor_id", ":").orElse("").equals("AuthenticAMD");
        int family = number(cpuinfo, "cpu family");
        if (flags.contains("avx512f")) {
            // Zen 4 does these instructions in two halves.
            return Optional.of(amd && family < ZEN_5_FAMILY ? 16 : 32);
        }
        if (flags.contains("fma")) {
            boolean halves = amd && family <= ZEN_2_FAMILY && number(cpuinfo, "model") < ZEN_2_MODEL;
            return Optional.of(halves ? 8 : 16);
        }
        if (flags.contains("avx") || flags.contains("asimd")) {
            return Optional.of(8);
        }
        return flags.contains("sse2") ? Optional.of(4) : Optional.empty();
    }

    private static int number(String cpuinfo, String name) {
        return Machine.value(cpuinfo, name, ":")
                .filter(text -> text.matches("\\d{1,4}"))
                .map(Integer::parseInt)
                .orElse(0);
    }
}
