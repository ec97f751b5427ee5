package org.wattladder.reporter.format.text;

import java.util.List;
import java.util.Locale;
import org.wattladder.reporter.view.ScoreView;

/** Scores and the energy view for a terminal. */
final class ScoreText {
    private ScoreText() {}

    static void write(TextPage page, ScoreView view) {
        page.heading("Scores and energy");
        page.paragraph("", "", view.reference());
        table(page, ScoreView.SCORE_HEADINGS, view.scores());
        table(page, ScoreView.ENERGY_HEADINGS, view.energy());
        view.notes().forEach(note -> page.paragraph("- ", "  ", note));
    }

    private static void table(TextPage page, List<String> headings, List<List<String>> rows) {
        if (rows.isEmpty()) {
            return;
        }
        page.gap();
        TextTable table = new TextTable(headings.stream()
                .map(heading -> heading.toLowerCase(Locale.ROOT))
                .toArray(String[]::new));
        rows.forEach(row -> table.row(row.toArray(String[]::new)));
        table.print(page);
    }
}
