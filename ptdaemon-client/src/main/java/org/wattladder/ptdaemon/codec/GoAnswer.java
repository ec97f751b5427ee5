package org.wattladder.ptdaemon.codec;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The answer to {@code Go}.
 *
 * @param maximumSamples after so many samples the daemon ends the measurement itself
 * @param samplingMillis the interval that is really used
 * @param rampupSamples samples left out at the start
 */
public record GoAnswer(int maximumSamples, int samplingMillis, int rampupSamples) {
    private static final Pattern SHAPE = Pattern.compile(
            "Starting untimed measurement, maximum (\\d{1,9}) samples at (\\d{1,9})ms with (\\d{1,9}) rampup samples");

    /**
     * Reads the answer.
     *
     * @throws UnreadableAnswer when it is anything else, an error included
     */
    public static GoAnswer parse(String line) throws UnreadableAnswer {
        Matcher shape = SHAPE.matcher(line.strip());
        if (!shape.matches()) {
            throw new UnreadableAnswer(
                    "'Starting untimed measurement, maximum <n> samples at <n>ms with <n> rampup samples'", line);
        }
        return new GoAnswer(
                Integer.parseInt(shape.group(1)), Integer.parseInt(shape.group(2)), Integer.parseInt(shape.group(3)));
    }

    /** The answer as it stands on the wire. */
    public String line() {
        return "Starting untimed measurement, maximum " + maximumSamples + " samples at " + samplingMillis + "ms with "
                + rampupSamples + " rampup samples";
    }
}
