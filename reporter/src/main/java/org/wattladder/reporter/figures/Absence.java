package org.wattladder.reporter.figures;

import java.util.Optional;
import java.util.function.DoubleBinaryOperator;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;

/** Arithmetic on measurements: what needs an absent figure is absent for the same reason. */
public final class Absence {
    private Absence() {}

    /** The reason why the figure is absent; empty when it was measured. */
    public static Optional<Message> reason(Measurement measurement) {
        return measurement instanceof Measurement.Absent absent ? Optional.of(absent.reason()) : Optional.empty();
    }

    /** The operation on both values, or the first reason why there is none. */
    public static Measurement combine(Measurement left, Measurement right, DoubleBinaryOperator operation) {
        if (left.asOptional().isEmpty()) {
            return left;
        }
        if (right.asOptional().isEmpty()) {
            return right;
        }
        double value = operation.applyAsDouble(
                left.asOptional().getAsDouble(), right.asOptional().getAsDouble());
        return Double.isFinite(value) ? Measurement.of(value) : Measurement.absent("absent.out-of-range");
    }

    /** Left divided by right; absent with the message of this id when right is 0. */
    public static Measurement divide(Measurement left, Measurement right, String whenZero) {
        if (right.asOptional().isPresent() && right.asOptional().getAsDouble() == 0) {
            return left.asOptional().isEmpty() ? left : Measurement.absent(whenZero);
        }
        return combine(left, right, (a, b) -> a / b);
    }
}
