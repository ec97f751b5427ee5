package org.wattladder.meter.simulator.scenario;

import java.util.Collection;
import java.util.Comparator;
import org.wattladder.model.text.EditDistance;

/** The known word that a wrong one was most likely meant to be. */
final class Nearest {
    private Nearest() {}

    static String hint(String wrong, Collection<String> known) {
        return known.stream()
                .min(Comparator.comparingInt(word -> EditDistance.between(wrong, word)))
                .filter(word -> EditDistance.between(wrong, word) <= Math.max(2, word.length() / 2))
                .map(word -> "; did you mean '" + word + "'?")
                .orElse("; there are " + String.join(", ", known));
    }
}
