package org.wattladder.worklets.storage.uring;

import java.nio.ByteBuffer;
import org.wattladder.worklets.api.DeviceFault;

/**
 * Unbuffered reads and writes of whole blocks, up to one for each slot in flight concurrently; used by the one thread that
 * opened it.
 *
 * <p>A slot owns one block of memory and takes one I/O at a time: {@link #read} or {@link #write} queues it, the next
 * {@link #await} hands over everything queued, and the slot is free again once {@code await} has counted it as complete.
 * Failures are {@link DeviceFault}s whose sentence names file, place and cause. Nothing is allocated
 * per I/O.
 */
public interface IoQueue extends AutoCloseable {

    /** Most I/Os in flight, the number of slots. */
    int slots();

    /**
     * The block of memory of a slot, little-endian, position 0 to its length; its content is free to use while no I/O is in
     * flight.
     */
    ByteBuffer block(int slot);

    /**
     * Queues the reading of one block into the memory of a slot.
     *
     * @param slot from 0, with no I/O in flight
     * @param file index in the list of files
     * @param offset first byte in the file, a multiple of the block length
     */
    void read(int slot, int file, long offset);

    /** Queues the writing of one block from the memory of a slot, otherwise like {@link #read}. */
    void write(int slot, int file, long offset);

    /**
     * Hands over what is queued and waits until at least one I/O is complete.
     *
     * @return how many are complete now, 0 only when none was in flight
     */
    int await();

    /**
     * Slot of a completed I/O.
     *
     * @param completion from 0, below what {@link #await} returned last
     * @throws DeviceFault if it failed or moved less than a block
     */
    int completed(int completion);

    /** How the I/O is done, for the result, for example {@code io_uring}. */
    String engine();

    /** Gives everything back; no I/O may be in flight. */
    @Override
    void close();
}
