package org.wattladder.reporter.format.text;

import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.series.RunSeries;
import org.wattladder.reporter.series.SeriesView;

/** {@code series.txt}: several runs of one plan for a terminal. */
public final class SeriesText {
    private SeriesText() {}

    /** The text of the file in one language, with line feeds. */
    public static String write(RunSeries series, Words words) {
        SeriesView view = SeriesView.of(series);
        TextPage page = new TextPage(words);
        page.paragraph("WATTLADDER  ", "", words.say(view.title()));
        page.sentences("sentence.modelled", "sentence.not-a-result").gap();
        view.precision().forEach(sentence -> page.paragraph("", "", words.sentence(sentence)));
        page.heading("repeat.runs");
        view.runs()
                .forEach(run -> page.line(
                        run.name() + "  " + words.capitals(run.verdict().word())));
        page.gap();
        CommonParts.facts(page, view.machine());
        if (!view.headline().isEmpty()) {
            page.heading("repeat.headline");
            TextTable.narrow(page, view.headline());
            view.absences().forEach(page::note);
        }
        page.heading("repeat.findings");
        if (view.findings().isEmpty()) {
            page.sentences("sentence.no-finding");
        }
        view.findings().forEach(group -> CommonParts.finding(page, group));
        if (!view.scores().isEmpty()) {
            page.heading("repeat.scores");
            TextTable.narrow(page, view.scores());
        }
        if (!view.rates().isEmpty()) {
            page.heading("repeat.rates");
            TextTable.narrow(page, view.rates());
        }
        page.heading("repeat.levels");
        TextTable.narrow(page, view.levels());
        return page.gap().sentences("repeat.varies", "repeat.interval").text();
    }
}
