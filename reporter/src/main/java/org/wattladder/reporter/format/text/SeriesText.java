package org.wattladder.reporter.format.text;

import org.wattladder.reporter.finding.FindingGroup;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.series.RunSeries;
import org.wattladder.reporter.series.SeriesView;

/** {@code series.txt}: several runs of one plan for a terminal. */
public final class SeriesText {
    private SeriesText() {}

    /** The text of the file in one language, with line feeds. */
    public static String write(RunSeries series, Words words) {
        TextPage page = new TextPage(words);
        page.paragraph(
                "WATTLADDER  ", "", words.say("repeat.heading", series.runs().size(), series.planned()));
        page.sentences("sentence.modelled", "sentence.not-a-result").heading("repeat.runs");
        for (int place = 0; place < series.runs().size(); place++) {
            page.line(series.runs().get(place) + "  "
                    + words.capitals(series.verdicts().get(place).word()));
        }
        page.heading("repeat.findings");
        if (series.findings().isEmpty()) {
            page.sentences("sentence.no-finding");
        }
        FindingGroup.of(series.findings()).forEach(group -> CommonParts.finding(page, group));
        if (!series.scores().isEmpty()) {
            page.heading("repeat.scores");
            TextTable.narrow(page, SeriesView.of(series).scores());
        }
        page.heading("repeat.levels");
        TextTable.narrow(page, SeriesView.of(series).levels());
        return page.gap().sentences("repeat.varies", "repeat.interval").text();
    }
}
