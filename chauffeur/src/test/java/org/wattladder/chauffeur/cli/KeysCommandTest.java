package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.time.TimeSource;
import picocli.CommandLine;

class KeysCommandTest {
    @TempDir
    private Path directory;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int keys(String... words) {
        CommandLine command = ChauffeurMain.commandLine(directory, TimeSource.system(), code -> {});
        command.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        List<String> all = new ArrayList<>(List.of("keys"));
        all.addAll(List.of(words));
        all.addAll(List.of("--keys", directory.resolve("keys").toString()));
        return command.execute(all.toArray(String[]::new));
    }

    @Test
    void shouldMakeAKeyOnceAndPairByFingerprint() {
        assertThat(keys("create", "--name", "bench")).as(err.toString()).isZero();
        String fingerprint = out.toString().lines().findFirst().orElseThrow().replace("fingerprint ", "");
        assertThat(fingerprint).matches("sha256:[0-9a-f]{64}");
        assertThat(keys("create")).isEqualTo(2);
        assertThat(err.toString()).contains("there is a key in").contains("already");

        assertThat(keys("trust", fingerprint, "192.0.2.7", "--as", "director")).isZero();
        String file = directory.resolve("keys/certificate.pem").toString();
        assertThat(keys("trust", file, "lab", "--as", "chauffeur")).isZero();
        assertThat(keys("show")).isZero();
        assertThat(out.toString())
                .contains("trusted director " + fingerprint + " 192.0.2.7")
                .contains("trusted chauffeur " + fingerprint + " lab");
        assertThat(keys("distrust", "lab", "--as", "chauffeur")).isZero();
        assertThat(keys("distrust", "lab", "--as", "chauffeur")).isEqualTo(2);
    }

    @Test
    void shouldSayWhatIsWrong() {
        assertThat(keys("show")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no key in").contains("wattladder keys create");
        assertThat(keys("trust", "sha256:12", "lab", "--as", "chauffeur")).isEqualTo(2);
        assertThat(err.toString()).contains("sha256:12 is no fingerprint");
        assertThat(keys("trust", "ab".repeat(32), "lab", "--as", "boss")).isEqualTo(2);
        assertThat(err.toString()).contains("--as boss must be chauffeur or director");
        assertThat(keys("trust", "ab".repeat(32), "two words", "--as", "chauffeur"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("the name of a trusted key");
    }
}
