package org.wattladder.reporter.format.html;

import java.io.Writer;
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
    public void write(RunView run, Words words, Writer file) {
        Pages.render("details.jte", "run", run, words, file);
    }
}
