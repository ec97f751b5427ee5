package org.wattladder.keys;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.Optional;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLPeerUnverifiedException;
import javax.net.ssl.SSLSession;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509KeyManager;

/** TLS 1.3 with keys on both sides and nothing else; the JDK's own implementation. Safe for use by any thread. */
public final class Tls {
    /** The one version spoken. */
    public static final String VERSION = "TLSv1.3";

    private final Identity identity;
    private final Trust trust;
    private final SSLContext context;

    private Tls(Identity identity, Trust trust, SSLContext context) {
        this.identity = identity;
        this.trust = trust;
        this.context = context;
    }

    /** A process that shows this key, and lets in whom it trusts. */
    public static Tls of(Identity identity, Trust trust) {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(new KeyManager[] {keyManager(identity)}, new TrustManager[] {trust.check()}, null);
            return new Tls(identity, trust, context);
        } catch (GeneralSecurityException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    /** The same key for a server whose clients show none, as browsers do. */
    public static X509KeyManager keyManager(Identity identity) {
        try {
            char[] inMemoryOnly = {'-'};
            KeyStore own = KeyStore.getInstance("PKCS12");
            own.load(null, null);
            own.setKeyEntry(
                    "own", identity.key(), inMemoryOnly, identity.chain().toArray(X509Certificate[]::new));
            KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
            keys.init(own, inMemoryOnly);
            return (X509KeyManager) keys.getKeyManagers()[0];
        } catch (GeneralSecurityException | IOException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    /** The end that was called: it demands a certificate. */
    public SSLEngine server() {
        SSLEngine engine = context.createSSLEngine();
        engine.setUseClientMode(false);
        engine.setNeedClientAuth(true);
        engine.setEnabledProtocols(new String[] {VERSION});
        return engine;
    }

    /** The end that calls this host. */
    public SSLEngine client(String host, int port) {
        SSLEngine engine = context.createSSLEngine(host, port);
        engine.setUseClientMode(true);
        engine.setEnabledProtocols(new String[] {VERSION});
        if (trust.bindsNames()) {
            SSLParameters parameters = engine.getSSLParameters();
            parameters.setEndpointIdentificationAlgorithm("HTTPS");
            engine.setSSLParameters(parameters);
        }
        return engine;
    }

    /** Name of the peer of a finished handshake; empty when it is not trusted. */
    public Optional<String> peer(SSLSession session) {
        try {
            return VERSION.equals(session.getProtocol())
                    ? trust.nameOf(session.getPeerCertificates())
                    : Optional.empty();
        } catch (SSLPeerUnverifiedException nobody) {
            return Optional.empty();
        }
    }

    /** What the other side must trust. */
    public Fingerprint fingerprint() {
        return identity.fingerprint();
    }
}
