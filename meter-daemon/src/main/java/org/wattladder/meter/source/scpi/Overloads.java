package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What the analyzer says of inputs that are too large for their range.
 *
 * @param condition the condition register: bits 6, 9 and 12 are measured data over range of element 1, 2 and 3
 * @param peaks the peak over-range word: bits 0 and 1 are voltage and current of element 1, 2 and 3 of element 2, ...
 */
record Overloads(int condition, int peaks) {

    /**
     * One element.
     *
     * @param range its data is over range
     * @param voltagePeak its voltage has peaks that are cut off
     * @param currentPeak its current has
     */
    record Of(boolean range, boolean voltagePeak, boolean currentPeak) {}

    static Overloads parse(String condition, String peaks) throws IOException {
        return new Overloads(bits(condition), bits(peaks));
    }

    private static int bits(String word) throws IOException {
        if (!word.strip().matches("\\d{1,6}")) {
            throw new IOException("'" + word + "' is no status register");
        }
        return Integer.parseInt(word.strip());
    }

    Of of(int element) {
        int first = 2 * (element - 1);
        return new Of(isSet(condition, 6 + 3 * (element - 1)), isSet(peaks, first), isSet(peaks, first + 1));
    }

    private static boolean isSet(int word, int bit) {
        return (word >> bit & 1) == 1;
    }

    /** For people; empty when nothing is too large. */
    String sentence(List<Integer> elements) {
        return elements.stream()
                .map(this::sentence)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; "));
    }

    private String sentence(int element) {
        Of of = of(element);
        String what = (of.range() ? " data over range" : "")
                + (of.voltagePeak() ? " voltage peaks cut off" : "")
                + (of.currentPeak() ? " current peaks cut off" : "");
        return what.isEmpty() ? "" : "element " + element + ":" + what;
    }
}
