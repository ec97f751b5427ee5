package org.wattladder.console.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.console.start.HostAnswer.Kind;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

/** Sentences are as commands print them, in English. */
class HostAnswerTest {
    private static Stream<Arguments> sentences() {
        return Stream.of(
                Arguments.of(
                        Kind.BUSY,
                        "host a: this Director works for another Chauffeur, 192.0.2.1:4711 with run x, since"
                                + " 2026-03-01T10:00:00Z; wait for that run to end"),
                Arguments.of(
                        Kind.SILENT,
                        "host a: no Director answers at a:7420 (Connection refused: /192.0.2.1:7420); start one there"
                                + " with 'wattladder director'"),
                Arguments.of(
                        Kind.KEY_REFUSED,
                        "host a: the Director at a:7420 shows a key that is not trusted here, sha256:1f; if 'wattladder"
                                + " keys show' prints the same on its machine, say 'wattladder keys trust sha256:1f"
                                + " NAME --as director'"),
                Arguments.of(
                        Kind.KEY_REFUSED,
                        "the Director closed the connection or its process ended before it answered; if it was started"
                                + " with --tls, say --tls here too"),
                Arguments.of(
                        Kind.KEY_REFUSED,
                        "there is no key in /home/lab/.wattladder/keys; make one with 'wattladder keys create', see"
                                + " docs/security.md"),
                Arguments.of(
                        Kind.OTHER_BUILD,
                        say(Message.of(
                                "fault.versions-differ",
                                java.util.List.of(Message.of("fault.product-version", "1", "2"))))),
                Arguments.of(Kind.OTHER_BUILD, say(Message.of("fault.programs-differ", "a", "1", "b", "2"))),
                Arguments.of(Kind.REFUSED, "--host: \"a:b\" must be HOST or HOST:PORT, with a port from 1 to 65535"));
    }

    private static String say(Message message) {
        return Words.in(Language.ENGLISH).say(message);
    }

    @ParameterizedTest
    @MethodSource("sentences")
    void shouldSayHowTheMachineStands(Kind kind, String sentence) {
        HostAnswer answer = HostAnswer.refused(sentence);

        assertThat(answer.kind()).isEqualTo(kind);
        assertThat(answer.sentence()).isEqualTo(sentence);
    }
}
