package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.wattladder.model.time.TimeSource;

/**
 * A command that was executed in this JVM.
 *
 * @param exitCode it ended with
 * @param out what it printed
 * @param err what it complained of
 */
record CommandRun(int exitCode, String out, String err) {
    private static final int LONGEST_CHARACTERS = 20_000;

    /** Executes the words after {@code wattladder}; not for tests side by side, as it takes the process's streams. */
    static CommandRun of(Path home, String... words) {
        PrintStream outBefore = System.out;
        PrintStream errBefore = System.err;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        StringWriter more = new StringWriter();
        StringWriter complaints = new StringWriter();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
        try {
            int exitCode = ChauffeurMain.execute(
                    ChauffeurMain.commandLineFor(home, TimeSource.system(), code -> {}, words)
                            .setOut(new PrintWriter(more, true))
                            .setErr(new PrintWriter(complaints, true)),
                    words);
            return new CommandRun(
                    exitCode,
                    more + out.toString(StandardCharsets.UTF_8),
                    complaints + err.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(outBefore);
            System.setErr(errBefore);
        }
    }

    /** Fails unless it ended with 2 and sentences for people, one of which holds each of these. */
    void assertRefused(String... parts) {
        assertThat(exitCode).as(err).isEqualTo(2);
        assertSays(err, parts);
    }

    /** Fails unless it ended with 1, as a verification that found something does. */
    void assertDiffers(String... parts) {
        assertThat(exitCode).as(out + err).isEqualTo(1);
        assertSays(out, parts);
    }

    private static void assertSays(String text, String... parts) {
        assertThat(text).isNotBlank();
        for (String part : parts) {
            assertThat(text).contains(part);
        }
        assertThat(text.length()).as("length of what is said").isLessThan(LONGEST_CHARACTERS);
        assertThat(text).doesNotContain("\tat ", "Exception", "internal error");
    }
}
