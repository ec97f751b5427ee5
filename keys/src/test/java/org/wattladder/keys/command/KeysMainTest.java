package org.wattladder.keys.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class KeysMainTest {
    @TempDir
    private Path directory;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int keys(String... words) {
        CommandLine command = KeysMain.commandLine();
        command.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        return command.execute(words);
    }

    @Test
    void shouldStandAlone() {
        String folder = directory.resolve("keys").toString();
        assertThat(keys("trust", "ab".repeat(32), "lab", "--as", "chauffeur", "--keys", folder))
                .as(err.toString())
                .isZero();
        assertThat(out.toString()).contains("trusted chauffeur sha256:abab");
        assertThat(keys("show", "--keys", folder)).isEqualTo(2);
        assertThat(err.toString()).contains("there is no key in " + folder);
    }

    @Test
    void shouldRefuseInOneLine() {
        assertThat(keys("trust", "ab")).isEqualTo(2);
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(err.toString()).contains("NAME").contains("see 'wattladder keys trust --help'");
    }
}
