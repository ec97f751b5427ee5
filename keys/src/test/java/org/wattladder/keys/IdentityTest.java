package org.wattladder.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IdentityTest {
    @TempDir
    private Path directory;

    /** A key whose certificate is valid for a day from this start on, in the form of keytool. */
    private Identity validFrom(String start) throws Exception {
        Path store = directory.resolve("store.p12");
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "own",
                        "-keyalg",
                        "EC",
                        "-startdate",
                        start,
                        "-validity",
                        "1",
                        "-dname",
                        "CN=sut",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store.toString(),
                        "-storepass",
                        "of a test")
                .inheritIO()
                .start();
        assertThat(keytool.waitFor()).isZero();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        char[] password = "of a test".toCharArray();
        keys.load(Files.newInputStream(store), password);
        return new Identity(
                (PrivateKey) keys.getKey("own", password), List.of((X509Certificate) keys.getCertificate("own")));
    }

    @Test
    void shouldTellACertificateThatHasEnded() throws Exception {
        assertThat(validFrom("-10d").outsideItsTime().orElseThrow())
                .matches("the certificate of CN=sut ended at \\d{4}-\\d\\d-\\d\\dT\\S+Z");
    }

    @Test
    void shouldTellACertificateThatHasNotBegun() throws Exception {
        assertThat(validFrom("+10d").outsideItsTime().orElseThrow())
                .matches("the certificate of CN=sut begins at \\d{4}-\\d\\d-\\d\\dT\\S+Z");
    }

    @Test
    void shouldSayNothingOfACertificateOfToday() throws Exception {
        assertThat(validFrom("-1H").outsideItsTime()).isEmpty();
    }
}
