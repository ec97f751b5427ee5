package org.wattladder.ptdaemon.codec;

import java.util.Objects;

/**
 * The daemon's device statistics of the last measurement, for example {@code Watts,22.27,9.46,23.41,629,0,629}.
 *
 * @param column what the figures are
 * @param average over the valid samples; an error reading when there is none
 * @param minimum smallest valid sample
 * @param maximum largest valid sample
 * @param samples all samples, errors included
 * @param errors samples that do not count
 * @param valid samples that count
 */
public record StatisticsAnswer(
        Column column, Reading average, Reading minimum, Reading maximum, int samples, int errors, int valid) {
    public StatisticsAnswer {
        Objects.requireNonNull(column, "column");
        Objects.requireNonNull(average, "average");
        Objects.requireNonNull(minimum, "minimum");
        Objects.requireNonNull(maximum, "maximum");
    }

    /** The answer for a column that was not measured. */
    public static StatisticsAnswer notMeasured(Column column, int samples) {
        return new StatisticsAnswer(
                column, Reading.invalid(), Reading.invalid(), Reading.invalid(), samples, samples, 0);
    }

    /**
     * Reads the answer to {@code Watts}, {@code Temperature} and their kind.
     *
     * @throws UnreadableAnswer when it is anything else
     */
    public static StatisticsAnswer parse(Column column, String line) throws UnreadableAnswer {
        String expected = "'" + column.word() + ",<average>,<minimum>,<maximum>,<samples>,<errors>,<valid>'";
        String[] words = line.strip().split(",", -1);
        if (words.length != 7 || !words[0].equalsIgnoreCase(column.word())) {
            throw new UnreadableAnswer(expected, line);
        }
        try {
            return new StatisticsAnswer(
                    column,
                    Reading.parse(column, words[1]),
                    Reading.parse(column, words[2]),
                    Reading.parse(column, words[3]),
                    Numbers.count("a count", words[4]),
                    Numbers.count("a count", words[5]),
                    Numbers.count("a count", words[6]));
        } catch (UnreadableAnswer inside) {
            throw new UnreadableAnswer(expected, line);
        }
    }

    /** The answer as it stands on the wire. */
    public String line() {
        return String.join(
                ",",
                column.word(),
                average.text(),
                minimum.text(),
                maximum.text(),
                Integer.toString(samples),
                Integer.toString(errors),
                Integer.toString(valid));
    }
}
