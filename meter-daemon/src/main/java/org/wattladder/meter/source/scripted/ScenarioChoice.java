package org.wattladder.meter.source.scripted;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.meter.simulator.scenario.Scenario;
import org.wattladder.meter.simulator.scenario.ScenarioFile;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

/** The scenario that the options mean: a file, or the short form of lists. */
final class ScenarioChoice {
    static final Key<Path> FILE = Key.optional(
            "scenario",
            Kinds.path("a YAML file, see docs/meters.md"),
            "how the meter behaves; the other options do not go with it");

    /** 22,5 and 22,5,23,5; a list such as 90,110 is none. */
    private static final Pattern DECIMAL_COMMA = Pattern.compile("(\\d+,\\d{1,2}|0,\\d+)(,(\\d+,\\d{1,2}|0,\\d+))*");

    private ScenarioChoice() {}

    static Key<String> list(String name, String standard, String sentence) {
        return Key.of(name, standard, Kinds.text("a number, or several with commas"), sentence);
    }

    /**
     * Reads the scenario.
     *
     * @param lists the settings of the short form, which are keys of a scenario too
     */
    static Scenario of(SourceSettings settings, List<Key<String>> lists) throws OptionMistake {
        Optional<Path> file = settings.find(FILE);
        if (file.isPresent()) {
            return ScenarioFile.read(file.get());
        }
        StringBuilder text = new StringBuilder();
        for (Key<String> list : lists) {
            String value = settings.get(list);
            if (DECIMAL_COMMA.matcher(value).matches()) {
                throw new OptionMistake(
                        "option " + list.name() + ": \"" + value + "\" may be written with decimal commas;"
                                + " write points, as in 22.5, and .0 behind whole numbers of a list.");
            }
            text.append(list.name()).append(": [").append(value).append("]\n");
        }
        return ScenarioFile.parse("option", text.toString());
    }
}
