package org.wattladder.meter.source.scpi;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * What differs between analyzers.
 *
 * @param name second word of the answer to {@code *IDN?}
 * @param elements numbers of the input elements
 * @param series which commands and status bits it has
 * @param volts ranges at crest factor 3
 * @param amps ranges at crest factor 3
 */
record AnalyzerModel(String name, List<Integer> elements, Series series, List<Double> volts, List<Double> amps) {
    private static final List<Double> VOLTS_300 = List.of(15.0, 30.0, 60.0, 150.0, 300.0, 600.0);
    private static final List<Double> VOLTS_500 = List.of(15.0, 30.0, 60.0, 100.0, 150.0, 300.0, 600.0, 1000.0);
    private static final List<Double> AMPS_TO_20 = List.of(0.5, 1.0, 2.0, 5.0, 10.0, 20.0);
    private static final List<Double> AMPS_FROM_5_MILLI = Stream.concat(
                    Stream.of(0.005, 0.01, 0.02, 0.05, 0.1, 0.2), AMPS_TO_20.stream())
            .toList();
    private static final List<Double> AMPS_TO_40 = List.of(1.0, 2.0, 5.0, 10.0, 20.0, 40.0);
    private static final List<Double> AMPS_500 = List.of(0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 40.0);

    /** The two dialects. */
    enum Series {
        /** One range for all elements; over-range in the condition register. */
        WT300,
        /** A range for each element; functions URMS and IRMS. */
        WT500
    }

    /** Every model known. */
    static List<AnalyzerModel> all() {
        return Stream.of(
                        wt300("WT310", List.of(1), AMPS_FROM_5_MILLI),
                        wt300("WT310HC", List.of(1), AMPS_TO_40),
                        wt300("WT332", List.of(1, 3), AMPS_TO_20),
                        wt300("WT333", List.of(1, 2, 3), AMPS_TO_20),
                        wt300("WT310E", List.of(1), AMPS_FROM_5_MILLI),
                        wt300("WT310EH", List.of(1), AMPS_TO_40),
                        wt300("WT332E", List.of(1, 3), AMPS_TO_20),
                        wt300("WT333E", List.of(1, 2, 3), AMPS_TO_20),
                        new AnalyzerModel("WT500", List.of(1, 2, 3), Series.WT500, VOLTS_500, AMPS_500))
                .toList();
    }

    private static AnalyzerModel wt300(String name, List<Integer> elements, List<Double> amps) {
        return new AnalyzerModel(name, elements, Series.WT300, VOLTS_300, amps);
    }

    /** The model of this name, in any case. */
    static Optional<AnalyzerModel> named(String name) {
        return all().stream()
                .filter(model -> model.name.equals(name.strip().toUpperCase(Locale.ROOT)))
                .findFirst();
    }

    /** The names, for messages. */
    static String names() {
        return all().stream().map(AnalyzerModel::name).collect(Collectors.joining(", "));
    }

    /**
     * The smallest range that is not below a value; empty above the largest.
     *
     * @param ranges {@link #volts} or {@link #amps}
     * @param crestFactor 3, or 6, where every range is half as large
     */
    static OptionalDouble smallestFrom(List<Double> ranges, double crestFactor, double upTo) {
        return rangesAt(ranges, crestFactor).filter(range -> range >= upTo).min();
    }

    /** The ranges at a crest factor. */
    static DoubleStream rangesAt(List<Double> ranges, double crestFactor) {
        return ranges.stream().mapToDouble(range -> crestFactor == 3 ? range : range / 2);
    }
}
