package org.wattladder.settings.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wattladder.settings.problem.Problems;

/** Arguments as a program gets them: empty ones and scripts of several lines too. */
class ArgumentsTest {
    private final Problems problems = new Problems();

    private Optional<ProgramFile> file(String start) {
        return ProgramFile.inline(
                "p", "title: t\nunit: piece\npace: once\nstart:\n" + start + "count: {work: 1}\n", problems);
    }

    @Test
    void shouldKeepLinesAndEmptyArguments() {
        ProgramFile file = file("  - python3\n  - -c\n  - |\n    import sys\n    \tx\n  - ''\n")
                .orElseThrow();
        assertThat(file.commands().start()).isEqualTo(List.of("python3", "-c", "import sys\n\tx\n", ""));
        assertThat(file.program().parameters())
                .filteredOn(parameter -> parameter.name().equals("start"))
                .singleElement()
                .satisfies(start -> assertThat(start.value()).isEqualTo("python3 -c import sys x "));
    }

    @Test
    void shouldRefuseWhatNoProgramCanGet() {
        file("  - ''\n  - x\n");
        file("  - echo\n  - \"a\\0b\"\n");
        file("  - echo\n  - \"\\e[1m\"\n");
        assertThat(problems.found()).hasSize(3);
        assertThat(problems.found().get(0).toString()).contains("start names no program");
    }
}
