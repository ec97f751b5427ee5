package org.wattladder.ptdaemon.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The daemon's uncertainty of the last measurement.
 *
 * @param spread average and extremes over the samples with a known uncertainty; empty when none is known
 * @param samples all samples
 * @param aboveLimit samples above the daemon's limit of one percent
 * @param withinLimit samples within it
 * @param unknown samples whose uncertainty is not known, for example while auto-ranging
 */
public record UncertaintyAnswer(Optional<Spread> spread, int samples, int aboveLimit, int withinLimit, int unknown) {
    private static final String EXPECTED = "'Uncertainty,<average>,<min>,<max>,<total>,<above>,<valid>,<unknown>'";

    /**
     * Uncertainties as fractions: 0.0025 is a quarter of a percent.
     *
     * @param average over the samples with a known uncertainty
     * @param minimum the smallest
     * @param maximum the largest
     */
    public record Spread(double average, double minimum, double maximum) {}

    /** The answer of a device without an accuracy specification. */
    public static UncertaintyAnswer allUnknown(int samples) {
        return new UncertaintyAnswer(Optional.empty(), samples, 0, 0, samples);
    }

    /**
     * Reads the answer to {@code Uncertainty}; a negative average means that nothing is known.
     *
     * @throws UnreadableAnswer when it is anything else
     */
    public static UncertaintyAnswer parse(String line) throws UnreadableAnswer {
        String[] words = line.strip().split(",", -1);
        if (words.length != 8 || !words[0].equalsIgnoreCase("Uncertainty")) {
            throw new UnreadableAnswer(EXPECTED, line);
        }
        try {
            double average = Numbers.finite("an average", words[1]);
            Spread spread =
                    new Spread(average, Numbers.finite("a minimum", words[2]), Numbers.finite("a maximum", words[3]));
            return new UncertaintyAnswer(
                    average < 0 ? Optional.empty() : Optional.of(spread),
                    Numbers.count("a count", words[4]),
                    Numbers.count("a count", words[5]),
                    Numbers.count("a count", words[6]),
                    Numbers.count("a count", words[7]));
        } catch (UnreadableAnswer inside) {
            throw new UnreadableAnswer(EXPECTED, line);
        }
    }

    /**
     * Reads the answer to {@code Uncertainty,*}: seven values per channel.
     *
     * @throws UnreadableAnswer when it is anything else
     */
    public static List<UncertaintyAnswer> parseAll(String line) throws UnreadableAnswer {
        List<String> words = List.of(line.strip().split(",", -1));
        if (words.size() < 8 || words.size() % 7 != 1) {
            throw new UnreadableAnswer("seven values for each channel behind 'Uncertainty'", line);
        }
        List<UncertaintyAnswer> all = new ArrayList<>();
        for (int at = 1; at < words.size(); at += 7) {
            all.add(parse(words.get(0) + "," + String.join(",", words.subList(at, at + 7))));
        }
        return all;
    }

    /** The answer as it stands on the wire. */
    public String line() {
        String figures = spread.map(known ->
                        String.format(Locale.ROOT, "%.6f,%.6f,%.6f", known.average(), known.minimum(), known.maximum()))
                .orElse("-1.0,10000000.000000,0.000000");
        return "Uncertainty," + figures + "," + samples + "," + aboveLimit + "," + withinLimit + "," + unknown;
    }
}
