package org.wattladder.reporter.format.html;

import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.format.ReportFormat;
import org.wattladder.reporter.view.RunView;

/** {@code details.html}: everything that was recorded, for those who doubt. */
public final class DetailsPage implements ReportFormat {
    @Override
    public String fileName() {
        return "details.html";
    }

    @Override
    public String write(RunFigures run, Judgement judgement) {
        return Pages.render("details.jte", RunView.of(run, judgement));
    }
}
