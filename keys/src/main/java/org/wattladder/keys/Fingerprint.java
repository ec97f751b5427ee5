package org.wattladder.keys;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.cert.CertificateEncodingException;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;

/** SHA-256 of a certificate, by which two people compare keys; comparing takes the same time for any difference. */
public final class Fingerprint {
    private static final String PREFIX = "sha256:";
    private static final int LONGEST_SHOWN = 120;
    private static final String DIGITS = "[0-9a-f]{64}";

    private final byte[] digest;

    private Fingerprint(byte[] digest) {
        this.digest = digest;
    }

    /** The fingerprint of a certificate. */
    public static Fingerprint of(X509Certificate certificate) {
        try {
            return new Fingerprint(MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded()));
        } catch (NoSuchAlgorithmException | CertificateEncodingException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    /**
     * Reads what {@link #text()} wrote, or 64 hexadecimal digits with or without colons, as OpenSSL prints them.
     *
     * @throws IllegalArgumentException with a sentence, if it is neither
     */
    public static Fingerprint parse(String text) {
        String lower = text.strip().toLowerCase(Locale.ROOT);
        String digits = (lower.startsWith(PREFIX) ? lower.substring(PREFIX.length()) : lower).replace(":", "");
        if (!digits.matches(DIGITS)) {
            String shown = text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "..." : text;
            throw new IllegalArgumentException(shown + " is no fingerprint; it is " + PREFIX
                    + " and 64 hexadecimal digits, as 'wattladder keys" + " show' prints it on the other machine");
        }
        return new Fingerprint(HexFormat.of().parseHex(digits));
    }

    /** {@code sha256:} and 64 digits. */
    public String text() {
        return PREFIX + HexFormat.of().formatHex(digest);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Fingerprint fingerprint && MessageDigest.isEqual(digest, fingerprint.digest);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digest);
    }

    @Override
    public String toString() {
        return text();
    }
}
