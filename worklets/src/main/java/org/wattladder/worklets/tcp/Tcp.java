package org.wattladder.worklets.tcp;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import org.wattladder.worklets.api.DeviceFault;

/** Connections that carry small messages without delay, and wait for whole ones. */
public final class Tcp {
    private Tcp() {}

    /** The server's side of one connection. */
    @FunctionalInterface
    public interface Conversation {
        /**
         * Answers one client; on a thread of its own.
         *
         * @param client closed afterwards
         * @throws IOException when the client has left
         */
        void with(SocketChannel client) throws IOException;
    }

    /**
     * Serves all who call, until the channel is closed.
     *
     * @param conversation used by a daemon thread for each connection
     * @throws IOException when the channel is closed or fails
     */
    public static void serve(ServerSocketChannel listening, Conversation conversation) throws IOException {
        while (listening.isOpen()) {
            SocketChannel client = withoutDelay(listening.accept());
            Thread thread = new Thread(() -> hold(conversation, client), "caller");
            thread.setDaemon(true);
            thread.start();
        }
    }

    /**
     * Serves all who call in the same JVM over loopback, on a daemon thread.
     *
     * @return to be closed by the caller, which ends the serving
     * @throws DeviceFault if nothing can listen
     */
    public static ServerSocketChannel serveHere(Conversation conversation) {
        try {
            ServerSocketChannel listening =
                    ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            Thread thread = new Thread(() -> serveQuietly(listening, conversation), "server");
            thread.setDaemon(true);
            thread.start();
            return listening;
        } catch (IOException refused) {
            throw new DeviceFault("no server can listen on loopback: " + refused.getMessage(), refused);
        }
    }

    private static void serveQuietly(ServerSocketChannel listening, Conversation conversation) {
        try {
            serve(listening, conversation);
        } catch (IOException closed) {
            // the client stops
        }
    }

    private static void hold(Conversation conversation, SocketChannel client) {
        try (client) {
            conversation.with(client);
        } catch (IOException gone) {
            // the client has left
        }
    }

    /**
     * Lets a connection send small messages without waiting for more.
     *
     * @return the same connection
     * @throws IOException if it is closed
     */
    public static SocketChannel withoutDelay(SocketChannel connection) throws IOException {
        return connection.setOption(StandardSocketOptions.TCP_NODELAY, true);
    }

    /**
     * Waits until a buffer is full from its position to its limit.
     *
     * @throws IOException if the other end closes the connection before
     */
    public static void fill(ReadableByteChannel connection, ByteBuffer into) throws IOException {
        while (into.hasRemaining()) {
            read(connection, into);
        }
    }

    /**
     * Waits for some bytes.
     *
     * @throws IOException if the other end closes the connection before
     */
    public static void read(ReadableByteChannel connection, ByteBuffer into) throws IOException {
        if (connection.read(into) < 0) {
            throw new EOFException("the connection was closed");
        }
    }
}
