package org.wattladder.keys.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.keys.Authorities;
import org.wattladder.keys.Identity;
import org.wattladder.keys.Pem;
import org.wattladder.keys.Role;
import org.wattladder.keys.TrustList;
import org.wattladder.keys.TrustedPeer;

/**
 * The keys of one user on one machine: {@code key.pem}, {@code certificate.pem}, {@code chauffeurs.txt} and
 * {@code directors.txt}.
 *
 * @param path the folder, which need not exist
 */
public record KeyFolder(Path path) {
    private static final String KEY = "key.pem";
    private static final String CERTIFICATE = "certificate.pem";

    /** The folder of a user who names none, in {@code HOME} as shells have it; users of containers have no other. */
    public static KeyFolder standard() {
        return standard(
                name -> Optional.ofNullable(System.getenv(name)).filter(value -> !value.isBlank()),
                Path.of(System.getProperty("user.home")));
    }

    /**
     * What {@code XDG_STATE_HOME} says, or {@code HOME}; the folder of earlier versions where it is there.
     *
     * @param variable value of an environment variable, empty when it is not set
     * @param account home of the user when {@code HOME} does not tell
     */
    static KeyFolder standard(Function<String, Optional<String>> variable, Path account) {
        Path home = variable.apply("HOME").map(Path::of).orElse(account);
        Path earlier = home.resolve(".wattladder/keys");
        if (Files.isDirectory(earlier)) {
            return new KeyFolder(earlier);
        }
        return new KeyFolder(variable.apply("XDG_STATE_HOME")
                .map(Path::of)
                .filter(Path::isAbsolute)
                .orElse(home.resolve(".local/state"))
                .resolve("wattladder/keys"));
    }

    /** The certificate, which may be given away. */
    public Path certificate() {
        return path.resolve(CERTIFICATE);
    }

    /**
     * The machine's own key.
     *
     * @throws IOException with a sentence, if there is none, or others may read it
     */
    public Identity identity() throws IOException {
        if (!Files.exists(path.resolve(KEY))) {
            throw new IOException(
                    "there is no key in " + path + "; make one with 'wattladder keys create', see docs/security.md");
        }
        return identity(path.resolve(KEY), certificate());
    }

    /**
     * A key from two PEM files.
     *
     * @throws IOException with a sentence, if one is missing or broken, or others may read the key
     */
    public static Identity identity(Path key, Path certificate) throws IOException {
        String secret = PrivateFile.readSecret(key);
        String open = PrivateFile.readOwn(certificate);
        return told(() -> Identity.parse(key.toString(), secret, certificate.toString(), open));
    }

    /**
     * Refuses a private key, of any kind, that others may read or change.
     *
     * @throws IOException with a sentence; not for a file that does not exist
     */
    public static void refuseUnlessSecret(Path key) throws IOException {
        PrivateFile.refuseUnlessSecret(key);
    }

    /**
     * Authorities from a PEM file.
     *
     * @throws IOException with a sentence, if it is missing or broken, or others may change it
     */
    public static Authorities authorities(Path file) throws IOException {
        String text = PrivateFile.readOwn(file);
        return told(() -> new Authorities(Pem.certificates(file.toString(), text)));
    }

    /**
     * The first certificate of a PEM file, whoever may write it: its fingerprint is compared by a person.
     *
     * @throws IOException with a sentence, if it is missing or broken
     */
    public static X509Certificate certificate(Path file) throws IOException {
        String text = PrivateFile.readAny(file);
        List<X509Certificate> all = told(() -> Pem.certificates(file.toString(), text));
        return all.get(0);
    }

    /**
     * Keeps a new key.
     *
     * @throws IOException with a sentence, if there is one already
     */
    public void keep(Identity identity) throws IOException {
        PrivateFile.directory(path);
        try {
            PrivateFile.create(path.resolve(KEY), Pem.write(identity.key()));
            PrivateFile.replace(certificate(), Pem.write(identity.chain().get(0)));
        } catch (CertificateException everyCertificateEncodes) {
            throw new IllegalStateException(everyCertificateEncodes);
        }
    }

    /** Whom this user trusts in a role, nobody when there is no list. */
    public TrustList trusted(Role role) throws IOException {
        Path file = list(role);
        if (!Files.exists(file)) {
            return new TrustList(List.of());
        }
        String text = PrivateFile.readOwn(file);
        return told(() -> TrustList.parse(file.toString(), text));
    }

    /** Trusts one more. */
    public void trust(Role role, TrustedPeer peer) throws IOException {
        PrivateFile.directory(path);
        PrivateFile.replace(list(role), trusted(role).with(peer).text());
    }

    /** Trusts nobody of this name any longer; says whether anybody was. */
    public boolean distrust(Role role, String name) throws IOException {
        TrustList before = trusted(role);
        TrustList after = before.without(name);
        if (after.equals(before)) {
            return false;
        }
        PrivateFile.replace(list(role), after.text());
        return true;
    }

    private Path list(Role role) {
        return path.resolve(role.word() + "s.txt");
    }

    private interface Reading<T> {
        T read();
    }

    private static <T> T told(Reading<T> reading) throws IOException {
        try {
            return reading.read();
        } catch (IllegalArgumentException wrong) {
            throw new IOException(wrong.getMessage(), wrong);
        }
    }
}
