package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.util.OptionalDouble;
import org.wattladder.reporter.series.Repetitions;
import picocli.CommandLine.Option;

/** The options of {@code wattladder run} that say how often a plan runs. */
final class RepeatOptions {
    @Option(
            names = "--repeat",
            paramLabel = "N",
            defaultValue = "1",
            description = "Run the plan N times into a folder of N run directories, with a summary of how far they"
                    + " differ: series.html, series.txt and series.json (default: 1, a single run).")
    private int runs;

    @Option(
            names = "--until",
            paramLabel = "PERCENT",
            description =
                    "With --repeat: end the series after five runs or more when they tell the overall score within"
                            + " this many percent, without a reference performance per watt of every level; see docs/scoring.md.")
    private String until;

    /**
     * How often.
     *
     * @throws IOException with a sentence, if an option has no such value
     */
    Repetitions repetitions() throws IOException {
        if (runs < 1) {
            throw new IOException("--repeat must be a whole number from 1, not " + runs);
        }
        if (until == null) {
            return Repetitions.of(runs);
        }
        if (once()) {
            throw new IOException("--until ends a series early; say with --repeat how many runs it may have");
        }
        return new Repetitions(runs, OptionalDouble.of(OptionText.percent("--until", until)));
    }

    /** Whether there is no series. */
    boolean once() {
        return runs == 1;
    }
}
