package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.Base64;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reports and verification of runs that are signed, edited, linked to, or part of a series. */
class SignedReportTest {
    @TempDir
    private Path folder;

    private Path run;

    @BeforeEach
    void importALadder() throws IOException {
        run = ImportedRun.of(folder, "100,655699,71.7\n0,0,10.0");
    }

    private CommandRun command(String... words) {
        return CommandRun.of(folder, words);
    }

    private String key() throws IOException, GeneralSecurityException {
        KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        pem("public.pem", "PUBLIC", pair.getPublic().getEncoded());
        return pem("key.pem", "PRIVATE", pair.getPrivate().getEncoded());
    }

    /** That of the key that was made last. */
    private String publicKey() {
        return folder.resolve("public.pem").toString();
    }

    private String pem(String name, String kind, byte[] key) throws IOException {
        String base64 = Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII))
                .encodeToString(key);
        Path file = Files.createFile(
                folder.resolve(name),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        return Files.writeString(
                        file, "-----BEGIN " + kind + " KEY-----\n" + base64 + "\n-----END " + kind + " KEY-----\n")
                .toString();
    }

    @Test
    void shouldNotBreakASignatureUnlessItCanSignAgain() throws Exception {
        String key = key();
        assertThat(command("report", run.toString(), "--sign", key).exitCode()).isZero();
        assertThat(command("verify", run.toString()).out()).contains("signature: by key");
        command("report", run.toString()).assertRefused("is signed", "sign again with --sign KEYFILE");
        assertThat(command("verify", run.toString()).exitCode()).isZero();
        assertThat(command("report", run.toString(), "--sign", key, "--language", "de")
                        .exitCode())
                .isZero();
        assertThat(command("verify", run.toString()).exitCode()).isZero();
    }

    @Test
    void shouldSayThatItReportsAnEditedArchive() throws Exception {
        Path archive = run.resolve("result.xml");
        assertThat(command("report", run.toString()).err()).doesNotContain("was edited");
        Files.writeString(archive, Files.readString(archive).replace("71.7", "61.7"));
        assertThat(command("report", run.toString()).err()).contains("was edited after the run");
    }

    @Test
    void shouldVerifyARunThroughALink() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("latest"), run);
        assertThat(command("verify", link.toString()).exitCode()).isZero();
    }

    /** A series of copies of the imported run. */
    private Path series(int runs) throws IOException {
        Path series = Files.createDirectory(folder.resolve("series"));
        for (int number = 1; number <= runs; number++) {
            Path copy = Files.createDirectory(series.resolve("series-" + number));
            try (Stream<Path> files = Files.list(run)) {
                for (Path file : files.toList()) {
                    Files.copy(file, copy.resolve(run.relativize(file)));
                }
            }
        }
        Files.writeString(series.resolve("series.json"), "{\"plannedRuns\": " + runs + "}");
        return series;
    }

    @Test
    void shouldSignEveryRunOfASeriesAndVerifyTheSignatures() throws Exception {
        String key = key();
        Path series = series(2);
        assertThat(command("report", series.toString(), "--sign", key).exitCode())
                .isZero();
        CommandRun signed = command("verify", series.toString(), "--key", publicKey());
        assertThat(signed.exitCode()).as(signed.out() + signed.err()).isZero();
        assertThat(signed.out().lines().filter(line -> line.contains("signature: by key")))
                .hasSize(2)
                .allMatch(line -> line.endsWith("the one given"));
        assertThat(signed.out()).contains("summary: follows from the results of 2 runs");

        command("report", series.toString()).assertRefused("is signed", "sign again with --sign KEYFILE");
        Files.delete(series.resolve("series-2/manifest.sig"));
        command("verify", series.toString(), "--key", publicKey()).assertDiffers("manifest.sig", "DIFFERS");
    }

    @Test
    void shouldVerifyASeriesRunByRunAndItsSummary() throws Exception {
        Path series = series(1);
        Path first = series.resolve("series-1");
        assertThat(command("report", series.toString()).exitCode()).isZero();
        CommandRun whole = command("verify", series.toString());
        assertThat(whole.exitCode()).as(whole.out()).isZero();
        assertThat(whole.out()).contains("summary: follows from the results of 1 runs");
        Files.writeString(series.resolve("series.txt"), "all is well\n");
        command("verify", series.toString())
                .assertDiffers("series.txt: is not what follows from the results of the runs");
        assertThat(command("report", series.toString()).exitCode()).isZero();
        Files.writeString(first.resolve("result.csv"), "all is well\n");
        command("verify", series.toString()).assertDiffers("result.csv: was changed", "DIFFERS");
    }
}
