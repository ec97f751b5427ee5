package org.wattladder.reporter.verify.bundle;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.model.archive.Sha256;
import org.wattladder.reporter.verify.difference.Differs;

/**
 * Checks {@code manifest.sig}, the Ed25519 signature over the bytes of the manifest: a line with the public key, then a
 * line with the signature, each as base64.
 */
public final class SealCheck {
    /** Name of the signature in a run directory. */
    public static final String FILE = "manifest.sig";

    private static final String ALGORITHM = "Ed25519";
    private static final Pattern FORM =
            Pattern.compile("ed25519-public-key ([A-Za-z0-9+/=]+)\ned25519-signature ([A-Za-z0-9+/=]+)\n");
    private static final int SHOWN_DIGITS = 16;

    private SealCheck() {}

    /**
     * Checks the signature, if there is one or one is asked for.
     *
     * @param trusted key that must have signed; empty when any may, which then vouches for nobody
     * @return one clause about the signature
     * @throws Differs when the signature is missing though a key was given, is of another key, or does not fit
     */
    public static String check(Path directory, Optional<PublicKey> trusted) throws IOException, Differs {
        Path file = directory.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            if (trusted.isPresent()) {
                throw Differs.file(FILE, "is missing: the run was not signed, or the signature was taken away");
            }
            return "none: the checksums tell of damage, not of who made them";
        }
        Matcher matcher = FORM.matcher(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        if (!matcher.matches()) {
            throw Differs.file(FILE, "is no signature: it does not have the two lines of one");
        }
        byte[] encodedKey = strictly(matcher.group(1));
        PublicKey key = key(encodedKey);
        if (trusted.isPresent() && !Arrays.equals(trusted.get().getEncoded(), key.getEncoded())) {
            throw Differs.file(
                    FILE, "was made with another key, " + print(key) + "; the one given is " + print(trusted.get()));
        }
        if (!fits(key, Files.readAllBytes(directory.resolve(ManifestCheck.FILE)), strictly(matcher.group(2)))) {
            throw Differs.file(FILE, "does not fit " + ManifestCheck.FILE + ": one of the two was changed");
        }
        return "by key " + print(key)
                + (trusted.isPresent() ? ", the one given" : "; name the key you trust with --key to know whose it is");
    }

    /** The beginning of the SHA-256 of a public key, by which people compare keys. */
    public static String print(PublicKey key) {
        return Sha256.of(key.getEncoded()).substring(0, SHOWN_DIGITS);
    }

    /** Spare bits of a last digit must be 0, or a changed byte could go unseen. */
    private static byte[] strictly(String text) throws Differs {
        try {
            byte[] bytes = Base64.getDecoder().decode(text);
            if (Base64.getEncoder().encodeToString(bytes).equals(text)) {
                return bytes;
            }
        } catch (IllegalArgumentException notBase64) {
            throw Differs.file(FILE, "is no signature: " + notBase64.getMessage());
        }
        throw Differs.file(FILE, "is no signature: its base64 is not in normal form");
    }

    private static PublicKey key(byte[] encoded) throws Differs {
        try {
            PublicKey key = KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded));
            if (Arrays.equals(key.getEncoded(), encoded)) {
                return key;
            }
        } catch (GeneralSecurityException | RuntimeException unreadable) {
            throw Differs.file(FILE, "holds no Ed25519 key: " + unreadable.getMessage());
        }
        throw Differs.file(FILE, "holds no Ed25519 key in normal form");
    }

    private static boolean fits(PublicKey key, byte[] content, byte[] signature) {
        try {
            Signature verifier = Signature.getInstance(ALGORITHM);
            verifier.initVerify(key);
            verifier.update(content);
            return verifier.verify(signature);
        } catch (GeneralSecurityException | RuntimeException unfit) {
            return false;
        }
    }
}
