package org.wattladder.director.permission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.plan.Program;
import org.wattladder.settings.problem.Problems;
import org.wattladder.settings.program.ProgramFile;

/** What a Chauffeur may ask for by words alone. */
class CommandsWithoutFileTest {
    @TempDir
    private Path folder;

    private Path allowed;
    private Path elsewhere;

    @BeforeEach
    void makeCommands() throws Exception {
        allowed = Files.createDirectory(folder.resolve("allowed")).toRealPath();
        elsewhere = Files.createDirectory(folder.resolve("elsewhere")).toRealPath();
        for (Path each : List.of(allowed, elsewhere)) {
            Path command = Files.writeString(each.resolve("work"), "#!/bin/sh\n");
            Files.setPosixFilePermissions(command, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    private Program.Measured program(String start, String more) {
        Problems problems = new Problems();
        ProgramFile file = ProgramFile.inline(
                        "measure",
                        "{\"title\": \"t\", \"unit\": \"execution\", \"pace\": \"once\", \"start\": [\"" + start
                                + "\", \"{x}\"], \"count\": {\"work\": 1}" + more.replace("@", elsewhere.toString())
                                + "}",
                        problems)
                .orElseThrow(() -> new AssertionError(problems.found().toString()));
        return file.program();
    }

    private ProgramFile ask(Program.Measured program, Path... folders) {
        return AllowedPrograms.within(List.of(folders)).file(program, List.of(), allowed + ":" + elsewhere);
    }

    @Test
    void shouldAllowACommandByNameOrPathInAnAllowedFolder() {
        assertThat(ask(program("work", ""), allowed).literal()).isTrue();
        assertThat(ask(program(allowed + "/work", ""), allowed).commands().start())
                .contains("{x}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ", \"prepare\": [\"@/work\"]",
                ", \"version\": [\"@/work\"]",
                ", \"commands\": {\"other\": [\"@/work\"]}",
                ", \"commands\": {\"other\": [\"./work\"]}",
                ", \"search\": [\"@\"]",
                ", \"environment\": {\"LD_PRELOAD\": \"@/work\"}",
                ", \"account\": \"root\"",
                ", \"files\": {\"a\": \"b\"}",
                ", \"attached\": \"process:1\"",
                ", \"attached\": \"container:243906c70af3\"",
                ", \"metrics\": \"http://127.0.0.1:1/\", \"figures\": {\"a\": {\"openmetrics\": \"x\"}}"
            })
    void shouldRefuseWhatReachesBeyond(String more) {
        Program.Measured program = program("work", more);
        assertThatThrownBy(() -> ask(program, allowed))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("(?s).*(lies outside|does not exist|does not say|looks at a process).*");
    }

    @Test
    void shouldRefuseOtherWordsThanThoseOfThePlan() {
        Program.Measured planned = program("work", "");
        Program.Measured other = new Program.Measured(
                "measure",
                planned.parameters(),
                planned.clients(),
                "",
                planned.text().replace("{x}", "y"));
        assertThatThrownBy(() -> ask(other, allowed))
                .hasMessageContaining("does not say what the run was planned with");
        assertThatThrownBy(() -> ask(planned, elsewhere)).hasMessageContaining("lies outside");
    }
}
