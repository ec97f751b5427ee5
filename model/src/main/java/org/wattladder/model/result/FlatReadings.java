package org.wattladder.model.result;

import java.util.List;

/**
 * Stretches of equal readings in a window.
 *
 * @param atStart readings equal to the first, from the first on, 1 at least
 * @param atEnd readings equal to the last, up to the last, 1 at least
 * @param longest readings in the longest stretch
 * @param longestValue their value, in watts
 */
public record FlatReadings(int atStart, int atEnd, int longest, double longestValue) {

    static FlatReadings of(List<Double> values) {
        int atStart = length(values, 0);
        int longest = 0;
        double longestValue = values.get(0);
        int atEnd = 0;
        for (int place = 0; place < values.size(); place += atEnd) {
            atEnd = length(values, place);
            if (atEnd > longest) {
                longest = atEnd;
                longestValue = values.get(place);
            }
        }
        return new FlatReadings(atStart, atEnd, longest, longestValue);
    }

    /** Readings equal to this one, from it on. */
    private static int length(List<Double> values, int from) {
        int end = from;
        while (end < values.size() && values.get(end).equals(values.get(from))) {
            end++;
        }
        return end - from;
    }
}
