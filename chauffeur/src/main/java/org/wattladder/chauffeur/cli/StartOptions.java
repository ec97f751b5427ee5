package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.notify.Notifier;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.reporter.language.Words;
import picocli.CommandLine.Option;

/** The options of {@code wattladder run} that say when a run begins, with which plan, and who hears of it. */
final class StartOptions {
    @Option(
            names = "--plan",
            paramLabel = "FILE",
            description = "Run exactly the plan of this file, for example the plan.yaml of an earlier run, instead of a"
                    + " suite; options that change the plan cannot go with it.")
    private Path plan;

    @Option(
            names = "--after",
            paramLabel = "RUNDIR",
            description = "Start when the run or the series in this directory is over; may be repeated. Until then this"
                    + " run is shown as waiting, and Ctrl-C removes it.")
    private List<Path> after = new ArrayList<>();

    @Option(
            names = "--notify",
            paramLabel = "URL|COMMAND",
            description =
                    "Tell this address (POST, JSON) or command when the run is over, and at its first finding that"
                            + " makes a rating invalid; may be repeated. See docs/recipes.md.")
    private List<String> notified = new ArrayList<>();

    /** The file that holds the whole plan. */
    Optional<Path> plan() {
        return Optional.ofNullable(plan);
    }

    /**
     * Directories of the runs to wait for.
     *
     * @throws IOException with a sentence, if one is none
     */
    List<Path> after() throws IOException {
        List<Path> runs = new ArrayList<>();
        for (Path named : after) {
            Path run = RunStore.ofWorkingDirectory().find(named);
            if (!RunDirectory.isOne(run) && !SeriesDirectory.isOn(run) && !SeriesDirectory.isSeries(run)) {
                throw new IOException("--after: " + run + " is not the directory of a run or a series");
            }
            runs.add(run);
        }
        return runs;
    }

    /**
     * Who hears of the run.
     *
     * @throws IOException with a sentence, if somebody cannot be told anything
     */
    Notifier notifier(Words words) throws IOException {
        return new Notifier(notified, words, System.err::println);
    }

    /** Whether anybody hears of it. */
    boolean notifies() {
        return !notified.isEmpty();
    }
}
