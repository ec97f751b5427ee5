package org.wattladder.reporter.format.text;

import java.util.Optional;
import org.wattladder.reporter.compare.Change;
import org.wattladder.reporter.compare.ChangeVerdict;
import org.wattladder.reporter.compare.Comparison;
import org.wattladder.reporter.compare.ComparisonView;
import org.wattladder.reporter.compare.Row;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.notation.Sentences;

/** A comparison for a terminal. */
public final class ComparisonText {
    private ComparisonText() {}

    /** All of it in one language. */
    public static String write(Comparison comparison, Words words) {
        ComparisonView view = ComparisonView.of(comparison);
        TextPage page = new TextPage(words);
        page.say("A  ", "   ", view.before());
        page.say("B  ", "   ", view.after());
        if (!comparison.obstacles().isEmpty() || !comparison.cautions().isEmpty()) {
            page.gap();
        }
        for (String obstacle : comparison.obstacles()) {
            page.say("!  ", "   ", "Forced: " + Sentences.close(obstacle));
        }
        for (String caution : comparison.cautions()) {
            page.say("-  ", "   ", Sentences.close(caution));
        }
        String worklet = "";
        Optional<TextTable> table = Optional.empty();
        for (Row row : comparison.rows()) {
            if (table.isEmpty() || !row.key().worklet().equals(worklet)) {
                table.ifPresent(whole -> whole.print(page));
                worklet = row.key().worklet();
                page.heading(worklet);
                table = Optional.of(new TextTable("figure", "A", "B", "B against A", "95 % interval", "verdict"));
            }
            table.get()
                    .row(
                            ComparisonView.figure(row.key()),
                            Decimals.significant(row.before(), 5),
                            Decimals.significant(row.after(), 5),
                            row.change()
                                    .map(Change::percent)
                                    .map(ComparisonView::percent)
                                    .orElse(""),
                            row.change().map(ComparisonView::interval).orElse(""),
                            ComparisonView.verdict(row));
        }
        table.ifPresent(whole -> whole.print(page));
        page.gap();
        page.say("", "", view.method());
        page.gap();
        page.say("", "", "B is " + wording(comparison.verdict()) + ": " + view.counts());
        return page.text();
    }

    private static String wording(ChangeVerdict verdict) {
        return switch (verdict) {
            case BETTER -> "BETTER than A";
            case SAME -> "the SAME as A";
            case WORSE -> "WORSE than A";
            case UNDECIDED -> "UNDECIDED against A";
        };
    }
}
