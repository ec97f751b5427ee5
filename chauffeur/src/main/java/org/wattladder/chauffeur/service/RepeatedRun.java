package org.wattladder.chauffeur.service;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.chauffeur.report.SeriesReport;
import org.wattladder.reporter.language.Language;

/**
 * Runs one plan several times, one run after the other, each with Directors and meters of its own. The summary is written
 * after each run, so that whatever ends the series leaves what was measured.
 */
final class RepeatedRun {
    private final SeriesDirectory series;
    private final List<Language> languages;
    private final OneRun oneRun;

    /** Runs the plan once. */
    interface OneRun {
        /** Runs into this directory, to the end or until interrupted. */
        RunOutcome run(RunDirectory directory) throws IOException;
    }

    /**
     * Joins the directory of the series, which says how many runs there are at most, and what runs.
     *
     * @param languages of the summary besides English
     */
    RepeatedRun(SeriesDirectory series, List<Language> languages, OneRun oneRun) {
        this.series = series;
        this.languages = List.copyOf(languages);
        this.oneRun = oneRun;
    }

    /**
     * Runs to the end; an interrupt, or a run that is aborted, ends the series.
     *
     * @throws IOException if a directory cannot be written
     */
    RunOutcome run() throws IOException {
        Closeable on = series.begin();
        try {
            return runs();
        } finally {
            on.close();
            series.discardIfEmpty();
        }
    }

    private RunOutcome runs() throws IOException {
        ExitCode worst = ExitCode.VALID;
        Optional<String> text = Optional.empty();
        for (int number = 1; number <= series.mostRuns(); number++) {
            RunOutcome outcome = oneRun.run(RunDirectory.create(series.run(number)));
            ExitCode code = outcome.exitCode();
            if (outcome.nothingBegan()) {
                return new RunOutcome(code, text, outcome.complaint());
            }
            boolean stopped = Thread.interrupted(); // which would also break off the writing of the summary
            SeriesReport report = series.report(languages);
            text = Optional.of(report.text());
            worst = worse(worst, code);
            if (stopped || (code != ExitCode.VALID && code != ExitCode.INVALID)) {
                return new RunOutcome(stopped ? ExitCode.BROKEN_OFF : code, text, outcome.complaint());
            }
            worst = report.invalid() ? worse(worst, ExitCode.INVALID) : worst;
            if (report.precise()) {
                break;
            }
        }
        return new RunOutcome(worst, text, Optional.empty());
    }

    private static ExitCode worse(ExitCode left, ExitCode right) {
        return left.code() >= right.code() ? left : right;
    }
}
