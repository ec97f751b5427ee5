package org.wattladder.chauffeur.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.keys.file.KeyFolder;
import org.wattladder.settings.file.BoundedFile;

/** Reads Ed25519 keys from PEM files as OpenSSL writes them; {@code docs/verify.md} says how to make a pair. */
public final class KeyFiles {
    private static final String ALGORITHM = "Ed25519";
    private static final int LARGEST_BYTES = 1 << 20;

    private KeyFiles() {}

    /**
     * The key that signs, PKCS#8, not encrypted.
     *
     * @throws IOException with a sentence, if the file holds none, or others may read or change it
     */
    public static PrivateKey privateKey(Path file) throws IOException {
        byte[] der = der(file, "PRIVATE KEY");
        try {
            PrivateKey key = KeyFactory.getInstance(ALGORITHM).generatePrivate(new PKCS8EncodedKeySpec(der));
            KeyFolder.refuseUnlessSecret(file);
            return key;
        } catch (GeneralSecurityException other) {
            throw noKey(file, "private", other);
        }
    }

    /**
     * The key that checks.
     *
     * @throws IOException with a sentence, if the file holds none
     */
    public static PublicKey publicKey(Path file) throws IOException {
        byte[] der = der(file, "PUBLIC KEY");
        try {
            return KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(der));
        } catch (GeneralSecurityException other) {
            throw noKey(file, "public", other);
        }
    }

    private static IOException noKey(Path file, String which, Exception cause) {
        return new IOException(
                file + " holds no " + which + " key of kind Ed25519; docs/verify.md says how to make one", cause);
    }

    private static byte[] der(Path file, String label) throws IOException {
        try {
            Matcher pem = Pattern.compile(
                            "-----BEGIN " + label + "-----([A-Za-z0-9+/=\\s]+)-----END " + label + "-----")
                    .matcher(new String(BoundedFile.bytes(file, LARGEST_BYTES), StandardCharsets.ISO_8859_1));
            if (pem.find()) {
                return Base64.getMimeDecoder().decode(pem.group(1));
            }
        } catch (NoSuchFileException missing) {
            throw new IOException(file + " does not exist; docs/verify.md says how to make a key", missing);
        } catch (IllegalArgumentException notBase64) {
            throw new IOException(file + " is no PEM file (" + notBase64.getMessage() + ")", notBase64);
        }
        throw new IOException(file + " is no PEM file with a " + label + "; docs/verify.md says how to make one");
    }
}
