package org.wattladder.worklets.network;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.GatheringByteChannel;
import java.nio.channels.ReadableByteChannel;
import java.util.SplittableRandom;
import org.wattladder.worklets.tcp.Tcp;

/**
 * Bytes that both ends of a connection know, as a stream without end that begins somewhere else for each message. Belongs to one
 * connection and its thread.
 */
final class Payload {
    /** After so many bytes the stream begins again; it fits into the caches of a processor. */
    static final int BLOCK_BYTES = 256 << 10;

    private static final int ALIGNED = -64;
    private static final byte[] BLOCK = new byte[BLOCK_BYTES];

    static {
        new SplittableRandom(0x57617474).nextBytes(BLOCK);
    }

    private final ByteBuffer block =
            ByteBuffer.allocateDirect(2 * BLOCK_BYTES).put(BLOCK).put(BLOCK).clear();
    private final ByteBuffer arrived = ByteBuffer.allocateDirect(BLOCK_BYTES);
    private final ByteBuffer[] parts = {ByteBuffer.allocate(0), block};

    /** Sends a header and so many bytes of the stream of this number. */
    void send(GatheringByteChannel channel, ByteBuffer header, long number, long bytes) throws IOException {
        int begin = begin(number);
        parts[0] = header;
        for (long sent = 0; sent < bytes || header.hasRemaining(); ) {
            int from = (begin + (int) (sent % BLOCK_BYTES)) % BLOCK_BYTES;
            block.limit(from + (int) Math.min(BLOCK_BYTES, bytes - sent)).position(from);
            while (block.hasRemaining() || header.hasRemaining()) {
                channel.write(parts);
            }
            sent += block.position() - from;
        }
    }

    /** Waits for so many bytes of the stream of this number; true when they are right. */
    boolean receive(ReadableByteChannel channel, long number, long bytes) throws IOException {
        int begin = begin(number);
        boolean right = true;
        for (long received = 0; received < bytes; received += arrived.limit()) {
            arrived.clear().limit((int) Math.min(BLOCK_BYTES, bytes - received));
            Tcp.read(channel, arrived);
            int from = (begin + (int) (received % BLOCK_BYTES)) % BLOCK_BYTES;
            block.limit(from + arrived.flip().limit()).position(from);
            right &= arrived.equals(block);
        }
        return right;
    }

    private static int begin(long number) {
        return (int) number & (BLOCK_BYTES - 1) & ALIGNED;
    }
}
