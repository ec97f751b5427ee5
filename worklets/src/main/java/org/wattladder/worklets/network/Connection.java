package org.wattladder.worklets.network;

import java.io.IOException;
import java.nio.channels.GatheringByteChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SocketChannel;

/** Both directions of a connection, encrypted or not. */
record Connection(ReadableByteChannel from, GatheringByteChannel to) {

    static Connection plain(SocketChannel channel) {
        return new Connection(channel, channel);
    }

    /** Encrypted by TLS 1.3; this end has called. */
    static Connection encrypted(SocketChannel channel) throws IOException {
        TlsChannel tls = new TlsChannel(Encryption.calling(channel.socket()));
        return new Connection(tls, tls);
    }

    /** Encrypted likewise; this end was called, and has read the first byte. */
    static Connection encrypted(SocketChannel channel, byte first) throws IOException {
        TlsChannel tls = new TlsChannel(Encryption.called(channel.socket(), first));
        return new Connection(tls, tls);
    }
}
