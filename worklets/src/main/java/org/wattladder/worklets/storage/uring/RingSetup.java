package org.wattladder.worklets.storage.uring;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.wattladder.worklets.storage.LinuxCalls;

/**
 * An io_uring of the kernel, mapped into this process: asks for the cheapest kind there is, since Linux 6.1 one whose
 * completions are worked off only when its one thread waits for them. Layout: {@code struct io_uring_params}.
 */
final class RingSetup implements AutoCloseable {
    // The same on every processor that Linux runs on.
    private static final long SETUP = 425;
    private static final long ENTER = 426;
    private static final long REGISTER = 427;
    private static final int READ_WRITE_SHARED = 3;
    private static final int MAP_SHARED_POPULATED = 0x8001;

    private static final int PARAMETERS_BYTES = 120;
    private static final int SUBMISSION_ENTRIES_AT = 0;
    private static final int COMPLETION_ENTRIES_AT = 4;
    private static final int FLAGS_AT = 8;
    private static final int SUBMISSION_OFFSETS_AT = 40;
    private static final int COMPLETION_OFFSETS_AT = 80;
    private static final int ARRAY_OFFSET = 24;
    private static final int ENTRIES_OFFSET = 20;
    private static final int COMPLETION_ENTRY_BYTES = 16;
    private static final int COOPERATIVE = 1 << 8;
    private static final int SINGLE_ISSUER = 1 << 12;
    private static final int DEFERRED = 1 << 13;
    private static final int INVALID_ARGUMENT = 22;
    private static final long ENTRIES_MAP = 0x1000_0000L;

    private final int file;
    private final long ringAddress;
    private final long ringBytes;
    private final long entriesAddress;
    private final long entriesBytes;
    private final SubmissionRing submissions;
    private final CompletionRing completions;

    /**
     * Makes a ring with at least this many entries.
     *
     * @throws LastErrorException if the kernel has no io_uring, forbids it or has no memory for it
     */
    RingSetup(int slots) {
        ByteBuffer parameters = ByteBuffer.allocateDirect(PARAMETERS_BYTES).order(ByteOrder.nativeOrder());
        file = setup(slots, parameters);
        int entries = parameters.getInt(SUBMISSION_ENTRIES_AT);
        int completionEntries = parameters.getInt(COMPLETION_ENTRIES_AT);
        int arrayAt = parameters.getInt(SUBMISSION_OFFSETS_AT + ARRAY_OFFSET);
        int firstAt = parameters.getInt(COMPLETION_OFFSETS_AT + ENTRIES_OFFSET);
        ringBytes = Math.max(
                arrayAt + (long) entries * Integer.BYTES, firstAt + (long) completionEntries * COMPLETION_ENTRY_BYTES);
        entriesBytes = (long) entries * SubmissionEntries.BYTES;
        ringAddress = map(ringBytes, 0);
        entriesAddress = map(entriesBytes, ENTRIES_MAP);
        ByteBuffer ring = buffer(ringAddress, ringBytes);
        submissions = new SubmissionRing(
                ring,
                parameters.getInt(SUBMISSION_OFFSETS_AT),
                parameters.getInt(SUBMISSION_OFFSETS_AT + Integer.BYTES),
                arrayAt,
                entries);
        completions = new CompletionRing(
                ring,
                parameters.getInt(COMPLETION_OFFSETS_AT),
                parameters.getInt(COMPLETION_OFFSETS_AT + Integer.BYTES),
                firstAt,
                completionEntries);
    }

    private static int setup(int slots, ByteBuffer parameters) {
        for (int flags : new int[] {SINGLE_ISSUER | DEFERRED, COOPERATIVE}) {
            try {
                return setup(slots, flags, parameters);
            } catch (LastErrorException refused) {
                if (refused.getErrorCode() != INVALID_ARGUMENT) {
                    throw refused;
                }
            }
        }
        return setup(slots, 0, parameters);
    }

    private static int setup(int slots, int flags, ByteBuffer parameters) {
        for (int at = 0; at < PARAMETERS_BYTES; at++) {
            parameters.put(at, (byte) 0);
        }
        parameters.putInt(FLAGS_AT, flags);
        return (int) LinuxCalls.syscall(SETUP, slots, Addresses.of(parameters), 0, 0, 0, 0);
    }

    private long map(long bytes, long offset) {
        return LinuxCalls.mmap(0, bytes, READ_WRITE_SHARED, MAP_SHARED_POPULATED, file, offset);
    }

    private static ByteBuffer buffer(long address, long bytes) {
        return new Pointer(address).getByteBuffer(0, bytes);
    }

    /** Says whether the kernel took over memory or files of which the argument tells. */
    boolean register(int what, Memory argument, int count) {
        try {
            long address = Pointer.nativeValue(argument);
            LinuxCalls.syscall(REGISTER, file, what, address, count, 0, 0);
            return true;
        } catch (LastErrorException refused) {
            return false;
        }
    }

    /**
     * Hands over so many entries and, with the flag for events, waits until so many are complete.
     *
     * @return how many were handed over
     * @throws LastErrorException if the kernel refuses, or a signal came first
     */
    int enter(int entries, int complete, int flags) {
        return (int) LinuxCalls.syscall(ENTER, file, entries, complete, flags, 0, 0);
    }

    ByteBuffer entries() {
        return buffer(entriesAddress, entriesBytes);
    }

    SubmissionRing submissions() {
        return submissions;
    }

    CompletionRing completions() {
        return completions;
    }

    @Override
    public void close() {
        LinuxCalls.munmap(entriesAddress, entriesBytes);
        LinuxCalls.munmap(ringAddress, ringBytes);
        LinuxCalls.close(file);
    }
}
