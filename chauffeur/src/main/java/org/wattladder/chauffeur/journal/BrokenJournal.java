package org.wattladder.chauffeur.journal;

import java.io.IOException;

/** Says that a journal was altered after it was written or is of another version; the message names the file. */
public final class BrokenJournal extends IOException {
    private static final long serialVersionUID = 1L;

    BrokenJournal(String sentence) {
        super(sentence);
    }
}
