package org.wattladder.worklets.supermarket;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.tcp.Tcp;

/** A backend in another JVM, used by one user at a time: frames over TCP, each a length of four bytes and so many bytes. */
final class Connection implements Backend {
    private final SocketChannel channel;
    private final ByteBuffer frame = ByteBuffer.allocateDirect(Integer.BYTES + Kind.FRAME_BYTES);

    /** Either end of a connection. */
    Connection(SocketChannel channel) {
        this.channel = channel;
    }

    /** Connects to a backend and tells it how large its company is; it answers once there is one. */
    static Connection open(Endpoint backend, Sizes sizes) {
        try {
            Connection connection = new Connection(
                    Tcp.withoutDelay(SocketChannel.open(new InetSocketAddress(backend.host(), backend.port()))));
            ByteBuffer hello = ByteBuffer.allocate(Kind.FRAME_BYTES);
            sizes.write(hello);
            connection.call(hello.flip(), ByteBuffer.allocate(Kind.FRAME_BYTES));
            return connection;
        } catch (IOException refused) {
            throw new DeviceFault("the backend at " + backend + " does not answer: " + refused.getMessage(), refused);
        }
    }

    @Override
    public void call(ByteBuffer request, ByteBuffer reply) {
        try {
            write(request);
            read(reply);
        } catch (IOException gone) {
            throw new DeviceFault("the backend is gone: " + gone.getMessage(), gone);
        }
    }

    /** Sends a frame. */
    void write(ByteBuffer content) throws IOException {
        frame.clear().putInt(content.remaining()).put(content).flip();
        while (frame.hasRemaining()) {
            channel.write(frame);
        }
    }

    /** Waits for a frame. */
    void read(ByteBuffer content) throws IOException {
        fill(Integer.BYTES);
        int length = frame.getInt();
        if (length < 0 || length > Kind.FRAME_BYTES) {
            throw new IOException("a frame of " + length + " bytes");
        }
        fill(length);
        content.clear().put(frame).flip();
    }

    private void fill(int bytes) throws IOException {
        Tcp.fill(channel, frame.clear().limit(bytes));
        frame.flip();
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException closed) {
            // it is closed already
        }
    }
}
