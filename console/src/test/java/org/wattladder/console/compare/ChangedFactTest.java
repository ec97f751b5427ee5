package org.wattladder.console.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wattladder.console.page.FactName;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.environment.HostEnvironment;

class ChangedFactTest {
    private static EnvironmentFact fact(String name, String value) {
        EnvironmentValue found =
                value.isEmpty() ? new EnvironmentValue.Absent("not declared") : new EnvironmentValue.Discovered(value);
        return new EnvironmentFact("software", name, found, found);
    }

    private static FactName named(String name) {
        return new FactName("software", name, 0);
    }

    private static Environment of(EnvironmentFact... facts) {
        return new Environment(List.of(), List.of(new HostEnvironment("sut", List.of(facts))));
    }

    @Test
    void shouldNameWhatDiffersAlone() {
        assertThat(ChangedFact.between(List.of(
                        of(fact("kernel", "6.1"), fact("jvm", "17")),
                        of(fact("kernel", "6.2"), fact("jvm", "17"), fact("new", "x")),
                        of(fact("kernel", ""), fact("jvm", "17"), fact("new", "x")))))
                .containsExactly(
                        new ChangedFact(
                                named("kernel"), List.of(Optional.of("6.1"), Optional.of("6.2"), Optional.empty())),
                        new ChangedFact(named("new"), List.of(Optional.empty(), Optional.of("x"), Optional.of("x"))));
    }

    @Test
    void shouldFindNothingWhereNothingWasAsked() {
        assertThat(ChangedFact.between(List.of(Environment.unasked(), Environment.unasked())))
                .isEmpty();
    }

    @Test
    void shouldSayWhichOfSeveralMachines() {
        List<EnvironmentFact> first = List.of(fact("kernel", "6.1"));
        List<EnvironmentFact> second = List.of(fact("kernel", "6.2"));

        assertThat(ChangedFact.between(List.of(pair(first, first), pair(first, second))))
                .containsExactly(new ChangedFact(
                        new FactName("software", "kernel", 2), List.of(Optional.of("6.1"), Optional.of("6.2"))));
    }

    private static Environment pair(List<EnvironmentFact> first, List<EnvironmentFact> second) {
        return new Environment(List.of(), List.of(new HostEnvironment("a", first), new HostEnvironment("b", second)));
    }
}
