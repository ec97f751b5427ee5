package org.wattladder.reporter.format;

import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;

/** One report file; the same input gives the same text on every machine. */
public interface ReportFormat {
    /** Name in the run directory, for example {@code result.csv}. */
    String fileName();

    /** The text of the file, with line feeds. */
    String write(RunFigures run, Judgement judgement);
}
