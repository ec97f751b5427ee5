package org.wattladder.meter.source.scpi;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

/**
 * The settings of this source.
 *
 * @param address of the analyzer, or of what stands before it
 * @param model forced; empty to take what the analyzer says
 * @param elements to measure; empty for all
 * @param mode measuring mode to set, {@code rms} or {@code dc}; empty to leave it
 * @param updateMillis data update rate to set; empty to leave it
 * @param answerMillis longest time for an answer
 * @param accuracy of power as the user declares it; empty to take what the maker states
 */
record ScpiSettings(
        InstrumentAddress address,
        Optional<AnalyzerModel> model,
        List<Integer> elements,
        Optional<String> mode,
        Optional<Integer> updateMillis,
        int answerMillis,
        Optional<Accuracy> accuracy) {
    static final String DIRECT = "dc";

    private static final List<Integer> RATES = List.of(100, 200, 250, 500, 1000, 2000, 5000, 10_000, 20_000);

    static final Key<InstrumentAddress> ADDRESS = Key.optional(
            "address", Kinds.parsed(InstrumentAddress.RANGE, InstrumentAddress::parse), "the analyzer; needed");
    private static final Key<AnalyzerModel> MODEL = Key.optional(
            "model",
            Kinds.parsed("one of " + AnalyzerModel.names(), AnalyzerModel::named),
            "taken when the analyzer says a name that is unknown");
    private static final Key<List<Integer>> ELEMENTS = Key.optional(
            "elements",
            Kinds.parsed("different numbers from 1 to 9 with commas, for example 1,2,3", ScpiSettings::numbers),
            "input elements, each a channel; without it all");
    private static final Key<List<Integer>> CHANNELS = Key.optional(
            "channels",
            Kinds.parsed("a number from 1 to 9, or the first and how many, for example 1,3", ScpiSettings::counted),
            "the same as `elements`, as option -c of a PTDaemon says it");
    private static final Key<String> MODE = Key.optional(
            "mode",
            Kinds.oneOf(List.of("rms", DIRECT), String::valueOf),
            "measuring mode to set, put back at the end; option -D is mode=dc");
    private static final Key<Integer> UPDATE = Key.optional(
            "update-millis", Kinds.oneOf(RATES, String::valueOf), "data update rate to set, put back at the end");
    private static final Key<Long> ANSWER =
            Key.of("answer-millis", 3_000L, Kinds.whole(100, 10_000), "longest time for an answer");
    private static final Key<Accuracy> ACCURACY = Key.optional(
            "accuracy",
            Kinds.parsed("a text of the form 0.1% reading + 0.05% range", Accuracy::parse),
            "of power, by the data sheet; without it that of the maker's manual where it is known");

    /** All of them. */
    static final List<Key<?>> KEYS = List.of(ADDRESS, MODEL, ELEMENTS, CHANNELS, MODE, UPDATE, ANSWER, ACCURACY);

    static ScpiSettings of(SourceSettings settings) throws OptionMistake {
        return new ScpiSettings(
                settings.find(ADDRESS)
                        .orElseThrow(
                                () -> new OptionMistake("source scpi needs the option address= of the analyzer, for"
                                        + " example address=192.0.2.7:10001, vxi11://192.0.2.7 or /dev/usbtmc0.")),
                settings.find(MODEL),
                settings.find(ELEMENTS).or(() -> settings.find(CHANNELS)).orElse(List.of()),
                settings.find(MODE),
                settings.find(UPDATE),
                settings.get(ANSWER).intValue(),
                settings.find(ACCURACY));
    }

    private static Optional<List<Integer>> counted(String text) {
        if (!text.strip().matches("[1-9](\\s*,\\s*[1-9])?")) {
            return Optional.empty();
        }
        String[] words = text.split(",", -1);
        int first = Integer.parseInt(words[0].strip());
        int count = words.length == 1 ? 1 : Integer.parseInt(words[1].strip());
        return Optional.of(IntStream.range(first, first + count).boxed().toList());
    }

    private static Optional<List<Integer>> numbers(String text) {
        List<String> words =
                Arrays.stream(text.split(",", -1)).map(String::strip).toList();
        boolean numbers = words.stream().allMatch(word -> word.matches("[1-9]"))
                && words.stream().distinct().count() == words.size();
        return numbers ? Optional.of(words.stream().map(Integer::valueOf).toList()) : Optional.empty();
    }
}
