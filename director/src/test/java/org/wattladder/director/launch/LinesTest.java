package org.wattladder.director.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinesTest {
    @Test
    void shouldSplitLinesAndKeepTheLastWithoutAnEnd() {
        assertThat(lines("one\n\ntwo\nthree", 100)).containsExactly("one", "", "two", "three");
        assertThat(lines("", 100)).isEmpty();
    }

    @Test
    void shouldEndLinesAtCarriageReturns() {
        assertThat(lines("1 done\r2 done\r\n3 done\n\r4 done\r", 100))
                .containsExactly("1 done", "2 done", "3 done", "", "4 done");
    }

    @Test
    void shouldCutALineThatNeverEndsToOneByteTooMany() {
        assertThat(lines("x".repeat(1000) + "\nnext\n", 10)).containsExactly("x".repeat(11), "next");
    }

    @Test
    void shouldKeepTwentyLines() {
        LastLines last = new LastLines();
        for (int line = 1; line <= 25; line++) {
            last.add("line " + line);
        }
        assertThat(last.toList()).hasSize(20).startsWith("line 6").endsWith("line 25");
    }

    @Test
    void shouldKeepNothingThatCommandsATerminal() {
        LastLines last = new LastLines();
        last.add("\u001b[2J\u009b31mred\u0007");
        assertThat(last.toList()).containsExactly(".[2J.31mred.");
    }

    private static List<String> lines(String text, int longest) {
        List<String> lines = new ArrayList<>();
        Lines.drain(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), longest, lines::add);
        return lines;
    }
}
