package org.wattladder.reporter.format.text;

import java.util.List;
import java.util.Locale;
import org.wattladder.reporter.view.ScoreView;

/** Scores and the energy view for a terminal. */
final class ScoreText {
    private ScoreText() {}

    static void write(TextPage page, ScoreView view) {
        page.heading("Scores and energy");
        page.say("", "", view.reference());
        table(page, ScoreView.SCORE_HEADINGS, view.scores());
        table(page, ScoreView.ENERGY_HEADINGS, view.energy());
        view.notes().forEach(note -> page.say("- ", "  ", note));
    }

    private static void table(TextPage page, List<String> headings, List<? extends List<?>> rows) {
        if (rows.isEmpty()) {
            return;
        }
        page.gap();
        TextTable.of(headings.stream().map(ScoreText::lower).toList(), rows).print(page);
    }

    /** Headings of texts begin with a small letter; what follows, units above all, stays. */
    private static String lower(String heading) {
        return heading.substring(0, 1).toLowerCase(Locale.ROOT) + heading.substring(1);
    }
}
