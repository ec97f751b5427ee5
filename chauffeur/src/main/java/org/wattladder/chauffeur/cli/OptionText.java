package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.time.Duration;
import org.wattladder.settings.LengthText;
import org.wattladder.settings.PercentText;

/** Reads the values of options that several commands have alike. */
final class OptionText {
    private static final Duration LONGEST = Duration.ofHours(24);

    private OptionText() {}

    /**
     * A length of time of at most a day.
     *
     * @throws IOException with a sentence, if it is none or shorter than the least
     */
    static Duration length(String option, String text, Duration least) throws IOException {
        return LengthText.parse(text)
                .filter(length -> length.compareTo(least) >= 0 && length.compareTo(LONGEST) <= 0)
                .orElseThrow(() -> new IOException(option + " must be a length of time from " + LengthText.write(least)
                        + " to 24h, such as 30s or 10m, not " + text));
    }

    /**
     * A percentage above 0, with or without its sign.
     *
     * @throws IOException with a sentence, if it is none
     */
    static double percent(String option, String text) throws IOException {
        return PercentText.parse(text)
                .orElseThrow(
                        () -> new IOException(option + " must be a percentage above 0 and up to 100, not " + text));
    }
}
