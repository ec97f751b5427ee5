package org.wattladder.reporter.system;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;

/** What the disclosed facts of the systems under test make together. */
public final class Disclosed {
    private static final Pattern NUMBER = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,6})?)(?:[^0-9.].*)?");

    private Disclosed() {}

    /** The product of these numbers of each system, summed over all; absent when one does not disclose a number. */
    public static Measurement product(RunFigures run, List<EnvironmentKey> keys) {
        List<HostEnvironment> systems = run.result().disclosedSystems();
        return systems.isEmpty()
                ? undisclosed(keys.get(0))
                : systems.stream()
                        .map(system -> product(system, keys))
                        .reduce(Measurement.of(0), (a, b) -> Absence.combine(a, b, Double::sum));
    }

    private static Measurement product(HostEnvironment system, List<EnvironmentKey> keys) {
        return keys.stream()
                .map(key -> number(system, key))
                .reduce(Measurement.of(1), (a, b) -> Absence.combine(a, b, (x, y) -> x * y));
    }

    private static Measurement number(HostEnvironment system, EnvironmentKey key) {
        Optional<Measurement> number = system.facts().stream()
                .filter(fact -> fact.key().filter(key::equals).isPresent())
                .map(EnvironmentFact::value)
                .map(EnvironmentValue::asOptional)
                .flatMap(Optional::stream)
                .map(NUMBER::matcher)
                .filter(Matcher::matches)
                .map(matcher -> Measurement.of(Double.parseDouble(matcher.group(1))))
                .findFirst();
        return number.orElse(undisclosed(key));
    }

    private static Measurement undisclosed(EnvironmentKey key) {
        return Measurement.absent("absent.not-disclosed", key.path());
    }
}
