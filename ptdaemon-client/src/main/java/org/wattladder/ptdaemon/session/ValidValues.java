package org.wattladder.ptdaemon.session;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.result.Measurement;

/**
 * Valid values of some samples, and how many were none.
 *
 * @param values of the valid samples
 * @param errors samples that do not count
 */
record ValidValues(List<Double> values, int errors) {
    ValidValues {
        values = List.copyOf(values);
    }

    static ValidValues of(List<Sample> samples) {
        List<Double> values = samples.stream()
                .map(sample -> sample.reading().value())
                .filter(OptionalDouble::isPresent)
                .map(OptionalDouble::getAsDouble)
                .toList();
        return new ValidValues(values, samples.size() - values.size());
    }

    int valid() {
        return values.size();
    }

    OptionalDouble average() {
        return values.stream().mapToDouble(Double::doubleValue).average();
    }

    Measurement average(String reasonIfNone) {
        return measured(average(), reasonIfNone);
    }

    Measurement minimum(String reasonIfNone) {
        return measured(values.stream().mapToDouble(Double::doubleValue).min(), reasonIfNone);
    }

    Measurement maximum(String reasonIfNone) {
        return measured(values.stream().mapToDouble(Double::doubleValue).max(), reasonIfNone);
    }

    private static Measurement measured(OptionalDouble value, String reasonIfNone) {
        return value.isPresent() ? Measurement.of(value.getAsDouble()) : Measurement.absent(reasonIfNone);
    }
}
