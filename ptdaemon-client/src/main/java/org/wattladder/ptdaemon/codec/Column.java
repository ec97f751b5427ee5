package org.wattladder.ptdaemon.codec;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a figure of a sample is, by the word that stands before it on the wire. */
public enum Column {
    /** Active power, W; negative values are errors. */
    WATTS("Watts"),
    /** Voltage, V. */
    VOLTS("Volts"),
    /** Current, A. */
    AMPS("Amps"),
    /** Power factor. */
    PF("PF"),
    /** Energy; advertised by identities, not seen on a wire. */
    ENERGY("Energy"),
    /** Line frequency, Hz; advertised by identities, not seen on a wire. */
    FREQUENCY("Freq"),
    /** Degrees Celsius; negative values are temperatures, except the two marks -1 and -2. */
    TEMPERATURE("Temperature"),
    /** Relative humidity, percent. */
    HUMIDITY("Humidity");

    private final String word;

    Column(String word) {
        this.word = word;
    }

    /** The word on the wire, for example {@code Watts}. */
    public String word() {
        return word;
    }

    /** The column of this word in any case, {@code Temp} of console lines included; empty for any other word. */
    public static Optional<Column> of(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (lower.equals("temp")) {
            return Optional.of(TEMPERATURE);
        }
        return Arrays.stream(values())
                .filter(column -> column.word.toLowerCase(Locale.ROOT).equals(lower))
                .findFirst();
    }
}
