package org.wattladder.keys;

import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Optional;

/**
 * The key by which a process shows who it is.
 *
 * @param key never leaves the machine
 * @param chain its certificate first, then those of its authorities, if any
 */
public record Identity(PrivateKey key, List<X509Certificate> chain) {
    public Identity {
        chain = List.copyOf(chain);
    }

    /**
     * Reads both from PEM texts.
     *
     * @param keyFile name of the key's file, for messages
     * @param certificateFile name of the certificate's file, for messages
     * @throws IllegalArgumentException with a sentence, if one is broken or they do not belong together
     */
    public static Identity parse(String keyFile, String key, String certificateFile, String certificate) {
        List<X509Certificate> chain = Pem.certificates(certificateFile, certificate);
        String algorithm = chain.get(0).getPublicKey().getAlgorithm();
        Identity identity = new Identity(Pem.privateKey(keyFile, key, algorithm), chain);
        if (!identity.fits(algorithm)) {
            throw new IllegalArgumentException("the key in " + keyFile + " is not that of the certificate in "
                    + certificateFile + "; the two must be made together");
        }
        return identity;
    }

    private boolean fits(String algorithm) {
        try {
            String signing = algorithm.startsWith("Ed") ? algorithm : "SHA256with" + algorithm;
            Signature signature = Signature.getInstance(signing.equals("SHA256withEC") ? "SHA256withECDSA" : signing);
            byte[] content = {1, 2, 3};
            signature.initSign(key);
            signature.update(content);
            byte[] signed = signature.sign();
            signature.initVerify(chain.get(0).getPublicKey());
            signature.update(content);
            return signature.verify(signed);
        } catch (GeneralSecurityException doNotFit) {
            return false;
        }
    }

    /** Which certificate is not valid now, in a sentence; empty when all are. */
    public Optional<String> outsideItsTime() {
        for (X509Certificate each : chain) {
            String whose =
                    "the certificate of " + each.getSubjectX500Principal().getName();
            try {
                each.checkValidity();
            } catch (CertificateExpiredException over) {
                return Optional.of(whose + " ended at " + each.getNotAfter().toInstant());
            } catch (CertificateNotYetValidException early) {
                return Optional.of(whose + " begins at " + each.getNotBefore().toInstant());
            }
        }
        return Optional.empty();
    }

    /** The fingerprint that others compare. */
    public Fingerprint fingerprint() {
        return Fingerprint.of(chain.get(0));
    }

    /** Without the key, so that no log can hold it. */
    @Override
    public String toString() {
        return "Identity " + fingerprint();
    }
}
