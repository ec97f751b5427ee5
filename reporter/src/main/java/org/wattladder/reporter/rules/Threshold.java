package org.wattladder.reporter.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/**
 * A rule that holds one number of each reading against a bound, and finds at each place the worst that passes it.
 *
 * @param <R> what has the number
 * @param description of the rule
 * @param places with their readings, in the order of the run
 * @param figure the number; the greatest is the worst
 * @param limit the bound; a number that is greater passes it
 * @param severity of the worst
 * @param message of what passes
 */
public record Threshold<R>(
        RuleDescription description,
        Function<RunFigures, List<Place<R>>> places,
        ToDoubleFunction<R> figure,
        ToDoubleFunction<R> limit,
        Function<R, Severity> severity,
        Function<Excess<R>, Message> message)
        implements Rule {

    /**
     * Where readings are judged together.
     *
     * @param name in the finding
     * @param readings in order
     */
    public record Place<R>(Text name, List<R> readings) {
        /** Readings that belong together by their names. */
        public static <R> List<Place<R>> all(Map<Text, List<R>> byName) {
            return byName.entrySet().stream()
                    .map(each -> new Place<>(each.getKey(), each.getValue()))
                    .toList();
        }
    }

    /**
     * What passes the bound at one place.
     *
     * @param passing in order, at least one
     * @param looked all readings there
     * @param worst of those that pass
     */
    public record Excess<R>(List<R> passing, List<R> looked, R worst) {
        /** A message that begins with how many pass of how many. */
        public Message message(String id, Object... others) {
            List<Object> arguments = new ArrayList<>(List.of(passing.size(), looked.size()));
            arguments.addAll(Arrays.asList(others));
            return Message.of(id, arguments.toArray());
        }
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<Finding> findings = new ArrayList<>();
        for (Place<R> place : places.apply(run)) {
            List<R> passing = place.readings.stream()
                    .filter(reading -> figure.applyAsDouble(reading) > limit.applyAsDouble(reading))
                    .toList();
            passing.stream()
                    .max(Comparator.comparingDouble(figure))
                    .map(worst -> new Finding(
                            description.id(),
                            severity.apply(worst),
                            place.name,
                            message.apply(new Excess<>(passing, place.readings, worst)),
                            figure.applyAsDouble(worst) / limit.applyAsDouble(worst)))
                    .ifPresent(findings::add);
        }
        return findings;
    }
}
