package org.wattladder.reporter.format.html;

import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.format.ReportFormat;
import org.wattladder.reporter.view.RunView;

/** {@code result.html}: what a reader wants to know. */
public final class ResultPage implements ReportFormat {
    @Override
    public String fileName() {
        return "result.html";
    }

    @Override
    public String write(RunFigures run, Judgement judgement) {
        return Pages.render("result.jte", RunView.of(run, judgement));
    }
}
