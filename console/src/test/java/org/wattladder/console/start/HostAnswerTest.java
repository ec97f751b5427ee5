package org.wattladder.console.start;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.chauffeur.agents.Hindrance;
import org.wattladder.console.start.HostAnswer.Kind;

class HostAnswerTest {

    @ParameterizedTest
    @EnumSource(Hindrance.class)
    void shouldKnowEveryStateThatDiscoverPrints(Hindrance state) {
        HostAnswer answer = HostAnswer.refused(state.word(), "why");

        assertThat(answer.kind()).isEqualTo(Kind.valueOf(state.name()));
        assertThat(answer.sentence()).isEqualTo("why");
    }
}
