package org.wattladder.console.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.console.start.CommandOutput;
import org.wattladder.model.time.TimeSource;

/** The command is a script here, which waits and answers as the real one does. */
class RunVerifierTest {
    @TempDir
    private Path home;

    private Path run;

    @BeforeEach
    void makeARun() throws IOException {
        run = Files.createDirectories(home.resolve("results/run"));
        Files.writeString(run.resolve("result.xml"), "<result/>");
    }

    private RunVerifier verifier(String script) throws IOException {
        Path launcher = Files.createDirectories(home.resolve("bin")).resolve("wattladder");
        Files.writeString(launcher, "#!/bin/sh\n" + script);
        Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
        return new RunVerifier(new CommandOutput(home, home), TimeSource.system());
    }

    private Verified ended(RunVerifier verifier) throws IOException {
        verifier.begin(run);
        await().until(() -> verifier.of(run).filter(Verified::isOn).isEmpty());
        return verifier.of(run).orElseThrow();
    }

    @Test
    void shouldJudgeByTheExitCodeAlone() throws Exception {
        assertThat(verifier("exit 0").of(run)).isEmpty();
        Verified lying = ended(verifier("echo 'verified: x'; exit 1"));
        assertThat(lying.state()).isEqualTo(Verified.State.DIFFERS);
        assertThat(lying.said()).isEqualTo("verified: x");
        assertThat(ended(verifier("echo DIFFERS; exit 0")).state()).isEqualTo(Verified.State.HOLDS);
        Verified refused = ended(verifier("echo 'it cannot be read' >&2; exit 2"));
        assertThat(refused.state()).isEqualTo(Verified.State.REFUSED);
        assertThat(refused.said()).isEqualTo("it cannot be read");
    }

    @Test
    void shouldKeepAnAnswerUntilAFileChanges() throws Exception {
        RunVerifier verifier = verifier("exit 0");
        assertThat(ended(verifier).state()).isEqualTo(Verified.State.HOLDS);
        assertThat(verifier.of(run)).isPresent();
        Files.writeString(run.resolve("result.xml"), "<result></result>");
        assertThat(verifier.of(run)).isEmpty();
    }

    @Test
    void shouldAskOnceAtATime() throws Exception {
        RunVerifier verifier = verifier("echo x >> asked\nwhile [ ! -e go ]; do sleep 0.05; done\nexit 0\n");
        verifier.begin(run);
        await().until(() -> Files.exists(home.resolve("asked")));
        assertThat(verifier.of(run).orElseThrow().isOn()).isTrue();
        verifier.begin(run);
        Files.createFile(home.resolve("go"));
        await().until(() -> verifier.of(run).filter(Verified::isOn).isEmpty());
        assertThat(home.resolve("asked")).hasContent("x");
    }
}
