package org.wattladder.reporter.system;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

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

    /** What each system discloses of these facts; without rows when none discloses anything. */
    public static Table<HostEnvironment> table(RunFigures run, List<EnvironmentKey> keys) {
        List<Column<HostEnvironment>> columns = new ArrayList<>();
        columns.add(Column.of("column.host", HostEnvironment::host));
        keys.forEach(key -> columns.add(new Column<>(
                new Name(key.path()), Optional.of(new Name(key.path())), true, system -> text(system, key))));
        return Table.of("heading.disclosed", columns, run.result().disclosedSystems());
    }

    private static Text text(HostEnvironment system, EnvironmentKey key) {
        return value(system, key).<Text>map(Name::new).orElse(Message.of("word.not-declared"));
    }

    private static Optional<String> value(HostEnvironment system, EnvironmentKey key) {
        return system.facts().stream()
                .filter(fact -> fact.key().filter(key::equals).isPresent())
                .map(EnvironmentFact::value)
                .map(EnvironmentValue::asOptional)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Measurement product(HostEnvironment system, List<EnvironmentKey> keys) {
        return keys.stream()
                .map(key -> number(system, key))
                .reduce(Measurement.of(1), (a, b) -> Absence.combine(a, b, (x, y) -> x * y));
    }

    private static Measurement number(HostEnvironment system, EnvironmentKey key) {
        Optional<Measurement> number = value(system, key)
                .map(NUMBER::matcher)
                .filter(Matcher::matches)
                .map(matcher -> Measurement.of(Double.parseDouble(matcher.group(1))));
        return number.orElse(undisclosed(key));
    }

    private static Measurement undisclosed(EnvironmentKey key) {
        return Measurement.absent("absent.not-disclosed", key.path());
    }
}
