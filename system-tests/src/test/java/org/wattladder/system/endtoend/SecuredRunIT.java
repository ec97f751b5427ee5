package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real processes with keys: pairing, a run by TLS, and what happens without. */
@Tag("full")
@Order(1)
class SecuredRunIT {
    @TempDir
    private Path directory;

    private LocalDirector director;

    private void startDirector() throws Exception {
        String ofDirector = create("sut");
        String ofChauffeur = create("controller");
        create("stranger");
        trust("sut", ofChauffeur, "lab", "chauffeur");
        trust("controller", ofDirector, "127.0.0.1", "director");
        trust("stranger", ofDirector, "127.0.0.1", "director");
        director = LocalDirector.start(directory, "--tls", "--keys", "sut");
    }

    @AfterEach
    void stopDirector() throws Exception {
        if (director != null) {
            director.end();
        }
    }

    private String create(String folder) throws Exception {
        Launched made = Installation.start(directory, "keys", "create", "--keys", folder);
        assertThat(made.exitCode()).as(made.errors()).isZero();
        return made.output().lines().findFirst().orElseThrow().replace("fingerprint ", "");
    }

    private void trust(String folder, String fingerprint, String name, String role) throws Exception {
        Launched done =
                Installation.start(directory, "keys", "trust", fingerprint, name, "--as", role, "--keys", folder);
        assertThat(done.exitCode()).as(done.errors()).isZero();
    }

    private Launched run(String out, String... more) throws IOException {
        String[] all = new String[more.length + 6];
        System.arraycopy(new String[] {"--only", "lu", "--host", director.address(), "--out", out}, 0, all, 0, 6);
        System.arraycopy(more, 0, all, 6, more.length);
        return Installation.runTiny(directory, all);
    }

    @Test
    void shouldRunByTlsAndRefuseEverybodyElse() throws Exception {
        startDirector();
        Launched plain = run("plain");
        assertThat(plain.exitCode()).isEqualTo(3);
        assertThat(plain.errors()).contains("--tls");

        Launched stranger = run("stranger-run", "--tls", "--keys", "stranger");
        assertThat(stranger.exitCode()).isEqualTo(3);
        assertThat(stranger.errors()).contains("keys trust sha256:").contains("--as chauffeur");

        Launched nobody = run("no-keys", "--tls", "--keys", "nowhere");
        assertThat(nobody.exitCode()).isEqualTo(2);
        assertThat(nobody.errors()).contains("wattladder keys create");

        Launched secured = run("secured", "--tls", "--keys", "controller");
        assertThat(secured.exitCode()).as(secured.errors()).isIn(0, 1);
        String audit = Files.readString(directory.resolve("sut/director-audit.jsonl"));
        assertThat(audit.lines().filter(line -> line.contains("\"event\":\"entered\"")))
                .hasSize(1)
                .allMatch(line -> line.contains("\"peer\":\"lab\""));
        assertThat(audit)
                .contains("\"command\":\"hello\"", "\"command\":\"prepare\"", "\"command\":\"run-interval\"")
                .contains("\"event\":\"refused\"");
    }

    @Test
    void shouldNotListenBeyondLoopbackWithoutKeys() throws Exception {
        Launched open = Installation.start(directory, "director", "--listen", "0.0.0.0:0", "--keys", "nowhere");
        assertThat(open.exitCode()).isEqualTo(2);
        assertThat(open.errors()).contains("needs keys").contains("wattladder keys create");
        assertThat(open.output()).isEmpty();
    }
}
