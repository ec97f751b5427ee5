package org.wattladder.director.host;

import java.util.Optional;
import java.util.OptionalLong;

/** Reads the texts in which the kernel gives one counter a line, its name before it. */
public final class Counters {
    private Counters() {}

    /** The counter of this name, as in {@code pswpin 12} or {@code SwapFree: 12 kB}. */
    public static Optional<Long> find(String text, String name) {
        return text.lines()
                .map(line -> line.strip().split("\\s+", -1))
                .filter(words -> words.length >= 2 && (words[0].equals(name) || words[0].equals(name + ":")))
                .findFirst()
                .flatMap(words -> number(words[1]));
    }

    /** Bytes of a counter in kibibytes, as in {@code MemTotal: 12 kB}. */
    static OptionalLong kibibytes(String text, String name) {
        return find(text, name).stream()
                .mapToLong(kibibytes -> kibibytes * 1024)
                .findFirst();
    }

    /** A whole number that stands alone. */
    public static Optional<Long> number(String text) {
        return text.strip().matches("\\d{1,18}") ? Optional.of(Long.parseLong(text.strip())) : Optional.empty();
    }

    /** Microseconds in which some task waited, in a text of {@code /proc/pressure}. */
    public static Optional<Long> pressureMicros(String text) {
        return text.lines()
                .filter(line -> line.startsWith("some "))
                .findFirst()
                .flatMap(line -> number(line.substring(line.lastIndexOf('=') + 1)));
    }
}
