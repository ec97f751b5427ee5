package org.wattladder.keys.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assumptions.assumeThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.keys.Identity;
import org.wattladder.keys.Role;
import org.wattladder.keys.TrustedPeer;

class KeyFolderTest {
    private static Identity made;

    @TempDir
    private Path directory;

    @BeforeAll
    static void makeKey() throws IOException {
        made = KeyMaker.make("bench one");
    }

    private KeyFolder folder() {
        return new KeyFolder(directory.resolve("some/keys"));
    }

    private Path standard(Map<String, String> environment) {
        return KeyFolder.standard(name -> Optional.ofNullable(environment.get(name)), directory.resolve("account"))
                .path();
    }

    @Test
    void shouldLieWithTheStateOfAPerson() {
        Path ann = directory.resolve("ann");
        assertThat(standard(Map.of())).isEqualTo(directory.resolve("account/.local/state/wattladder/keys"));
        assertThat(standard(Map.of("HOME", ann.toString()))).isEqualTo(ann.resolve(".local/state/wattladder/keys"));
        assertThat(standard(Map.of("HOME", ann.toString(), "XDG_STATE_HOME", "/srv/state")))
                .isEqualTo(Path.of("/srv/state/wattladder/keys"));
        assertThat(standard(Map.of("HOME", ann.toString(), "XDG_STATE_HOME", "not/absolute")))
                .isEqualTo(ann.resolve(".local/state/wattladder/keys"));
    }

    @Test
    void shouldStayWhereAnEarlierVersionPutThem() throws IOException {
        Path earlier = Files.createDirectories(directory.resolve("ann/.wattladder/keys"));
        assertThat(standard(Map.of("HOME", directory.resolve("ann").toString(), "XDG_STATE_HOME", "/srv/state")))
                .isEqualTo(earlier);
    }

    @Test
    void shouldReadBackTheKeyItKept() throws Exception {
        folder().keep(made);
        assertThat(folder().identity().fingerprint()).isEqualTo(made.fingerprint());
        assertThat(KeyFolder.certificate(folder().certificate()))
                .isEqualTo(made.chain().get(0));
        assertThat(made.chain().get(0).getSubjectX500Principal().getName()).contains("CN=bench-one");
        assertThat(made.chain().get(0).getSubjectAlternativeNames())
                .extracting(name -> name.get(1))
                .map(String::valueOf)
                .containsExactlyInAnyOrder("localhost", "127.0.0.1", "bench-one");
    }

    @Test
    void shouldLetNobodyElseReadTheKey() throws IOException {
        folder().keep(made);
        Path key = folder().path().resolve("key.pem");
        assertThat(permissions(key)).isEqualTo("rw-------");
        assertThat(permissions(folder().path())).isEqualTo("rwx------");
        Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r-----"));
        assertThatIOException()
                .isThrownBy(() -> folder().identity())
                .withMessageContaining("may be read by other users")
                .withMessageContaining("chmod 600");
    }

    @Test
    void shouldNotBelieveAListThatOthersMayChange() throws IOException {
        folder().trust(Role.CHAUFFEUR, new TrustedPeer(made.fingerprint(), "lab"));
        Path list = folder().path().resolve("chauffeurs.txt");
        Files.setPosixFilePermissions(list, PosixFilePermissions.fromString("rw-rw-rw-"));
        assertThatIOException()
                .isThrownBy(() -> folder().trusted(Role.CHAUFFEUR))
                .withMessageContaining("may be changed by other users");
    }

    @Test
    void shouldNotBelieveAFolderThatOthersMayChange() throws IOException {
        folder().keep(made);
        Path parent = folder().path().getParent();
        Files.setPosixFilePermissions(parent, PosixFilePermissions.fromString("rwxrwxr-x"));
        assertThatIOException()
                .isThrownBy(() -> folder().identity())
                .withMessageContaining(parent + " may be changed by other users")
                .withMessageContaining("chmod go-w " + parent);
    }

    @Test
    void shouldNotBelieveAFileOfSomebodyElse() throws IOException {
        folder().keep(made);
        Path key = folder().path().resolve("key.pem");
        assumeThatCode(() -> Files.setAttribute(key, "unix:uid", 12_345)).doesNotThrowAnyException();
        assertThatIOException()
                .isThrownBy(() -> folder().identity())
                .withMessageContaining(key + " belongs to another user");
    }

    @Test
    void shouldKeepTheRolesApart() throws IOException {
        folder().trust(Role.CHAUFFEUR, new TrustedPeer(made.fingerprint(), "lab"));
        assertThat(folder().trusted(Role.CHAUFFEUR).find(made.fingerprint())).isPresent();
        assertThat(folder().trusted(Role.DIRECTOR).peers()).isEmpty();
        assertThat(folder().distrust(Role.DIRECTOR, "lab")).isFalse();
        assertThat(folder().distrust(Role.CHAUFFEUR, "lab")).isTrue();
        assertThat(folder().trusted(Role.CHAUFFEUR).peers()).isEmpty();
    }

    @Test
    void shouldGiveUpNoKeyForANewOne() throws IOException {
        folder().keep(made);
        assertThatIOException().isThrownBy(() -> folder().keep(made)).withMessageContaining("already exists");
    }

    @Test
    void shouldSayWhatIsMissingOrDoesNotFit() throws IOException {
        assertThatIOException().isThrownBy(() -> folder().identity()).withMessageContaining("wattladder keys create");
        folder().keep(made);
        KeyFolder other = new KeyFolder(directory.resolve("other"));
        other.keep(KeyMaker.make("other"));
        Path key = folder().path().resolve("key.pem");
        assertThatIOException()
                .isThrownBy(() -> KeyFolder.identity(key, other.certificate()))
                .withMessageContaining("is not that of the certificate");
        assertThatIOException()
                .isThrownBy(() -> KeyFolder.identity(folder().certificate(), folder().certificate()))
                .withMessageContaining("no PEM file with a PRIVATE KEY");
        assertThatIOException()
                .isThrownBy(() -> KeyFolder.authorities(directory.resolve("nowhere.pem")))
                .withMessageContaining("does not exist");
    }

    private static String permissions(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }
}
