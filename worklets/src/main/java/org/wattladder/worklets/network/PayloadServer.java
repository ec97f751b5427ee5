package org.wattladder.worklets.network;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** The other end: a thread for each connection checks what arrives, and sends what was asked for. */
final class PayloadServer {
    /** Number of the message, bytes that follow, and bytes to be sent back. */
    static final int REQUEST_BYTES = 3 * Long.BYTES;
    /** Number of the message, or its complement when what arrived was wrong. */
    static final int REPLY_BYTES = Long.BYTES;

    private PayloadServer() {}

    /** Serves until the channel is closed. */
    static void serve(ServerSocketChannel listening) throws IOException {
        while (listening.isOpen()) {
            SocketChannel caller = listening.accept();
            caller.setOption(StandardSocketOptions.TCP_NODELAY, true);
            Thread thread = new Thread(() -> serve(caller), "caller");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private static void serve(SocketChannel caller) {
        Payload payload = new Payload();
        ByteBuffer request = ByteBuffer.allocateDirect(REQUEST_BYTES);
        ByteBuffer reply = ByteBuffer.allocateDirect(REPLY_BYTES);
        try (caller) {
            while (true) {
                Payload.fill(caller, request);
                long number = request.getLong();
                boolean right = payload.receive(caller, number, request.getLong());
                reply.clear().putLong(right ? number : ~number).flip();
                payload.send(caller, reply, number + Payload.BLOCK_BYTES / 2, request.getLong());
            }
        } catch (IOException gone) {
            // the client has left
        }
    }
}
