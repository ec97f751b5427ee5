package org.wattladder.worklets.network;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/**
 * TLS as load: the handshake and the ciphers that a service would use. The key lies in the jar, where anybody can read it, so it keeps
 * nothing secret; the bytes that go over these connections are random.
 */
final class Encryption {
    /** The first byte of a TLS connection. */
    static final byte HANDSHAKE = 0x16;

    private static final String[] PROTOCOLS = {"TLSv1.3"};
    private static final String KEY = "shared-key.p12";
    private static final char[] PASSWORD = "wattladder".toCharArray();

    private Encryption() {}

    static SSLSocket calling(Socket socket) throws IOException {
        SSLSocket encrypted = (SSLSocket)
                factory().createSocket(socket, socket.getInetAddress().getHostAddress(), socket.getPort(), true);
        return ready(encrypted);
    }

    static SSLSocket called(Socket socket, byte first) throws IOException {
        return ready((SSLSocket) factory().createSocket(socket, new ByteArrayInputStream(new byte[] {first}), true));
    }

    private static SSLSocket ready(SSLSocket socket) throws IOException {
        socket.setEnabledProtocols(PROTOCOLS);
        socket.startHandshake();
        return socket;
    }

    private static SSLSocketFactory factory() throws IOException {
        try (InputStream file = Encryption.class.getResourceAsStream(KEY)) {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(file, PASSWORD);
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(store, PASSWORD);
            TrustManagerFactory trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trusted.init(store);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(keys.getKeyManagers(), trusted.getTrustManagers(), null);
            return context.getSocketFactory();
        } catch (GeneralSecurityException missing) {
            throw new IOException("this JVM cannot encrypt: " + missing.getMessage(), missing);
        }
    }
}
