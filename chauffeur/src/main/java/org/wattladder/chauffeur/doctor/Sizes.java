package org.wattladder.chauffeur.doctor;

import java.util.Locale;
import java.util.Optional;

/** Bytes for people. */
final class Sizes {
    private static final double MEBIBYTE = 1 << 20;
    private static final double GIBIBYTE = 1 << 30;

    private Sizes() {}

    static String spoken(long bytes) {
        return bytes >= GIBIBYTE
                ? String.format(Locale.ROOT, "%.1f GiB", bytes / GIBIBYTE)
                : String.format(Locale.ROOT, "%.0f MiB", Math.ceil(bytes / MEBIBYTE));
    }

    static String spoken(Optional<Long> bytes) {
        return bytes.map(Sizes::spoken).orElse("an unknown amount");
    }
}
