package org.wattladder.model.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001b[2J",
                "\u001b]0;title\u0007",
                "\u009b31m",
                "\u009d0;title\u009c",
                "\u0007",
                "\r",
                "\u0000",
                "\b",
                "\u0085",
                "\u007f",
                "\u008f"
            })
    void shouldReplaceWhatCommandsATerminal(String hostile) {
        assertThat(Printable.of("a" + hostile + "b"))
                .hasSameSizeAs("a" + hostile + "b")
                .startsWith("a")
                .endsWith("b")
                .matches("[^\\p{Cc}]*");
        assertThat(new Name(hostile).text()).matches("[^\\p{Cc}]*");
        assertThat(Message.parse("fault.x('\\u001b[2J" + hostile + "')").arguments())
                .singleElement()
                .satisfies(text ->
                        assertThat(text.notation()).doesNotContain("u001b").matches("[^\\p{Cc}]*"));
    }

    @Test
    void shouldLeaveOtherTextsAlone() {
        String text = "größer 消費電力 \uD83D\uDE00\tline\nline";
        assertThat(Printable.of(text)).isSameAs(text);
    }

    @Test
    void shouldCutWhatIsQuoted() {
        assertThat(Printable.quote("x".repeat(70_000) + "\u001b")).hasSize(203).endsWith("...");
        assertThat(Printable.quote("a\u001b")).isEqualTo("a.");
    }
}
