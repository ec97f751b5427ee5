package org.wattladder.reporter.system.measure;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.RunSpread;

/**
 * A figure over the turns of a command; those without it are left out.
 *
 * @param mean of the turns that have it; absent with the reason of the first when none has
 * @param low lower end of the 95 % interval of the mean; empty of fewer than two turns
 * @param high upper end
 * @param least smallest of the turns
 * @param most largest of the turns
 */
record Spread(Measurement mean, OptionalDouble low, OptionalDouble high, OptionalDouble least, OptionalDouble most) {
    static Spread of(List<Measurement> all) {
        List<Measurement> figures =
                all.stream().filter(each -> each.asOptional().isPresent()).toList();
        if (figures.isEmpty()) {
            return new Spread(
                    all.stream().findFirst().orElse(Measurement.absent("absent.interval-not-measured")),
                    OptionalDouble.empty(),
                    OptionalDouble.empty(),
                    OptionalDouble.empty(),
                    OptionalDouble.empty());
        }
        double[] values = figures.stream()
                .mapToDouble(each -> each.asOptional().orElseThrow())
                .sorted()
                .toArray();
        RunSpread spread = RunSpread.of(values);
        OptionalDouble half = spread.halfWidth();
        return new Spread(
                Measurement.of(spread.mean()),
                half.isEmpty() ? half : OptionalDouble.of(spread.mean() - half.getAsDouble()),
                half.isEmpty() ? half : OptionalDouble.of(spread.mean() + half.getAsDouble()),
                OptionalDouble.of(values[0]),
                OptionalDouble.of(values[values.length - 1]));
    }

    /** Half of the 95 % interval in percent of the mean; empty where there is none. */
    OptionalDouble halfWidthPercent() {
        return high.isEmpty() || mean.asOptional().orElseThrow() == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(100
                        * (high.getAsDouble() - mean.asOptional().getAsDouble())
                        / Math.abs(mean.asOptional().getAsDouble()));
    }
}
