package org.wattladder.chauffeur.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandWordsTest {
    private static final String CHARACTERS = "ab \t'\"\\$|<>{}*?#é~`;&";

    @Test
    void shouldSplitByBlanksAndQuotationMarks() throws IOException {
        assertThat(CommandWords.of("gzip  -9 'a file' \"it's\" x\\ y '' {threads}"))
                .containsExactly("gzip", "-9", "a file", "it's", "x y", "", "{threads}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a | b", "a > f", "a < f", "a && b", "a; b", "echo $HOME", "ls *", "a `b`", "a\nb", "echo \"$x\""
            })
    void shouldSayWhatOnlyAShellUnderstands(String command) {
        assertThatThrownBy(() -> CommandWords.of(command))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("which only a shell understands; add --shell");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "''", "a 'b", "a \"b"})
    void shouldRefuseWhatIsNoCommand(String command) {
        assertThatThrownBy(() -> CommandWords.of(command)).isInstanceOf(IOException.class);
    }

    /** Whatever stands between single quotation marks arrives as it is. */
    @Test
    void shouldKeepQuotedWordsAsTheyAre() throws IOException {
        Random random = new Random(7);
        for (int round = 0; round < 1000; round++) {
            List<String> words = new ArrayList<>(List.of("command"));
            StringBuilder text = new StringBuilder("command");
            for (int word = random.nextInt(4); word >= 0; word--) {
                StringBuilder next = new StringBuilder();
                for (int length = random.nextInt(6); length > 0; length--) {
                    next.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
                }
                words.add(next.toString());
                text.append(" '").append(next.toString().replace("'", "'\\''")).append('\'');
            }
            assertThat(CommandWords.of(text.toString())).isEqualTo(words);
        }
    }

    @Test
    void shouldPutEveryValueOfAScanInItsPlace() throws IOException {
        List<NamedCommand> commands =
                List.of(new NamedCommand("xz -T{threads} -{level}", List.of("xz", "-T{threads}", "-{level}")));
        assertThat(Scan.all(commands, List.of(Scan.parse("threads=1,2"), Scan.parse("level=0,9"))))
                .extracting(NamedCommand::name)
                .containsExactly("xz -T1 -0", "xz -T1 -9", "xz -T2 -0", "xz -T2 -9");
    }

    @ParameterizedTest
    @ValueSource(strings = {"threads", "threads=", "=1", "threads=1,,2", "threads=1,1"})
    void shouldRefuseWhatIsNoScan(String scan) {
        assertThatThrownBy(() -> Scan.parse(scan)).isInstanceOf(IOException.class);
    }

    @Test
    void shouldTakeTheFirstGroupOfACountForItsValue() throws IOException {
        assertThat(Told.of(List.of("token"), List.of("(?:made|did) \\(([0-9]+)\\)")))
                .containsExactly(new Told("token", "(?:made|did) \\((?<value>[0-9]+)\\)", Optional.empty()));
        assertThat(Told.of(
                        List.of("request"),
                        List.of("openmetrics:http://[::1]:9100/metrics requests_total{code=\"200\"}")))
                .containsExactly(
                        new Told("request", "requests_total{code=\"200\"}", Optional.of("http://[::1]:9100/metrics")));
        assertThatThrownBy(() -> Told.of(List.of("request"), List.of("openmetrics:requests_total")))
                .hasMessageContaining("is not openmetrics:ADDRESS COUNTER");
        assertThatThrownBy(() -> Told.of(List.of("token"), List.of("made [0-9]+")))
                .hasMessageContaining("has no group for the number");
        assertThatThrownBy(() -> Told.of(List.of("token"), List.of("made ([0-9+")))
                .hasMessageContaining("is no regular expression");
    }
}
