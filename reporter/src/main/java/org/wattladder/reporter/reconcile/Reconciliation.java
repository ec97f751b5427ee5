package org.wattladder.reporter.reconcile;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What two meters have to do with each other.
 *
 * @param reference name of the meter that is taken for right
 * @param other name of the other
 * @param fit empty when nothing can be fitted
 * @param judged at least one
 */
public record Reconciliation(String reference, String other, Optional<Fit> fit, List<Judged> judged) {
    public Reconciliation {
        Objects.requireNonNull(reference, "reference");
        Objects.requireNonNull(other, "other");
        Objects.requireNonNull(fit, "fit");
        judged = List.copyOf(judged);
    }

    /** Whether one may stand for the other. */
    public boolean agrees() {
        return judged.stream().allMatch(one -> one.relation() == Relation.AGREES);
    }
}
