package org.wattladder.model.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextReaderTest {
    private static final Message EVERYTHING = Message.of(
            "some.id",
            "it's \\ (a), [name]\n",
            -12,
            Figure.decimals(-1.0E-7, 2),
            Figure.signed(3, 1),
            Figure.significant(251.25, 4),
            Figure.shortest(67),
            Duration.ofMillis(1500),
            Instant.parse("2026-03-01T10:00:00Z"),
            List.of("a", Message.of("nested", List.of())),
            Message.of("bare"));

    @Test
    void shouldReadBackWhatIsWritten() {
        assertThat(TextReader.read(EVERYTHING.notation())).isEqualTo(EVERYTHING);
        assertThat(Message.of("missing.meter", "wall", Message.of("silent")).notation())
                .isEqualTo("missing.meter('wall', silent)");
    }

    @Test
    void shouldRefuseEveryCutNotation() {
        String notation = EVERYTHING.notation();
        for (int length = "some.id(".length(); length < notation.length(); length++) {
            String cut = notation.substring(0, length);
            assertThatThrownBy(() -> TextReader.read(cut))
                    .as(cut)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(cut);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "a b", "a(1,2)", "1~x2", "1~", "NaN~d1", "A.b", "a..b", "@yesterday", "'a''", "[1", "PT"
            })
    void shouldRefuseWhatIsNoText(String notation) {
        assertThatThrownBy(() -> TextReader.read(notation)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void shouldRefuseEndlessNesting() {
        assertThatThrownBy(() -> TextReader.read("a(".repeat(100_000))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void shouldTakeNoNumberOfUnknownDigits() {
        assertThatThrownBy(() -> Message.of("some.id", 0.1)).hasMessageContaining("0.1");
    }
}
