package org.wattladder.keys;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PEM texts of certificates and of private keys that are not encrypted (PKCS#8). */
public final class Pem {
    private static final String KEY = "PRIVATE KEY";
    private static final String CERTIFICATE = "CERTIFICATE";

    private Pem() {}

    /** The text of a private key. */
    public static String write(PrivateKey key) {
        return block(KEY, key.getEncoded());
    }

    /** The text of a certificate. */
    public static String write(X509Certificate certificate) throws CertificateException {
        return block(CERTIFICATE, certificate.getEncoded());
    }

    private static String block(String label, byte[] content) {
        byte[] newline = {'\n'};
        return "-----BEGIN " + label + "-----\n"
                + Base64.getMimeEncoder(64, newline).encodeToString(content) + "\n-----END " + label + "-----\n";
    }

    /**
     * All certificates of a text, at least one.
     *
     * @param file its name, for messages
     * @throws IllegalArgumentException with a sentence, if there is none or a broken one
     */
    public static List<X509Certificate> certificates(String file, String text) {
        List<X509Certificate> certificates = new ArrayList<>();
        try {
            CertificateFactory factory = CertificateFactory.getInstance("X.509");
            for (byte[] content : blocks(CERTIFICATE, file, text)) {
                certificates.add((X509Certificate) factory.generateCertificate(new ByteArrayInputStream(content)));
            }
        } catch (CertificateException broken) {
            throw new IllegalArgumentException(file + " holds a broken certificate: " + broken.getMessage(), broken);
        }
        return certificates;
    }

    /**
     * The private key of a text.
     *
     * @param algorithm of the certificate's key
     * @throws IllegalArgumentException with a sentence, if there is none of that algorithm
     */
    static PrivateKey privateKey(String file, String text, String algorithm) {
        byte[] content = blocks(KEY, file, text).get(0);
        try {
            return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(content));
        } catch (GeneralSecurityException other) {
            throw new IllegalArgumentException(
                    file + " holds no private key of kind " + algorithm + ", which its certificate needs", other);
        }
    }

    private static List<byte[]> blocks(String label, String file, String text) {
        List<byte[]> blocks = new ArrayList<>();
        Matcher pem = Pattern.compile("-----BEGIN " + label + "-----([A-Za-z0-9+/=\\s]+)-----END " + label + "-----")
                .matcher(text);
        while (pem.find()) {
            try {
                byte[] base64 = pem.group(1).getBytes(StandardCharsets.US_ASCII);
                blocks.add(Base64.getMimeDecoder().decode(base64));
            } catch (IllegalArgumentException notBase64) {
                throw new IllegalArgumentException(file + " is no PEM file: " + notBase64.getMessage(), notBase64);
            }
        }
        if (blocks.isEmpty()) {
            throw new IllegalArgumentException(file + " is no PEM file with a " + label
                    + (text.contains("ENCRYPTED") ? "; encrypted keys cannot be used" : ""));
        }
        return blocks;
    }
}
