package org.wattladder.meter.source.scripted;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.meter.simulator.scenario.Scenario;
import org.wattladder.meter.simulator.scenario.ScenarioFile;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceSettings;

/** The scenario that the options mean: a file, or the short form of lists. */
final class ScenarioChoice {
    static final SourceOption FILE =
            new SourceOption("scenario", "", "YAML file, see docs/meters.md; the other options do not go with it");

    /** 22,5 and 22,5,23,5; a list such as 90,110 is none. */
    private static final Pattern DECIMAL_COMMA = Pattern.compile("(\\d+,\\d{1,2}|0,\\d+)(,(\\d+,\\d{1,2}|0,\\d+))*");

    private ScenarioChoice() {}

    /**
     * Reads the scenario.
     *
     * @param lists names of the options of the short form, which are keys of a scenario too
     */
    static Scenario of(SourceSettings settings, List<String> lists) throws OptionMistake {
        Optional<String> file = settings.text(FILE.name());
        if (file.isPresent()) {
            return ScenarioFile.read(Path.of(file.get()));
        }
        StringBuilder text = new StringBuilder();
        for (String list : lists) {
            Optional<String> doubtful = settings.text(list)
                    .filter(value -> DECIMAL_COMMA.matcher(value).matches());
            if (doubtful.isPresent()) {
                throw new OptionMistake(
                        "option " + list + ": \"" + doubtful.get() + "\" may be written with decimal commas;"
                                + " write points, as in 22.5, and .0 behind whole numbers of a list.");
            }
            settings.text(list)
                    .ifPresent(value ->
                            text.append(list).append(": [").append(value).append("]\n"));
        }
        return ScenarioFile.parse("option", text.toString());
    }
}
