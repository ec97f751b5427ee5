package org.wattladder.console.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

class FactNameTest {
    private static final EnvironmentValue VALUE = new EnvironmentValue.Declared("x");

    private static EnvironmentFact fact(String group, String name) {
        return new EnvironmentFact(group, name, VALUE, VALUE);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldNameEveryFactOfAGroupByWordsOfItsOwn(Language language) {
        List<String> named = Arrays.stream(EnvironmentKey.values())
                .map(key -> key.group().label() + " "
                        + Words.in(language).say(FactName.of(fact(key.group().label(), key.label()))))
                .toList();

        assertThat(named).doesNotHaveDuplicates().hasSize(EnvironmentKey.values().length);
    }

    @Test
    void shouldNameAFactOfAnotherVersionAsFilesDo() {
        assertThat(Words.in(Language.GERMAN).say(FactName.of(fact("software", "kernel"))))
                .isEqualTo("software.kernel");
    }

    @Test
    void shouldSayWhichOfSeveralMachinesHasIt() {
        assertThat(Words.in(Language.GERMAN).say(new FactName("os", "kernel", 2).text()))
                .isEqualTo("Kernel (Maschine 2)");
    }
}
