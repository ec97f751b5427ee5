package org.wattladder.keys;

import java.net.Socket;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedTrustManager;

/**
 * Lets in whose certificate is on the list, whatever its names and dates say: the handshake proves that the peer holds the
 * key, and somebody compared the fingerprint.
 */
final class FingerprintCheck extends X509ExtendedTrustManager {
    private final TrustList trusted;

    FingerprintCheck(TrustList trusted) {
        this.trusted = trusted;
    }

    private static void check(X509Certificate[] chain, TrustList among) throws CertificateException {
        if (chain == null || chain.length == 0) {
            throw new CertificateException("no certificate came");
        }
        Fingerprint shown = Fingerprint.of(chain[0]);
        if (among.find(shown).isEmpty()) {
            throw new UntrustedKey(shown);
        }
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind, SSLEngine engine) throws CertificateException {
        check(chain, engine.getPeerHost() == null ? trusted : trusted.at(engine.getPeerHost()));
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind, SSLEngine engine) throws CertificateException {
        check(chain, trusted);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind, Socket socket) throws CertificateException {
        check(chain, trusted);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind, Socket socket) throws CertificateException {
        check(chain, trusted);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind) throws CertificateException {
        check(chain, trusted);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind) throws CertificateException {
        check(chain, trusted);
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return new X509Certificate[0];
    }
}
