package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.RunResult;

/** The worklet template, copied out of the tree and built there, runs as a plug-in of an installation. */
@Tag("full")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PluginIT {
    private static final Path TEMPLATE = Installation.HOME.resolve("docs/worklet-template");

    private Path directory;
    private Path jar;

    @BeforeAll
    void buildOutside(@TempDir Path directory) throws Exception {
        this.directory = directory;
        Path project = copy(TEMPLATE, directory.resolve("mine"));
        Path classes = Files.createDirectories(project.resolve("target/classes"));
        compile(sources(project.resolve("src/main/java")), worklets(), classes);
        compile(
                sources(project.resolve("src/test/java")),
                classes + ":" + worklets() + ":" + System.getProperty("java.class.path"),
                Files.createDirectories(project.resolve("target/test-classes")));
        copy(project.resolve("src/main/resources"), classes);
        jar = Files.createDirectories(directory.resolve("plugins")).resolve("my-worklets.jar");
        pack(classes, jar);
    }

    /** All a worklet from outside may see: the jars that a client JVM has. */
    private static String worklets() {
        return Installation.HOME.resolve("worklets-api/target/classes").toString();
    }

    private static Path copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
        return to;
    }

    private static List<String> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(Path::toString)
                    .filter(name -> name.endsWith(".java"))
                    .toList();
        }
    }

    private static void compile(List<String> sources, String classPath, Path target) {
        List<String> words = new ArrayList<>(List.of("--release", "17", "-cp", classPath, "-d", target.toString()));
        words.addAll(sources);
        assertThat(sources).isNotEmpty();
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new)))
                .isZero();
    }

    private static void pack(Path classes, Path jar) throws IOException {
        try (Stream<Path> files = Files.walk(classes);
                OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                entries.putNextEntry(new JarEntry(classes.relativize(file).toString()));
                entries.write(Files.readAllBytes(file));
            }
        }
    }

    @Test
    void shouldListTheWorkletAndTheDigestOfItsJar() throws Exception {
        Launched list = Installation.start(directory, "list", "worklets", "--full", "--plugins", "plugins");
        assertThat(list.exitCode()).as(list.errors()).isZero();
        assertThat(list.output())
                .contains("  count-primes   cpu, transactions/s:")
                .containsPattern("Plug-in my-worklets\\.jar [0-9a-f]{16}");
    }

    @Test
    void shouldRunItOnALocalDirectorAndRecordTheJar() throws Exception {
        RunFiles files = new RunFiles(directory.resolve("out"));
        Launched run = run("--plugins", "plugins", "--out", files.directory().toString());
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        RunResult result = files.result();
        assertThat(result.course().termination().complete()).isTrue();
        assertThat(result.worklets()).singleElement().satisfies(worklet -> {
            assertThat(worklet.name()).isEqualTo("count-primes");
            assertThat(worklet.faults()).isEmpty();
            assertThat(worklet.intervals())
                    .last()
                    .satisfies(level -> assertThat(
                                    level.rates().actual().asOptional().orElseThrow())
                            .isPositive());
        });
        assertThat(Files.readString(files.directory().resolve("journal.jsonl")))
                .containsPattern("\"plugins\":\\[\"my-worklets\\.jar [0-9a-f]{16}\"\\]");
    }

    @Test
    void shouldRefuseADirectorWithoutTheJar() throws Exception {
        LocalDirector director = LocalDirector.start(directory);
        try {
            Launched run = run("--plugins", "plugins", "--host", director.address());
            assertThat(run.exitCode()).isEqualTo(3);
            assertThat(run.errors()).contains("worklet catalogue with plug-ins").contains("the same --plugins");
        } finally {
            director.end();
        }
    }

    @Test
    void shouldRefuseAFolderWithoutJarsInOneSentence() throws Exception {
        Files.createDirectories(directory.resolve("empty"));
        for (String command : List.of("list", "validate", "run", "director")) {
            Launched refused = Installation.start(directory, command, "--plugins", "empty");
            assertThat(refused.exitCode()).as(command).isEqualTo(2);
            assertThat(refused.errors())
                    .as(command)
                    .contains("the folder of plug-ins empty holds no jar")
                    .doesNotContain("\tat ");
        }
    }

    private Launched run(String... more) throws IOException {
        List<String> words = new ArrayList<>(List.of(
                "run",
                directory.resolve("mine/suite.yaml").toString(),
                "--quick",
                "--levels",
                "50",
                "--meter",
                "none"));
        words.addAll(List.of(more));
        return Installation.start(directory, words.toArray(String[]::new));
    }
}
