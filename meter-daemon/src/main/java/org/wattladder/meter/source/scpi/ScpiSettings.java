package org.wattladder.meter.source.scpi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceSettings;

/**
 * The settings of this source.
 *
 * @param host of the analyzer, or of what stands before it
 * @param port likewise
 * @param model forced; empty to take what the analyzer says
 * @param elements to measure; empty for all
 * @param updateMillis data update rate to set; empty to leave it
 * @param answerMillis longest time for an answer
 * @param accuracy of power as its data sheet states it; empty when not declared
 */
record ScpiSettings(
        String host,
        int port,
        Optional<AnalyzerModel> model,
        List<Integer> elements,
        OptionalInt updateMillis,
        int answerMillis,
        Optional<Accuracy> accuracy) {
    private static final Pattern ADDRESS = Pattern.compile("(?:\\[([^\\]]+)\\]|([^:\\s]+)):(\\d{1,5})");
    private static final List<Integer> RATES = List.of(100, 200, 250, 500, 1000, 2000, 5000, 10_000, 20_000);

    static List<SourceOption> options() {
        return List.of(
                new SourceOption("address", "", "HOST:PORT of the analyzer's line protocol; needed"),
                new SourceOption("model", "", "taken instead of an unknown name: " + AnalyzerModel.names()),
                new SourceOption("elements", "", "input elements with commas, each a channel; without it all"),
                new SourceOption("update-millis", "", "data update rate to set, put back at the end; one of " + RATES),
                new SourceOption("answer-millis", "3000", "longest time for an answer, 100 to 10000"),
                new SourceOption("accuracy", "", "of power by its data sheet: 0.1% reading + 0.05% range"));
    }

    static ScpiSettings of(SourceSettings settings) throws OptionMistake {
        Matcher address = ADDRESS.matcher(settings.text("address").orElse("").strip());
        if (!address.matches() || Integer.parseInt(address.group(3)) > 65_535) {
            throw new OptionMistake("source scpi needs the option address=HOST:PORT of the analyzer, for example"
                    + " address=192.0.2.7:10001"
                    + settings.text("address")
                            .map(given -> "; '" + given + "' is none")
                            .orElse("")
                    + ".");
        }
        OptionalInt update = OptionalInt.empty();
        if (settings.text("update-millis").isPresent()) {
            int millis = (int) settings.number("update-millis", 100, 20_000).orElseThrow();
            if (!RATES.contains(millis)) {
                throw new OptionMistake(
                        "option update-millis=" + millis + " of source scpi must be one of " + RATES + ".");
            }
            update = OptionalInt.of(millis);
        }
        Optional<String> declared = settings.text("accuracy");
        return new ScpiSettings(
                Optional.ofNullable(address.group(1)).orElse(address.group(2)),
                Integer.parseInt(address.group(3)),
                model(settings),
                elements(settings),
                update,
                (int) settings.number("answer-millis", 100, 10_000).orElseThrow(),
                declared.isPresent() ? Optional.of(Accuracy.parse(declared.get())) : Optional.empty());
    }

    private static Optional<AnalyzerModel> model(SourceSettings settings) throws OptionMistake {
        Optional<String> name = settings.text("model");
        if (name.isEmpty()) {
            return Optional.empty();
        }
        Optional<AnalyzerModel> model = AnalyzerModel.named(name.get());
        if (model.isEmpty()) {
            throw new OptionMistake("option model=" + name.get() + " of source scpi is no model known here; there are "
                    + AnalyzerModel.names() + ".");
        }
        return model;
    }

    private static List<Integer> elements(SourceSettings settings) throws OptionMistake {
        List<Integer> elements = new ArrayList<>();
        for (String word :
                settings.text("elements").map(text -> text.split(",", -1)).orElse(new String[0])) {
            if (!word.strip().matches("[1-9]") || elements.contains(Integer.parseInt(word.strip()))) {
                throw new OptionMistake(
                        "option elements=" + settings.text("elements").orElse("")
                                + " of source scpi must be different numbers with commas, for example 1,2,3.");
            }
            elements.add(Integer.parseInt(word.strip()));
        }
        return List.copyOf(elements);
    }

    String address() {
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }
}
