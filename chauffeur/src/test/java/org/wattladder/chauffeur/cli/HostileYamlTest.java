package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.SampleJournal;

/** Every YAML file that a command reads, when it is of somebody who means harm. */
class HostileYamlTest {
    private static final String SUITE = "title: t\nworklets:\n  lu:\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void makeConfiguration() throws IOException {
        file("suites/s.yaml", SUITE);
    }

    private Path file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Path file(String name, HostileYaml hostile) throws IOException {
        return Files.write(file(name, ""), hostile.content());
    }

    private CommandRun validate(String... options) {
        String[] words = new String[4 + options.length];
        System.arraycopy(new String[] {"validate", "s", "--config", folder.toString()}, 0, words, 0, 4);
        System.arraycopy(options, 0, words, 4, options.length);
        return CommandRun.of(folder, words);
    }

    @ParameterizedTest
    @EnumSource
    void shouldRefuseItAsASuite(HostileYaml hostile) throws IOException {
        file("suites/s.yaml", hostile);
        validate().assertRefused("suites/s.yaml", hostile.sentence());
    }

    @ParameterizedTest
    @EnumSource
    void shouldRefuseItAsAClientsFile(HostileYaml hostile) throws IOException {
        file("suites/s.yaml", SUITE + "defaults: {clients: mine}\n");
        file("clients/mine.yaml", hostile);
        validate().assertRefused("clients/mine.yaml", hostile.sentence());
    }

    @ParameterizedTest
    @EnumSource
    void shouldRefuseItAsAMetersFile(HostileYaml hostile) throws IOException {
        file("meters/mine.yaml", hostile);
        validate("--meter", "mine").assertRefused("meters/mine.yaml", hostile.sentence());
    }

    @ParameterizedTest
    @EnumSource
    void shouldRefuseItAsAReference(HostileYaml hostile) throws IOException {
        file("suites/s.yaml", SUITE + "system: sert-like\nscore: {reference: theirs}\n");
        file("references/theirs.yaml", hostile);
        validate().assertRefused("references/theirs.yaml", hostile.sentence());
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NOTHING")
    void shouldRefuseItAsAnEnvironment(HostileYaml hostile) throws IOException {
        Path environment = file("environment.yaml", hostile);
        CommandRun.of(
                        folder,
                        "run",
                        "s",
                        "--config",
                        folder.toString(),
                        "--environment",
                        environment.toString(),
                        "--out",
                        folder.resolve("run").toString())
                .assertRefused("environment.yaml", hostile.sentence());
        assertThat(folder.resolve("run")).doesNotExist();
    }

    @ParameterizedTest
    @EnumSource
    void shouldRefuseItAsThePlanOfARun(HostileYaml hostile) throws IOException {
        file("run/plan.yaml", hostile);
        file("run/journal.jsonl", "");
        String run = folder.resolve("run").toString();
        CommandRun.of(folder, "run", "--resume", run).assertRefused("plan.yaml", hostile.sentence());
        CommandRun.of(folder, "report", run).assertRefused("plan.yaml", hostile.sentence());
    }

    @Test
    void shouldRefuseAPlanThatSetsSomethingTwice() throws IOException {
        file("run/plan.yaml", PlanYaml.write(SampleJournal.plan()) + "title: another\n");
        file("run/journal.jsonl", "");
        CommandRun.of(folder, "run", "--resume", folder.resolve("run").toString())
                .assertRefused("plan.yaml", "title");
    }

    @Test
    void shouldNotReadAnEndlessFile() throws IOException {
        try (RandomAccessFile endless =
                new RandomAccessFile(folder.resolve("suites/s.yaml").toFile(), "rw")) {
            endless.setLength(1L << 40);
        }
        validate().assertRefused("suites/s.yaml: is larger than 262144 characters");
    }

    @Test
    void shouldNotPrintAHundredThousandProblems() throws IOException {
        StringBuilder text = new StringBuilder(SUITE);
        for (int i = 0; i < 20_000; i++) {
            text.append('x').append(i).append(": 1\n");
        }
        file("suites/s.yaml", text.toString());
        validate().assertRefused("unknown setting \"x7\"", "... and 19900 more");
    }
}
