package org.wattladder.reporter.format;

import java.io.IOException;
import java.io.Writer;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.page.RunView;

/** One report file for people, in any language; each format is one class, named in {@code Reporter}. */
public interface PageFormat {
    /** Name of the English file within the run directory. */
    String fileName();

    /** Writes the whole file in the language of these words, with line feeds, part by part: it may be large. */
    void write(RunView run, Words words, Writer file) throws IOException;
}
