package org.wattladder.chauffeur.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.text.Message;

class HindranceTest {
    private static Stream<Arguments> reasons() {
        return Stream.of(
                Arguments.of(
                        Hindrance.BUSY,
                        Message.of(
                                "fault.at",
                                Message.of("place.host", "sut"),
                                Message.of("fault.refused-by", Message.of("fault.director-busy", "whose")))),
                Arguments.of(Hindrance.KEY_REFUSED, Message.of("fault.key-refused", "which")),
                Arguments.of(Hindrance.KEY_REFUSED, Message.of("fault.director-closed-at-once", "--tls")),
                Arguments.of(
                        Hindrance.OTHER_BUILD,
                        Message.of("fault.on-host", "sut", Message.of("fault.versions-differ", "1, 2"))),
                Arguments.of(Hindrance.OTHER_BUILD, Message.of("fault.programs-differ", "a", "1", "b", "2")),
                Arguments.of(Hindrance.SILENT, Message.of("fault.no-director", "where")),
                Arguments.of(Hindrance.REFUSED, Message.of("fault.unreachable", "no Director answers")));
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void shouldSayHowTheDirectorStands(Hindrance state, Message reason) {
        assertThat(Hindrance.of(reason)).isEqualTo(state);
    }
}
