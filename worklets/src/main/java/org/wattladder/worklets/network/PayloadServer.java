package org.wattladder.worklets.network;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import org.wattladder.worklets.tcp.Tcp;

/** The other end: checks what arrives, and sends what was asked for. */
final class PayloadServer {
    /** Number of the message, which is not negative and begins with a zero, bytes that follow, and bytes to be sent back. */
    static final int REQUEST_BYTES = 3 * Long.BYTES;
    /** Number of the message, or its complement when what arrived was wrong. */
    static final int REPLY_BYTES = Long.BYTES;

    private PayloadServer() {}

    /** Answers one client until it leaves; its first byte tells whether it encrypts. */
    static void answer(SocketChannel client) throws IOException {
        Payload payload = new Payload();
        ByteBuffer request = ByteBuffer.allocateDirect(REQUEST_BYTES);
        ByteBuffer reply = ByteBuffer.allocateDirect(REPLY_BYTES);
        Tcp.fill(client, request.limit(1));
        boolean encrypted = request.get(0) == Encryption.HANDSHAKE;
        Connection connection = encrypted ? Connection.encrypted(client, request.get(0)) : Connection.plain(client);
        request.limit(REQUEST_BYTES).position(encrypted ? 0 : 1);
        while (true) {
            Tcp.fill(connection.from(), request);
            long number = request.flip().getLong();
            boolean right = payload.receive(connection.from(), number, request.getLong());
            reply.clear().putLong(right ? number : ~number).flip();
            payload.send(connection.to(), reply, number + Payload.BLOCK_BYTES / 2, request.getLong());
            request.clear();
        }
    }
}
