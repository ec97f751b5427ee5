package org.wattladder.director.discover;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Makes one readable line of what firmware and drivers write into their fields, or nothing of their stopgaps. */
final class CleanText {
    private static final int LONGEST = 1000;

    private static final Set<String> STOPGAPS = Set.of(
            "unknown",
            "none",
            "n/a",
            "na",
            "not specified",
            "not provided",
            "not available",
            "not applicable",
            "default string",
            "to be filled by o.e.m.",
            "to be filled by o.e.m",
            "system manufacturer",
            "system product name",
            "system version",
            "o.e.m.",
            "oem",
            "empty",
            "no dimm",
            "undefined",
            "<out of spec>",
            "<bad index>");

    private CleanText() {}

    static Optional<String> of(String raw) {
        String text = raw.replaceAll("[\\p{Cc}\\p{Co}\\p{Cn}\uFFFD\\s]+", " ").strip();
        String shown = text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
        return Optional.of(shown)
                .filter(each -> !each.isEmpty() && !STOPGAPS.contains(each.toLowerCase(Locale.ROOT)))
                .filter(each -> each.chars().anyMatch(Character::isLetterOrDigit));
    }

    static Optional<String> joined(Optional<String> first, Optional<String> second) {
        return first.isPresent() && second.isPresent()
                ? Optional.of(first.get() + " " + second.get())
                : first.or(() -> second);
    }
}
