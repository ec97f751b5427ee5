package org.wattladder.chauffeur.archive.bundle;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/**
 * The bytes of a bundle, unpacked, no more of them than were allowed; for one thread. A few bytes can be made to unpack
 * into more than any disk holds.
 */
final class BoundedBundle extends FilterInputStream {
    /** Text that repeats itself, as samples do, becomes a thirtieth. */
    private static final long MOST_RATIO = 200;

    private static final long RATIO_FROM_BYTES = 1 << 20;
    private static final int BUFFER_BYTES = 1 << 16;

    private final CountingStream packed;
    private long allowed;
    private long unpacked;

    private BoundedBundle(CountingStream packed) throws IOException {
        super(new GZIPInputStream(packed, BUFFER_BYTES));
        this.packed = packed;
    }

    static BoundedBundle of(InputStream packed) throws IOException {
        return new BoundedBundle(new CountingStream(new BufferedInputStream(packed)));
    }

    /** Allows this many bytes from here on. */
    void allow(long bytes) {
        allowed = bytes;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (allowed <= 0) {
            if (in.read() < 0) {
                return -1;
            }
            throw new HostileBundle("an entry has more bytes than it says, or a header that is too long");
        }
        int read = in.read(target, offset, (int) Math.min(length, allowed));
        if (read > 0) {
            allowed -= read;
            unpacked += read;
            if (unpacked > RATIO_FROM_BYTES && unpacked / MOST_RATIO > packed.bytes) {
                throw new HostileBundle("it unpacks into more than " + MOST_RATIO + " times its size");
            }
        }
        return read;
    }

    @Override
    public long skip(long bytes) throws IOException {
        byte[] away = new byte[(int) Math.min(BUFFER_BYTES, Math.max(0, bytes))];
        return Math.max(0, read(away, 0, away.length));
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    private static final class CountingStream extends FilterInputStream {
        private long bytes;

        CountingStream(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int read = super.read();
            bytes += read < 0 ? 0 : 1;
            return read;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            int read = super.read(target, offset, length);
            bytes += Math.max(0, read);
            return read;
        }
    }
}
