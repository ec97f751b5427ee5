package org.wattladder.model.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EnvironmentTest {
    private static final EnvironmentValue UNKNOWN = new EnvironmentValue.Absent("no SMBIOS");

    @Test
    void shouldNameEveryKeyOnce() {
        assertThat(Arrays.stream(EnvironmentKey.values()).map(EnvironmentKey::path))
                .doesNotHaveDuplicates();
    }

    @Test
    void shouldTakeFromTheMachineWhatTheFileDoesNotKnow() {
        EnvironmentFact vendor = vendor(UNKNOWN, new EnvironmentValue.Discovered("Acme"));
        assertThat(vendor.value()).isEqualTo(new EnvironmentValue.Discovered("Acme"));
        assertThat(vendor.contradicted()).isFalse();
    }

    @Test
    void shouldKeepTheDeclaredBesideTheDiscovered() {
        EnvironmentFact vendor = vendor(new EnvironmentValue.Declared("Emca"), new EnvironmentValue.Discovered("Acme"));
        assertThat(vendor.value()).isEqualTo(new EnvironmentValue.Declared("Emca"));
        assertThat(vendor.contradicted()).isTrue();
    }

    @Test
    void shouldSayOfATesterWhomNobodyNamedThatHeIsNotDeclared() {
        Environment environment = Environment.join(Environment.unasked(), Map.of());
        assertThat(environment.facts())
                .isNotEmpty()
                .allSatisfy(fact -> assertThat(fact.value()).isEqualTo(new EnvironmentValue.Absent("not declared")));
    }

    @Test
    void shouldTakeSpacingCaseUnitsAndOnePercentForNoContradiction() {
        assertThat(Likeness.TEXT.contradict(" ACME  inc", "Acme Inc")).isFalse();
        assertThat(Likeness.TEXT.contradict("Acme", "Acme Inc")).isTrue();
        assertThat(Likeness.NUMBER.contradict("254 GiB", "256")).isFalse();
        assertThat(Likeness.NUMBER.contradict("250 GiB", "256")).isTrue();
        assertThat(Likeness.NUMBER.contradict("two", "2")).isTrue();
        assertThat(Likeness.NUMBER.contradict("2", "0")).isTrue();
        assertThat(Likeness.FREE.contradict("a", "b")).isFalse();
    }

    private static EnvironmentFact vendor(EnvironmentValue file, EnvironmentValue found) {
        Environment declared = new Environment(
                List.of(),
                List.of(new HostEnvironment("sut", List.of(EnvironmentFact.of(EnvironmentKey.VENDOR, file, UNKNOWN)))));
        List<EnvironmentFact> facts = List.of(EnvironmentFact.of(EnvironmentKey.VENDOR, found, found));
        return Environment.join(declared, Map.of("sut", facts)).hosts().get(0).facts().stream()
                .filter(fact -> fact.key().equals(Optional.of(EnvironmentKey.VENDOR)))
                .findFirst()
                .orElseThrow();
    }
}
