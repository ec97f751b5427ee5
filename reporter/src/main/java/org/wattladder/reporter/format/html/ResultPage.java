package org.wattladder.reporter.format.html;

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
    public String write(RunView run, Words words) {
        return Pages.render("result.jte", "run", run, words);
    }
}
