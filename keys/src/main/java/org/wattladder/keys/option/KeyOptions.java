package org.wattladder.keys.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.X509KeyManager;
import org.wattladder.keys.Fingerprint;
import org.wattladder.keys.Identity;
import org.wattladder.keys.Role;
import org.wattladder.keys.Tls;
import org.wattladder.keys.Trust;
import org.wattladder.keys.TrustList;
import org.wattladder.keys.file.KeyFolder;
import picocli.CommandLine.Option;

/** The keys a command uses towards other machines. */
public final class KeyOptions {
    @Option(
            names = "--tls",
            description = "Also use TLS on loopback; on other addresses TLS is always used. See docs/security.md.")
    private boolean tls;

    @Option(
            names = "--keys",
            paramLabel = "DIR",
            description = "Folder that 'wattladder keys' made (default: ~/.local/state/wattladder/keys).")
    private Optional<Path> folder = Optional.empty();

    @Option(
            names = "--certificate",
            paramLabel = "PEM",
            description =
                    "Certificate from your own public-key infrastructure, with --key; replaces that of the folder.")
    private Optional<Path> certificate = Optional.empty();

    @Option(names = "--key", paramLabel = "PEM", description = "Private key of that certificate, not encrypted.")
    private Optional<Path> key = Optional.empty();

    @Option(
            names = "--trust",
            paramLabel = "PEM",
            description = "Trusted certificate authorities; replace the fingerprints of the folder.")
    private Optional<Path> authorities = Optional.empty();

    /** The same keys as words of another command, which may run in another folder; without {@code --tls}. */
    public List<String> words() {
        List<String> words = new ArrayList<>();
        folder.ifPresent(path -> words.add("--keys=" + path.toAbsolutePath()));
        certificate.ifPresent(path -> words.add("--certificate=" + path.toAbsolutePath()));
        key.ifPresent(path -> words.add("--key=" + path.toAbsolutePath()));
        authorities.ifPresent(path -> words.add("--trust=" + path.toAbsolutePath()));
        return words;
    }

    /** Whether TLS is wanted on loopback too. */
    public boolean always() {
        return tls;
    }

    /** The folder of keys. */
    public KeyFolder folder() {
        return folder.map(KeyFolder::new).orElseGet(KeyFolder::standard);
    }

    /**
     * TLS with these keys.
     *
     * @param peers what those are who are let in
     * @throws IOException with a sentence, if a file is missing, broken or open to others, or nobody is trusted
     */
    public Tls tls(Role peers) throws IOException {
        return Tls.of(identity(), trust(peers));
    }

    /**
     * The key of a server that browsers call.
     *
     * @throws IOException with a sentence, if a file is missing, broken or open to others
     */
    public X509KeyManager serverKey() throws IOException {
        return Tls.keyManager(identity());
    }

    /**
     * The fingerprint of its certificate, for people to compare.
     *
     * @throws IOException with a sentence, as {@link #serverKey()}
     */
    public Fingerprint fingerprint() throws IOException {
        return identity().fingerprint();
    }

    private Identity identity() throws IOException {
        if (certificate.isPresent() != key.isPresent()) {
            throw new IOException(
                    "--certificate and --key go together; give both, or neither to use the key in " + folder().path());
        }
        if (certificate.isEmpty()) {
            return folder().identity();
        }
        Identity identity = KeyFolder.identity(key.orElseThrow(), certificate.get());
        Optional<String> outside = identity.outsideItsTime();
        if (outside.isPresent()) {
            throw new IOException(certificate.get() + ": " + outside.get() + "; have a new one issued, or set the clock"
                    + " of this machine");
        }
        return identity;
    }

    private Trust trust(Role peers) throws IOException {
        if (authorities.isPresent()) {
            return KeyFolder.authorities(authorities.get());
        }
        TrustList trusted = folder().trusted(peers);
        if (trusted.peers().isEmpty()) {
            throw new IOException("no " + peers.word() + " is trusted yet; say 'wattladder keys trust FINGERPRINT NAME"
                    + " --as " + peers.word() + "' with the fingerprint that 'wattladder keys show' prints on its"
                    + " machine, see docs/security.md");
        }
        return trusted;
    }
}
