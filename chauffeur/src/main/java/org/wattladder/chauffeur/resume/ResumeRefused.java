package org.wattladder.chauffeur.resume;

import java.io.IOException;

/** Says why a run cannot be resumed; nothing in its directory was changed. */
public final class ResumeRefused extends IOException {
    private static final long serialVersionUID = 1L;

    ResumeRefused(String sentence) {
        super(sentence);
    }
}
