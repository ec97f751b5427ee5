package org.wattladder.meter.source.redfish;

import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509ExtendedTrustManager;

/**
 * Trusts one certificate by its fingerprint, whatever name and issuer it has; without a fingerprint what the Java
 * runtime trusts, host name included. The refusal names the fingerprint, so that it can be compared and pinned.
 */
final class PinnedTrust extends X509ExtendedTrustManager {
    private static final HexFormat HEX = HexFormat.ofDelimiter(":").withUpperCase();

    private final Optional<String> fingerprint;
    private final X509ExtendedTrustManager usual;

    private PinnedTrust(Optional<String> fingerprint, X509ExtendedTrustManager usual) {
        this.fingerprint = fingerprint;
        this.usual = usual;
    }

    /** A context for connections to one controller. */
    static SSLContext context(Optional<String> fingerprint) throws GeneralSecurityException {
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init((KeyStore) null);
        X509ExtendedTrustManager usual = Arrays.stream(factory.getTrustManagers())
                .filter(X509ExtendedTrustManager.class::isInstance)
                .map(X509ExtendedTrustManager.class::cast)
                .findFirst()
                .orElseThrow(() -> new GeneralSecurityException("the Java runtime has no trust manager"));
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, new TrustManager[] {new PinnedTrust(fingerprint, usual)}, null);
        return context;
    }

    /** SHA-256 of a certificate, as in {@code AB:CD:...}. */
    static String fingerprintOf(X509Certificate certificate) throws CertificateException {
        try {
            return HEX.formatHex(MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded()));
        } catch (GeneralSecurityException broken) {
            throw new CertificateException("its certificate has no fingerprint", broken);
        }
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
            throws CertificateException {
        String actual = fingerprintOf(chain[0]);
        if (fingerprint.isPresent()) {
            if (!fingerprint.get().equals(actual)) {
                throw new CertificateException("its certificate is not the pinned one; it has the SHA-256 fingerprint "
                        + actual + "; if the controller got a new certificate, pin that");
            }
            return;
        }
        try {
            usual.checkServerTrusted(chain, authType, engine);
        } catch (CertificateException untrusted) {
            throw new CertificateException(
                    "its certificate is not trusted here; compare its SHA-256 fingerprint with the controller's own"
                            + " page and pin it: --option fingerprint=" + actual,
                    untrusted);
        }
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String authType, Socket socket)
            throws CertificateException {
        throw new CertificateException("only engines are used");
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String authType) throws CertificateException {
        throw new CertificateException("only engines are used");
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
            throws CertificateException {
        throw new CertificateException("this is a client");
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String authType, Socket socket)
            throws CertificateException {
        throw new CertificateException("this is a client");
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String authType) throws CertificateException {
        throw new CertificateException("this is a client");
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return usual.getAcceptedIssuers();
    }
}
