package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;

/** A run needs no privilege; skipped where the tests themselves have none, as every other test shows it there. */
@Tag("full")
class PlainUserIT {
    private static final List<String> AS_NOBODY =
            List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--no-new-privs");

    private Path home;

    @BeforeEach
    void makeAHome() throws Exception {
        assumeTrue(Files.getOwner(Path.of("/proc/self")).getName().equals("root"), "the tests do not run as root");
        home = Files.createTempDirectory("plain-user");
        Files.setOwner(
                home, home.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
        assumeTrue(
                asNobody("test", "-r", Installation.HOME.resolve("wattladder").toString())
                                .start()
                                .waitFor()
                        == 0,
                "nobody can read the tree under test, or there is no setpriv");
    }

    @AfterEach
    void removeTheHome() throws IOException {
        if (home != null) {
            try (Stream<Path> files = Files.walk(home)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    @Test
    void shouldRunLevelsAndIdleAsAPlainUser() throws Exception {
        Path out = home.resolve("out.txt");
        Path err = home.resolve("err.txt");
        Process process = asNobody(
                        Installation.HOME.resolve("wattladder").toString(),
                        "run",
                        "tiny",
                        "--config",
                        Installation.HOME
                                .resolve("system-tests/src/test/resources/config")
                                .toString(),
                        "--meter",
                        "tiny",
                        "--only",
                        "lu,idle",
                        "--levels",
                        "50",
                        "--out",
                        home.resolve("run").toString())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        Launched run = new Launched(process, out, err);

        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        RunResult result = new RunFiles(home.resolve("run")).result();
        assertThat(result.course().termination().complete()).isTrue();
        assertThat(result.worklets()).extracting(WorkletResult::name).containsExactly("lu", "idle");
        assertThat(result.worklets().get(0).clients())
                .isNotEmpty()
                .allSatisfy(client -> assertThat(client.facts().pinning().verifiedCpus())
                        .isEqualTo(client.facts().pinning().requestedCpus()));
        assertThat(Files.getOwner(home.resolve("run/result.xml")).getName()).isEqualTo("nobody");
    }

    private ProcessBuilder asNobody(String... command) {
        ProcessBuilder builder = new ProcessBuilder(
                        Stream.concat(AS_NOBODY.stream(), Stream.of(command)).toList())
                .directory(home.toFile());
        builder.environment().put("HOME", home.toString());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("WATTLADDER_BUILT", "yes");
        return builder;
    }
}
