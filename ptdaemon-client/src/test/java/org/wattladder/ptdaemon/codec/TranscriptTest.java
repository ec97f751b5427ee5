package org.wattladder.ptdaemon.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.wattladder.ptdaemon.fake.Recordings;

class TranscriptTest {
    static final List<String> RECORDINGS = Recordings.NAMES;

    @ParameterizedTest
    @FieldSource("RECORDINGS")
    void shouldReadAndRewriteEveryAnswerOfRealSessions(String recording) throws UnreadableAnswer {
        List<String> lines = Recordings.transcript(recording);
        for (int index = 0; index < lines.size(); index += 2) {
            String answer = lines.get(index + 1).substring(2);
            assertThat(rewritten(lines.get(index).substring(2), answer)).isEqualTo(answer);
        }
    }

    private static String rewritten(String command, String answer) throws UnreadableAnswer {
        return switch (command.split(",", -1)[0]) {
            case "Hello" -> FixedAnswers.HELLO;
            case "Identify" -> Identity.parse(answer).line();
            case "RR" -> Ranges.parse(answer).line();
            case "SR" -> FixedAnswers.rangeChanged(command.split(",", -1)[1]);
            case "Go" -> GoAnswer.parse(answer).line();
            case "Stop" -> FixedAnswers.refuses(answer) ? FixedAnswers.NOTHING_TO_STOP : FixedAnswers.STOPPING;
            case "RL" ->
                FixedAnswers.refuses(answer)
                        ? FixedAnswers.WRONG_PARAMETER_COUNT
                        : SampleHeader.parse(answer).line();
            case "Watts" -> StatisticsAnswer.parse(Column.WATTS, answer).line();
            case "Uncertainty" -> UncertaintyAnswer.parse(answer).line();
            default -> "no answer known to " + command;
        };
    }
}
