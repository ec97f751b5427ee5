package org.wattladder.chauffeur.doctor;

import java.util.Locale;

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
}
