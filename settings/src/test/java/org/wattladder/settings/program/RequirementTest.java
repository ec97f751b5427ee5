package org.wattladder.settings.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.settings.problem.Problems;

/** What a program needs is looked for before it runs, and named with its package. */
class RequirementTest {
    @TempDir
    private Path folder;

    @Test
    void shouldFindCommandsInFoldersOfPath() throws Exception {
        Requirement command = Requirement.parse("redis-server redis");
        assertThat(command.isMet(List.of(folder))).isFalse();
        Path file = Files.createFile(folder.resolve("redis-server"));
        assertThat(command.isMet(List.of(folder))).as("not executable").isFalse();
        assertThat(file.toFile().setExecutable(true)).isTrue();
        assertThat(command.isMet(List.of(folder))).isTrue();
    }

    @Test
    void shouldFindFilesWhateverStandsForAStar() throws Exception {
        Requirement file = Requirement.parse(folder + "/*/lua/redis.lua lua-redis");
        assertThat(file.isMet(List.of())).isFalse();
        Files.createDirectories(folder.resolve("share/lua"));
        Files.createFile(folder.resolve("share/lua/redis.lua"));
        assertThat(file.isMet(List.of())).isTrue();
    }

    @Test
    void shouldNameThePackageOfWhatIsMissing() throws Exception {
        Path file = Files.writeString(folder.resolve("mine.yaml"), """
                title: Mine
                unit: pass
                pace: once
                start: [mine, "100"]
                quick: [mine, "1"]
                requires: [/nowhere/redis.lua lua-redis]
                count: {work: 1}
                """);
        Problems problems = new Problems();
        ProgramFile program = ProgramFile.read(file, problems).orElseThrow(() -> new AssertionError(problems.found()));

        assertThat(program.missing(""))
                .containsExactly(
                        "program mine needs /nowhere/redis.lua, which this machine lacks; install the package lua-redis");
        assertThat(program.rehearsed().commands().start()).containsExactly("mine", "1");
        assertThat(program.rehearsed().program()).isEqualTo(program.program().rehearsed());
    }

    @Test
    void shouldHaveAShorterCommandOfWhatRunsOnceOnly() throws Exception {
        Path file = Files.writeString(folder.resolve("mine.yaml"), """
                title: Mine
                unit: pass
                start: [mine, "{rate}"]
                unpaced: [mine]
                quick: [mine, "1"]
                count: {lines: '(?<units>1)'}
                """);
        Problems problems = new Problems();

        assertThat(ProgramFile.read(file, problems)).isEmpty();
        assertThat(problems.found())
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString()).contains("quick means nothing with pace: rate"));
    }
}
