package org.wattladder.model.plan;

import java.util.Locale;

/** What a run is for, which decides what it is judged by. */
public enum RunMode {
    /** A rating: a suite with that purpose, every worklet, level and length as its file says. */
    RATING,
    /** Shortened lengths ({@code --quick}); shows that everything works, and what would make a rating invalid. */
    REHEARSAL,
    /** A suite for research, or a part of any suite; judged by its own plan. */
    RESEARCH,
    /** Figures that others published, put into the form of a run; nothing was measured. */
    PUBLISHED;

    /** The word in files and keys of messages, for example {@code rating}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
