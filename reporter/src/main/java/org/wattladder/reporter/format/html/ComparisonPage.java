package org.wattladder.reporter.format.html;

import org.wattladder.reporter.compare.Comparison;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.ComparisonView;

/** A comparison as one self-contained page, in English. */
public final class ComparisonPage {
    private ComparisonPage() {}

    /** All of it. */
    public static String write(Comparison comparison) {
        return Pages.render("compare.jte", "comparison", ComparisonView.of(comparison), Words.in(Language.ENGLISH));
    }
}
