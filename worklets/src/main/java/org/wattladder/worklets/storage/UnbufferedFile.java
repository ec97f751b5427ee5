package org.wattladder.worklets.storage;

import java.nio.ByteBuffer;

/**
 * An open file that is read and written around page cache and heap; used by one thread at a time.
 *
 * <p>Buffers are outside the heap and, like offsets and lengths, aligned to {@link Unit#BYTES}. Each call moves all bytes
 * from position to limit of the buffer, allocates nothing, and ends with a {@link
 * org.wattladder.worklets.api.DeviceFault} that names path and cause when it cannot.
 */
interface UnbufferedFile extends AutoCloseable {

    /** Fills the buffer from the bytes at this offset. */
    void read(ByteBuffer buffer, long offset);

    /** Writes the buffer to the bytes at this offset. */
    void write(ByteBuffer buffer, long offset);

    /** Length of the file in bytes, as it is now. */
    long length();

    /** Waits until the device says that it keeps what was written. */
    void force();

    @Override
    void close();
}
