package org.wattladder.reporter.compare;

import java.util.Optional;
import org.wattladder.model.result.Measurement;

/**
 * One figure on both sides.
 *
 * @param key which figure
 * @param before on side A, the geometric mean of its runs
 * @param after on side B
 * @param change from A to B; empty when a side has no figure
 */
public record Row(FigureKey key, Measurement before, Measurement after, Optional<Change> change) {
    /** Whether the figure was compared and this is what came out. */
    public boolean is(ChangeVerdict verdict) {
        return change.stream().anyMatch(each -> each.verdict() == verdict);
    }
}
