package org.wattladder.reporter.format.text;

import org.wattladder.model.text.Message;
import org.wattladder.reporter.compare.Comparison;
import org.wattladder.reporter.compare.ComparisonView;
import org.wattladder.reporter.language.Words;

/** A comparison for a terminal. */
public final class ComparisonText {
    private ComparisonText() {}

    /** All of it in one language. */
    public static String write(Comparison comparison, Words words) {
        ComparisonView view = ComparisonView.of(comparison);
        TextPage page = new TextPage(words);
        page.paragraph("A  ", "   ", words.say(view.before()));
        page.paragraph("B  ", "   ", words.say(view.after()));
        if (!comparison.obstacles().isEmpty() || !comparison.cautions().isEmpty()) {
            page.gap();
        }
        comparison
                .obstacles()
                .forEach(obstacle -> page.sentence("!  ", "   ", Message.of("comparison.forced", obstacle)));
        comparison.cautions().forEach(caution -> page.sentence("-  ", "   ", caution));
        if (!view.headline().isEmpty()) {
            page.heading("repeat.headline");
            TextTable.narrow(page, view.headline());
        }
        view.groups().forEach(group -> {
            page.heading(group.worklet());
            TextTable.narrow(page, group.table());
        });
        return page.gap()
                .paragraph("", "", words.sentences(view.method()))
                .gap()
                .sentence(
                        "",
                        "",
                        Message.of("comparison.is-" + comparison.verdict().label(), view.counts()))
                .text();
    }
}
