package org.wattladder.director;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.Optional;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import org.wattladder.keys.Identity;

/** Sockets of people who want to command a Director, by the JDK alone; they believe any Director. */
enum Callers {
    PLAIN,
    TLS_WITHOUT_CERTIFICATE,
    TLS_WITH_UNKNOWN_CERTIFICATE,
    OLD_TLS_WITH_TRUSTED_CERTIFICATE;

    private static final int PATIENCE_MILLIS = 10_000;

    /** A connection of this kind; the handshake may fail later. */
    Socket connect(InetSocketAddress director, Identity trusted, Identity unknown) throws IOException {
        return switch (this) {
            case PLAIN -> patient(new Socket(director.getAddress(), director.getPort()));
            case TLS_WITHOUT_CERTIFICATE -> secured(director, Optional.empty(), "TLSv1.3");
            case TLS_WITH_UNKNOWN_CERTIFICATE -> secured(director, Optional.of(unknown), "TLSv1.3");
            case OLD_TLS_WITH_TRUSTED_CERTIFICATE -> secured(director, Optional.of(trusted), "TLSv1.2");
        };
    }

    /** A connection without TLS, from this address of this machine. */
    static Socket plainFrom(String own, InetSocketAddress director) throws IOException {
        return patient(new Socket(director.getAddress(), director.getPort(), InetAddress.getByName(own), 0));
    }

    /** A TLS connection that shows this key. */
    static Socket secured(InetSocketAddress director, Optional<Identity> identity, String version) throws IOException {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(keys(identity), new TrustManager[] {new Gullible()}, null);
            SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket();
            socket.setEnabledProtocols(new String[] {version});
            socket.connect(director);
            return patient(socket);
        } catch (GeneralSecurityException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    private static Socket patient(Socket socket) throws IOException {
        socket.setSoTimeout(PATIENCE_MILLIS);
        return socket;
    }

    private static KeyManager[] keys(Optional<Identity> identity) throws GeneralSecurityException, IOException {
        char[] password = {'-'};
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        if (identity.isPresent()) {
            store.setKeyEntry(
                    "own",
                    identity.get().key(),
                    password,
                    identity.get().chain().toArray(X509Certificate[]::new));
        }
        KeyManagerFactory factory = KeyManagerFactory.getInstance("PKIX");
        factory.init(store, password);
        return factory.getKeyManagers();
    }

    private static final class Gullible implements X509TrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String kind) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String kind) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
