package org.wattladder.chauffeur.session;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.chauffeur.report.SeriesReport;
import org.wattladder.chauffeur.run.ExitCode;
import org.wattladder.reporter.language.Language;

/**
 * Runs one plan several times, one run after the other, each with Directors and meters of its own. The summary is written
 * after each run, so that whatever ends the series leaves what was measured.
 */
public final class SeriesSession {
    private final SeriesDirectory series;
    private final List<Language> languages;
    private final OneRun oneRun;

    /** Runs the plan once. */
    public interface OneRun {
        /** Runs into this directory, to the end or until interrupted. */
        SessionOutcome run(RunDirectory directory) throws IOException;
    }

    /**
     * Joins the directory of the series, which says how many runs there are, and what runs.
     *
     * @param languages of the summary besides English
     */
    public SeriesSession(SeriesDirectory series, List<Language> languages, OneRun oneRun) {
        this.series = series;
        this.languages = List.copyOf(languages);
        this.oneRun = oneRun;
    }

    /**
     * Runs to the end; an interrupt, or a run that breaks off, ends the series.
     *
     * @throws IOException if a directory cannot be written
     */
    public SessionOutcome run() throws IOException {
        ExitCode worst = ExitCode.VALID;
        Optional<String> text = Optional.empty();
        for (int number = 1; number <= series.plannedRuns(); number++) {
            ExitCode code = oneRun.run(RunDirectory.create(series.run(number))).exitCode();
            boolean stopped = Thread.interrupted(); // which would also break off the writing of the summary
            SeriesReport report = series.report(languages);
            text = Optional.of(report.text());
            worst = worse(worst, code);
            if (stopped || (code != ExitCode.VALID && code != ExitCode.INVALID)) {
                return new SessionOutcome(stopped ? ExitCode.BROKEN_OFF : code, text);
            }
            worst = report.invalid() ? worse(worst, ExitCode.INVALID) : worst;
        }
        return new SessionOutcome(worst, text);
    }

    private static ExitCode worse(ExitCode left, ExitCode right) {
        return left.code() >= right.code() ? left : right;
    }
}
