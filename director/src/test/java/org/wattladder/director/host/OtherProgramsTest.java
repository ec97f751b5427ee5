package org.wattladder.director.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OtherProgramsTest {
    @TempDir
    private Path root;

    private void runs(String id, String commandLine) throws IOException {
        Path process = Files.createDirectories(root.resolve("proc").resolve(id));
        Files.writeString(process.resolve("cmdline"), commandLine);
    }

    @Test
    void shouldNameAConsoleOnTheMeasuredMachine() throws IOException {
        runs("17", "java\0-cp\0jars\0org.wattladder.director.DirectorMain\0");
        runs("self", "java\0org.wattladder.console.ConsoleMain\0");
        runs("99", "editor\0ConsoleMain.java\0");
        Files.createDirectories(root.resolve("proc/23"));
        assertThat(OtherPrograms.console(new SystemFiles(root))).isEmpty();
        assertThat(OtherPrograms.consoleRuns(new SystemFiles(root))).contains(false);

        runs("42", "java\0-cp\0jars\0org.wattladder.console.ConsoleMain\0--home\0/here\0");
        assertThat(OtherPrograms.console(new SystemFiles(root)).orElseThrow())
                .isEqualTo("the console runs on this machine (process 42); it wakes several times a second, so end it"
                        + " and look from another machine");
        assertThat(OtherPrograms.consoleRuns(new SystemFiles(root))).contains(true);
    }

    @Test
    void shouldSayNothingWhereNothingTells() {
        assertThat(OtherPrograms.consoleRuns(new SystemFiles(root))).isEmpty();
        assertThat(OtherPrograms.console(new SystemFiles(root))).isEmpty();
    }
}
