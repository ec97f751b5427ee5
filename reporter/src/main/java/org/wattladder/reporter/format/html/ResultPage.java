package org.wattladder.reporter.format.html;

import java.io.Writer;
import org.wattladder.reporter.format.PageFormat;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.RunView;

/** {@code result.html}: what a reader wants to know. */
public final class ResultPage implements PageFormat {
    @Override
    public String fileName() {
        return "result.html";
    }

    @Override
    public void write(RunView run, Words words, Writer file) {
        Pages.render("result.jte", "run", run, words, file);
    }
}
