package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script as people call it. */
class ScriptIT {
    @TempDir
    private Path directory;

    @Test
    void shouldWorkThroughSymbolicLinksWithSpacesFromAnyDirectory() throws Exception {
        Path tree = Files.createSymbolicLink(directory.resolve("a tree"), Installation.HOME);
        Path script = Files.createSymbolicLink(directory.resolve("the ladder"), tree.resolve("wattladder"));
        Launched list = Installation.start(script, directory, "list", "worklets");
        assertThat(list.exitCode()).as(list.errors()).isZero();
        assertThat(list.output()).contains("crypto-aes").contains("lu");
    }

    @Test
    void shouldSayWhatIsWrongWithJavaHome() throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(Installation.HOME.resolve("wattladder").toString(), "list");
        builder.environment().put("JAVA_HOME", directory.toString());
        Process process = builder.redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(output).contains("JAVA_HOME").contains("JDK 17");
    }

    @Test
    void shouldRefuseAnOldJava() throws Exception {
        Path old = fakeJava("    java.specification.version = 1.8");
        ProcessBuilder builder =
                new ProcessBuilder(Installation.HOME.resolve("wattladder").toString(), "list");
        builder.environment().put("JAVA_HOME", old.toString());
        Process process = builder.redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(output).contains("is version 8").contains("needs a JDK 17");
    }

    private Path fakeJava(String says) throws IOException {
        Path bin = Files.createDirectories(directory.resolve("old/bin"));
        Path java = bin.resolve("java");
        Files.writeString(java, "#!/bin/sh\necho '" + says + "' >&2\n");
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
        return bin.getParent();
    }

    @Test
    void shouldNameEveryProblemWithTheNearestName() throws Exception {
        Launched run = Installation.start(directory, "validate", "--only", "crypto-eas,lu2");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errors()).contains("did you mean \"crypto-aes\"").contains("did you mean \"lu\"");
    }

    @Test
    void shouldRefuseAHostThatDoesNotAnswer() throws Exception {
        Launched run = Installation.runTiny(directory, "--host", "127.0.0.1:1", "--out", "out");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.errors()).contains("127.0.0.1:1").contains("wattladder director");
    }

    @Test
    void shouldStartNothingWhenAWorkletCannotFit() throws Exception {
        Files.writeString(
                directory.resolve("huge.yaml"),
                "title: huge\nworklets:\n  sort: {parameters: {numbers: 3}}\n  lu:\n    clients: {per: host, heap: 1024GiB}\n");
        Launched run = Installation.start(
                directory, "run", directory.resolve("huge.yaml").toString(), "--meter", "none", "--out", "out");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errors()).contains("nothing was started").contains("worklet lu does not fit into memory");
        assertThat(directory.resolve("out")).doesNotExist();
    }

    @Test
    void shouldPrintTheVersionAndTeach() throws Exception {
        Launched help = Installation.start(directory, "run", "--help");
        assertThat(help.exitCode()).isZero();
        assertThat(help.output()).contains("Examples").contains("--quick").contains("Exit codes");
    }
}
