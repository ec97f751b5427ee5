package org.wattladder.reporter.format.html;

import java.io.StringWriter;
import org.wattladder.reporter.compare.Comparison;
import org.wattladder.reporter.compare.ComparisonView;
import org.wattladder.reporter.language.Words;

/** A comparison as one self-contained page. */
public final class ComparisonPage {
    private ComparisonPage() {}

    /** All of it in one language. */
    public static String write(Comparison comparison, Words words) {
        return render("compare.jte", comparison, words);
    }

    /** What it says, as a part of another page. */
    public static String part(Comparison comparison, Words words) {
        return render("compared.jte", comparison, words);
    }

    private static String render(String template, Comparison comparison, Words words) {
        StringWriter page = new StringWriter();
        Pages.render(template, "comparison", ComparisonView.of(comparison), words, page);
        return page.toString();
    }
}
