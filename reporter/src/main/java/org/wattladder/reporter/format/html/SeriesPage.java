package org.wattladder.reporter.format.html;

import java.io.StringWriter;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.series.RunSeries;
import org.wattladder.reporter.series.SeriesView;

/** {@code series.html}: several runs of one plan as one self-contained page. */
public final class SeriesPage {
    private SeriesPage() {}

    /** All of it in one language. */
    public static String write(RunSeries series, Words words) {
        StringWriter page = new StringWriter();
        Pages.render("series.jte", "series", SeriesView.of(series), words, page);
        return page.toString();
    }
}
