package org.wattladder.reporter.format.html;

import java.io.StringWriter;
import org.wattladder.reporter.compare.Comparison;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.ComparisonView;

/** A comparison as one self-contained page, in English. */
public final class ComparisonPage {
    private ComparisonPage() {}

    /** All of it. */
    public static String write(Comparison comparison) {
        StringWriter page = new StringWriter();
        Pages.render("compare.jte", "comparison", ComparisonView.of(comparison), Words.in(Language.ENGLISH), page);
        return page.toString();
    }
}
