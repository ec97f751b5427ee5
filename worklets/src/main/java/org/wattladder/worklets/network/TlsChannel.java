package org.wattladder.worklets.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.GatheringByteChannel;
import java.nio.channels.ReadableByteChannel;
import javax.net.ssl.SSLSocket;

/** An encrypted connection for callers that have buffers; one thread uses it. */
final class TlsChannel implements ReadableByteChannel, GatheringByteChannel {
    /** Four records of TLS. */
    private static final int CHUNK_BYTES = 64 << 10;

    private final SSLSocket socket;
    private final InputStream from;
    private final OutputStream to;
    private final byte[] chunk = new byte[CHUNK_BYTES];

    TlsChannel(SSLSocket socket) throws IOException {
        this.socket = socket;
        from = socket.getInputStream();
        to = socket.getOutputStream();
    }

    @Override
    public int read(ByteBuffer into) throws IOException {
        int read = from.read(chunk, 0, Math.min(CHUNK_BYTES, into.remaining()));
        if (read > 0) {
            into.put(chunk, 0, read);
        }
        return read;
    }

    /** Writes all parts, those that fit into one chunk together. */
    @Override
    public long write(ByteBuffer[] parts, int offset, int length) throws IOException {
        long written = 0;
        int filled = 0;
        for (int part = offset; part < offset + length; part++) {
            while (parts[part].hasRemaining()) {
                int bytes = Math.min(CHUNK_BYTES - filled, parts[part].remaining());
                parts[part].get(chunk, filled, bytes);
                filled += bytes;
                if (filled == CHUNK_BYTES) {
                    to.write(chunk, 0, filled);
                    written += filled;
                    filled = 0;
                }
            }
        }
        to.write(chunk, 0, filled);
        return written + filled;
    }

    @Override
    public long write(ByteBuffer[] parts) throws IOException {
        return write(parts, 0, parts.length);
    }

    @Override
    public int write(ByteBuffer part) throws IOException {
        return (int) write(new ByteBuffer[] {part});
    }

    @Override
    public boolean isOpen() {
        return !socket.isClosed();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
