package org.wattladder.meter.source.scpi;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wattladder.meter.source.SourceRefused;

/**
 * Which analyzer answered.
 *
 * @param idn its answer to {@code *IDN?}, for example {@code YOKOGAWA,WT310E,C3XA04010E,F1.04}
 * @param model recognised or forced
 */
record Identified(String idn, AnalyzerModel model) {

    static Identified of(String idn, Optional<AnalyzerModel> forced) throws SourceRefused {
        String[] words = idn.split(",", -1);
        Optional<AnalyzerModel> known = words.length == 4 ? AnalyzerModel.named(words[1]) : Optional.empty();
        return new Identified(
                idn,
                forced.or(() -> known)
                        .orElseThrow(() -> new SourceRefused("'" + idn + "' is no analyzer known here; known are "
                                + AnalyzerModel.names()
                                + ". If it speaks the commands of one of them, say so with model=.")));
    }

    /** Whether it names this model itself, rather than the user who forced it. */
    boolean saysItself() {
        return idn.toUpperCase(Locale.ROOT).contains("," + model.name() + ",");
    }

    /**
     * Refuses another device in the place of this one.
     *
     * @throws SourceRefused naming both
     */
    void mustBe(Identified first) throws SourceRefused {
        if (!idn.equals(first.idn)) {
            throw new SourceRefused("another analyzer answers (" + idn + ") in the place of " + first.idn
                    + "; put that one back, or restart the meter.");
        }
    }

    List<Integer> elements(List<Integer> wanted) throws SourceRefused {
        if (!model.elements().containsAll(wanted)) {
            throw new SourceRefused(
                    "elements=" + wanted + ": a " + model.name() + " has the elements " + model.elements() + ".");
        }
        return wanted.isEmpty() ? model.elements() : wanted;
    }
}
