package org.wattladder.reporter.format;

import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.RunView;

/** One report file for people, in any language; each format is one class, named in {@code Reporter}. */
public interface PageFormat {
    /** Name of the English file within the run directory. */
    String fileName();

    /** The whole file in the language of these words, with line feeds. */
    String write(RunView run, Words words);
}
