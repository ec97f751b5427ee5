package org.wattladder.reporter.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.reporter.notation.Sentences;

/** Faults, gaps and ends of runs, as Chauffeur, Director and meter sessions put them, have words in every language. */
class FaultWordsTest {
    private static final List<Words> TRANSLATIONS =
            Language.translations().stream().map(Words::in).toList();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "the run was stopped by the user",
                "the Chauffeur's machine was restarted",
                "the Director of a, b did not answer within 45 s while lu level 67 %",
                "the Director of b did not answer within 30 s while ending the clients of lu",
                "the Director closed the connection or its process ended while launching the clients of lu",
                "the connection to the Director broke: Connection reset while lu calibration 1",
                "the Director sent something unknown: \"x\" while pausing before lu level 33 %",
                "the Director sent Prepared instead of IntervalDone while lu active idle",
                "the Director sent Prepared unasked while lu warm-up",
                "the Director has a bug: java.lang.IllegalStateException (while mixed depth 8)",
                "it cannot be continued, because its clients are not like those before: host a had 2 clients, not 4",
                "no transaction of lu finished in calibration, so there is no rate to take levels of; lengthen calibration"
                        + " or shrink the worklet's parameters",
                "a client sent a histogram that cannot be read",
                "worklet lu: client(s) [1, 2] not ready in time (while launching the clients of lu)",
                "worklet lu: client(s) [1, 2] stopped by a signal or a debugger (while launching the clients of lu)",
                "worklet lu: a client could not be started: Cannot run program \"taskset\"",
                "worklet lu: client(s) [2] did not answer for interval 5 in time (while lu level 33 %)",
                "worklet xml-validate-1: client(s) [2] did not finish the iterations of interval 2 within their limit of"
                        + " 600 s; plan fewer iterations or a longer limit (while xml-validate-1 iterations, 50 % of"
                        + " data)",
                "worklet lu: client 2 (process 4711) ended unexpectedly with exit code 137 (signal 9) (while lu level"
                        + " 67 %)",
                "worklet lu: client 2 (process 4711) ended unexpectedly with exit code 1; process(es) [4711] did not end"
                        + " when killed (while lu level 67 %)",
                "worklet lu: client 1 (process 4711) broke the protocol: unexpected line in interval 3: x",
                "worklet lu: client 1 (process 4711) transaction factorise: wrong output: residual 3.5 (while lu level"
                        + " 12.5 %)",
                "worklet lu: client 1 (process 4711) transaction factorise: java.lang.OutOfMemoryError: heap",
                "meter 'wall' at 127.0.0.1:8888 did not answer 'Watts' within 5000 ms.",
                "meter 'wall' at 127.0.0.1:8888 did not answer 'Hello' within 5000 ms; perhaps another client holds it.",
                "meter 'wall' at [::1]:8888 is gone at 'RT,0,0': the daemon closed the connection.",
                "meter 'wall' at 127.0.0.1:8888 is gone at 'Stop': the connection broke (Connection reset). It was lost"
                        + " before in the same measurement.",
                "meter 'wall' at 127.0.0.1:8888 was given up while 'Stop' waited for its answer.",
                "meter 'wall' at 127.0.0.1:8888 was lost in measurement 'lu_4_level-67' and did not come back.",
                "meter 'wall' at 127.0.0.1:8888 answered 'Go,1000,0' with 'Error'; expected a start of measurement.",
                "meter 'wall' at 127.0.0.1:8888 sent 'Watts,1' unasked, before 'Stop'.",
                "meter 'wall' at 127.0.0.1:8888 cannot be reached within 3000 ms (Connection refused); start its daemon"
                        + " there, or correct address and port.",
                "meter 'wall' at 127.0.0.1:8888 came back as 'A,1', but was 'B,1'; another device cannot go on with its"
                        + " measurements.",
                "worklet lu broke off: the Director of b did not answer within 45 s while lu level 67 %; worklet fft broke"
                        + " off: meter 'wall' at 127.0.0.1:8888 is gone at 'Stop': the daemon closed the connection.",
                "meter wall: none of the 12 samples of meter 'wall', one per 1000 ms, lies in the window of 5000 ms",
                "meter wall: all 12 samples of meter 'wall' in the window are errors",
                "meter wall measures it together with other hosts",
                "meter wall also measures a host that was lost",
                "no meter measures this host",
                "the clock could not be read: java.io.IOException: x"
            })
    void shouldSayInEveryLanguageWhatWentWrong(String sentence) {
        for (Words words : TRANSLATIONS) {
            for (String said :
                    List.of(sentence, Sentences.close(sentence), Sentences.close("the run broke off: " + sentence))) {
                assertThat(words.pieces(said))
                        .as(
                                "words for \"%s\" in %s.properties",
                                said, words.language().tag())
                        .isNotEmpty()
                        .allMatch(Piece::translated);
                assertThat(Numbers.in(words.say(said))).isEqualTo(Numbers.in(said));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lu, host sut",
                "lu, host a, b",
                "lu, meter wall",
                "lu, clients of lu",
                "lu, clients of lu level 67 %",
                "lu, interval 3"
            })
    void shouldNameThePlaceOfAFaultInEveryLanguage(String place) {
        Words japanese = Words.in(Language.JAPANESE);

        assertThat(japanese.value(place)).isNotEqualTo(place);
        assertThat(Numbers.in(japanese.value(place))).isEqualTo(Numbers.in(place));
    }
}
