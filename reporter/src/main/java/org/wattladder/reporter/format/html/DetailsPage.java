package org.wattladder.reporter.format.html;

import org.wattladder.reporter.format.PageFormat;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.RunView;

/** {@code details.html}: everything that was recorded, for those who doubt. */
public final class DetailsPage implements PageFormat {
    @Override
    public String fileName() {
        return "details.html";
    }

    @Override
    public String write(RunView run, Words words) {
        return Pages.render("details.jte", "run", run, words);
    }
}
