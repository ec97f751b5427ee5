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
        StringWriter page = new StringWriter();
        Pages.render("compare.jte", "comparison", ComparisonView.of(comparison), words, page);
        return page.toString();
    }
}
