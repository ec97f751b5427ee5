package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Texts of help are formats: a percent sign of their own is written twice, else the parser warns on the user's screen. */
class HelpTextsTest {
    @Test
    void shouldBePrintedWithoutAWarning() {
        ByteArrayOutputStream warnings = new ByteArrayOutputStream();
        PrintStream screen = System.err;
        System.setErr(new PrintStream(warnings, true, StandardCharsets.UTF_8));
        try {
            CommandLines.all().forEach(CommandLine::getUsageMessage);
        } finally {
            System.setErr(screen);
        }
        assertThat(warnings.toString(StandardCharsets.UTF_8)).doesNotContain("picocli");
    }
}
