package org.wattladder.system.hostile;

import java.util.List;
import java.util.function.Function;
import org.wattladder.model.wire.DirectorEvent;

/**
 * What a Director says instead of an honest answer.
 *
 * @param name of the row in the table
 * @param kind of the plan
 * @param of which answers; the others are honest
 * @param skipped how many of these are honest in the second worklet
 * @param frames said instead, given the honest JSON; none for silence
 * @param verdict what the Chauffeur must make of it
 */
record Lie(
        String name,
        HostilePlans.Kind kind,
        Class<? extends DirectorEvent> of,
        int skipped,
        Function<String, List<byte[]>> frames,
        Verdict verdict) {

    /** What becomes of a lie. */
    enum Verdict {
        /** It ends the worklet or the run, with a sentence. */
        REFUSED,
        /** It cannot be told from the truth, or is harmless: the run may end well, and no figure is another. */
        HARMLESS,
        /** It lies at the border of what can be: whether it is refused or not, there is a report. */
        REPORTABLE
    }

    @Override
    public String toString() {
        return name;
    }
}
