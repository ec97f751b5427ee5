package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The recipes of {@code config/fleet}, with stand-ins for SSH and Slurm, and the real tools where this machine has them. */
@Tag("full")
class FleetRecipesIT {
    private static final Path RECIPES = Installation.HOME.resolve("config/fleet");

    @TempDir
    private Path directory;

    private String port;

    @BeforeEach
    void findAPort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = Integer.toString(free.getLocalPort());
        }
    }

    /** Every process of a recipe names its port, or something in the directory of its test. */
    @AfterEach
    void shouldLeaveNoProcessBehind() {
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(ProcessHandle.allProcesses()
                                .map(FleetRecipesIT::commandLine)
                                .filter(line -> line.contains(directory.toString())
                                        || line.matches("(?s).*:" + port + "\\b.*")))
                        .isEmpty());
    }

    private static String commandLine(ProcessHandle process) {
        try {
            return Files.readString(Path.of("/proc/" + process.pid() + "/cmdline"), StandardCharsets.ISO_8859_1);
        } catch (IOException gone) {
            return "";
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ssh-directors", "slurm.sbatch"})
    void shouldBeAShellScript(String recipe) throws Exception {
        Launched checked = launch(List.of("sh", "-n", RECIPES.resolve(recipe).toString()), Map.of());
        assertThat(checked.exitCode()).as(checked.errors()).isZero();
    }

    @Test
    void shouldStartAndStopADirectorOverSsh() throws Exception {
        Path ssh = script("ssh", "shift; exec sh -c \"$*\"");
        Map<String, String> environment = Map.of(
                "SSH",
                ssh.toString(),
                "PORT",
                port,
                "HOME",
                directory.toString(),
                "WATTLADDER",
                Installation.HOME + "");

        Launched unpaired = recipe("ssh-directors", environment, "start", "there");
        assertThat(unpaired.exitCode()).isEqualTo(1);
        assertThat(unpaired.errors()).contains("wattladder keys create");
        Launched pair = recipe("ssh-directors", environment, "pair", "user@there");
        assertThat(pair.exitCode()).as(pair.errors()).isZero();
        assertThat(pair.output()).containsPattern("there: trusted director sha256:[0-9a-f]{64} there");
        Launched start = recipe("ssh-directors", environment, "start", "there");
        assertThat(start.exitCode()).as(start.errors()).isZero();
        assertThat(start.output()).contains("there: listening on 127.0.0.1:" + port);
        assertThat(recipe("ssh-directors", environment, "status", "there").exitCode())
                .isZero();
        assertThat(recipe("ssh-directors", environment, "stop", "there").exitCode())
                .isZero();
        assertThat(recipe("ssh-directors", environment, "status", "there").exitCode())
                .isEqualTo(1);
    }

    @Test
    void shouldRunOnTheNodesOfASlurmJob() throws Exception {
        script("scontrol", "echo localhost");
        script("hostname", "echo localhost");
        Files.createDirectories(directory.resolve("job/wattladder-7"));
        Map<String, String> environment = Map.of(
                "PATH",
                directory + ":" + System.getenv("PATH"),
                "PORT",
                port,
                "WATTLADDER",
                Installation.HOME + "",
                "SLURM_SUBMIT_DIR",
                directory.resolve("job").toString(),
                "SLURM_JOB_ID",
                "7",
                "SLURM_JOB_NODELIST",
                "localhost");
        script(
                "srun",
                "while [ \"$1\" != sh ]; do shift; done; exec \"$@\" >" + directory
                        + "/job/wattladder-7/director-localhost.log");
        Launched job = recipe(
                "slurm.sbatch",
                environment,
                "tiny",
                "--config",
                Installation.HOME
                        .resolve("system-tests/src/test/resources/config")
                        .toString(),
                "--only",
                "idle",
                "--meter",
                "none");
        assertThat(job.exitCode()).as(job.errors()).isIn(0, 1);
        assertThat(new RunFiles(directory.resolve("job/wattladder-7/run"))
                        .result()
                        .course()
                        .termination()
                        .complete())
                .isTrue();
        assertThat(directory.resolve("job/wattladder-7/audit-localhost.jsonl"))
                .content()
                .contains("\"peer\":\"job-7\"");
        assertThat(directory.resolve("job/wattladder-7/keys")).doesNotExist();
    }

    @Test
    void shouldBeAUnitThatSystemdUnderstands() throws Exception {
        Launched checked = launch(
                List.of("systemd-analyze", "verify", RECIPES.resolve("wattladder-director.service") + ""), Map.of());
        checked.exitCode();
        assertThat(checked.errors().lines().filter(line -> !line.contains("is not executable: No such file")))
                .isEmpty();
    }

    @Test
    void shouldBeAManifestOfWhichKubernetesKnowsEveryField() throws Exception {
        Path manifest = RECIPES.resolve("kubernetes.yaml");
        Launched read = launch(
                List.of("kubectl", "annotate", "--local", "-f", manifest.toString(), "read=yes", "-o", "yaml"),
                Map.of());
        assertThat(read.exitCode()).as(read.errors()).isZero();
        YAMLMapper yaml = new YAMLMapper();
        assertKnown("", yaml.readTree(Files.readString(manifest)), yaml.readTree(read.output()));
    }

    /** Kubernetes' own types drop what they do not know. */
    private static void assertKnown(String place, JsonNode ours, JsonNode theirs) {
        if (ours.isObject()) {
            for (Map.Entry<String, JsonNode> field : ours.properties()) {
                assertThat(theirs.has(field.getKey()))
                        .as(place + "." + field.getKey())
                        .isTrue();
                assertKnown(place + "." + field.getKey(), field.getValue(), theirs.get(field.getKey()));
            }
        } else if (ours.isArray()) {
            assertThat(theirs.size()).as(place).isEqualTo(ours.size());
            Iterator<JsonNode> other = theirs.iterator();
            ours.forEach(entry -> assertKnown(place + "[]", entry, other.next()));
        } else {
            assertThat(theirs.asString()).as(place).isEqualTo(ours.asString());
        }
    }

    private Path script(String name, String line) throws IOException {
        Path script = Files.writeString(directory.resolve(name), "#!/bin/sh\n" + line + "\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
        return script;
    }

    private Launched recipe(String name, Map<String, String> environment, String... arguments) throws IOException {
        return launch(
                Stream.concat(Stream.of("sh", RECIPES.resolve(name).toString()), Stream.of(arguments))
                        .toList(),
                environment);
    }

    /** Skips the test where this machine lacks the tool. */
    private Launched launch(List<String> command, Map<String, String> environment) throws IOException {
        Path out = Files.createTempFile(directory, "stdout", ".txt");
        Path err = Files.createTempFile(directory, "stderr", ".txt");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().putAll(environment);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("WATTLADDER_BUILT", "yes");
        assumeTrue(
                Arrays.stream(System.getenv("PATH").split(":", -1))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, command.get(0)))),
                command.get(0) + " is not installed");
        return new Launched(builder.start(), out, err);
    }
}
