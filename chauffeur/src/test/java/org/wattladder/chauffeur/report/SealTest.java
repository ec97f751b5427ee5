package org.wattladder.chauffeur.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.Key;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.Base64;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.journal.Manifest;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.reporter.verify.bundle.ManifestCheck;
import org.wattladder.reporter.verify.bundle.SealCheck;
import org.wattladder.reporter.verify.difference.Differs;

class SealTest {
    @TempDir
    private Path home;

    private RunDirectory run;
    private KeyPair pair;
    private Path privateKey;

    @BeforeEach
    void makeRunAndKeys() throws Exception {
        run = RunDirectory.create(home.resolve("run"));
        run.write("result.csv", "run\n");
        Manifest.write(run);
        pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        privateKey = pem("private.pem", "PRIVATE KEY", pair.getPrivate());
        Files.setPosixFilePermissions(privateKey, PosixFilePermissions.fromString("rw-------"));
    }

    @Test
    void shouldNotSignWithAKeyThatOthersMayRead() throws IOException {
        Files.setPosixFilePermissions(privateKey, PosixFilePermissions.fromString("rw-r--r--"));
        assertThatThrownBy(() -> Seal.of(privateKey))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(privateKey + " may be read by other users");
    }

    private Path pem(String name, String label, Key key) throws IOException {
        String base64 = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(key.getEncoded());
        return Files.writeString(
                home.resolve(name), "-----BEGIN " + label + "-----\n" + base64 + "\n-----END " + label + "-----\n");
    }

    @Test
    void shouldSignSoThatTheOwnerOfTheKeyIsKnown() throws Exception {
        Seal.of(privateKey).write(run);
        Path publicKey = pem("public.pem", "PUBLIC KEY", pair.getPublic());
        assertThat(SealCheck.check(run.path(), Optional.of(KeyFiles.publicKey(publicKey))))
                .contains("the one given");
        assertThat(SealCheck.check(run.path(), Optional.empty())).contains("name the key you trust");
        assertThat(ManifestCheck.of(run.path()).differences()).isEmpty();
    }

    @Test
    void shouldTellAnotherKeyAndAMissingSignature() throws Exception {
        KeyPair other = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        assertThatThrownBy(() -> SealCheck.check(run.path(), Optional.of(pair.getPublic())))
                .isInstanceOf(Differs.class)
                .hasMessageContaining("manifest.sig: is missing");
        Seal.of(privateKey).write(run);
        assertThatThrownBy(() -> SealCheck.check(run.path(), Optional.of(other.getPublic())))
                .isInstanceOf(Differs.class)
                .hasMessageContaining("was made with another key");
    }

    @Test
    void shouldFindEveryFlippedByteOfManifestAndSignature() throws Exception {
        Seal.of(privateKey).write(run);
        Random random = new Random(5);
        for (String name : new String[] {RunDirectory.MANIFEST, RunDirectory.SIGNATURE}) {
            byte[] content = Files.readAllBytes(run.file(name));
            for (int place = 0; place < content.length; place++) {
                byte[] altered = content.clone();
                altered[place] ^= (byte) (1 << random.nextInt(8));
                Files.write(run.file(name), altered);
                assertThatThrownBy(() -> SealCheck.check(run.path(), Optional.empty()))
                        .as("byte %d of %s", place, name)
                        .isInstanceOf(Differs.class);
            }
            Files.write(run.file(name), content);
        }
    }

    @Test
    void shouldSayWhatIsNoKey() throws Exception {
        Path none = Files.writeString(home.resolve("none.pem"), "no key\n");
        assertThatThrownBy(() -> Seal.of(none)).hasMessageContaining("is no PEM file with a PRIVATE KEY");
        assertThatThrownBy(() -> Seal.of(home.resolve("nowhere.pem"))).hasMessageContaining("does not exist");
        KeyPair rsa = KeyPairGenerator.getInstance("EC").generateKeyPair();
        Path other = pem("ec.pem", "PRIVATE KEY", rsa.getPrivate());
        assertThatThrownBy(() -> Seal.of(other)).hasMessageContaining("holds no private key of kind Ed25519");
    }
}
