package org.wattladder.reporter.format.html;

import java.io.Writer;
import org.wattladder.reporter.format.PageFormat;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.page.RunView;

/**
 * A report as a page of its own.
 *
 * @param fileName of the page
 * @param template that makes it of a run
 */
public record HtmlPage(String fileName, String template) implements PageFormat {
    @Override
    public void write(RunView run, Words words, Writer file) {
        Pages.render(template, "run", run, words, file);
    }
}
