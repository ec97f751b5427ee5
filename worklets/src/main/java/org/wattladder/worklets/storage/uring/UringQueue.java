package org.wattladder.worklets.storage.uring;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.wattladder.worklets.storage.LinuxCalls;

/**
 * A queue through io_uring: queuing writes to shared memory, and one system call hands over {@value #HANDED_OVER_TOGETHER}
 * of the queued, or all of them, and waits.
 *
 * <p>Memory and files are registered with the kernel, which then need not look them up for each I/O; where its limit of
 * locked memory forbids that, they are not.
 */
final class UringQueue implements IoQueue {
    private static final int REGISTER_MEMORY = 0;
    private static final int REGISTER_FILES = 2;
    private static final int WITH_EVENTS = 1;
    private static final int INTERRUPTED = 4;

    /** So many queued ones are handed over together while more are made, lest the device runs dry meanwhile. */
    private static final int HANDED_OVER_TOGETHER = 16;

    /** A quarter of what is outstanding is waited for together, but not more than this. */
    private static final int AWAITED_TOGETHER = 8;

    private final Requests requests;
    private final int blockBytes;
    private final int slots;
    private final BlockMemory memory;
    private final DirectFiles files;
    private final RingSetup setup;
    private final SubmissionRing submissions;
    private final CompletionRing completions;
    private final SubmissionEntries entries;
    private final boolean fixedFiles;
    private final boolean fixedMemory;
    private int inFlight;
    private int queued;
    private int counted;

    /**
     * Opens files and ring.
     *
     * @throws IOException if a file cannot be opened for unbuffered access
     * @throws LastErrorException if the kernel gives no ring
     */
    UringQueue(QueueRequest request) throws IOException {
        requests = new Requests(request);
        blockBytes = request.blockBytes();
        slots = request.slots();
        setup = new RingSetup(slots);
        try {
            files = new DirectFiles(request.files());
        } catch (IOException refused) {
            setup.close();
            throw refused;
        }
        memory = new BlockMemory(slots, blockBytes);
        submissions = setup.submissions();
        completions = setup.completions();
        fixedFiles = registerFiles();
        fixedMemory = registerMemory();
        entries = new SubmissionEntries(setup.entries(), fixedMemory, fixedFiles);
        for (int slot = 0; slot < slots; slot++) {
            entries.lay(slot, Addresses.of(memory.block(slot)), blockBytes);
        }
    }

    private boolean registerFiles() {
        try (Memory numbers = new Memory((long) files.count() * Integer.BYTES)) {
            for (int file = 0; file < files.count(); file++) {
                numbers.setInt((long) file * Integer.BYTES, files.number(file));
            }
            return setup.register(REGISTER_FILES, numbers, files.count());
        }
    }

    private boolean registerMemory() {
        try (Memory vector = new Memory(2L * Long.BYTES)) {
            vector.setLong(0, Addresses.of(memory.whole()));
            vector.setLong(Long.BYTES, memory.whole().capacity());
            return setup.register(REGISTER_MEMORY, vector, 1);
        }
    }

    @Override
    public int slots() {
        return slots;
    }

    @Override
    public ByteBuffer block(int slot) {
        return memory.block(slot);
    }

    @Override
    public void read(int slot, int file, long offset) {
        requests.put(slot, false, file, offset);
        entries.read(slot, number(file), offset);
        push(slot);
    }

    @Override
    public void write(int slot, int file, long offset) {
        requests.put(slot, true, file, offset);
        entries.write(slot, number(file), offset);
        push(slot);
    }

    private void push(int slot) {
        submissions.push(slot);
        if (++queued == HANDED_OVER_TOGETHER) {
            handOver(0);
        }
    }

    private int number(int file) {
        return fixedFiles ? file : files.number(file);
    }

    @Override
    public int await() {
        completions.advance(counted);
        counted = 0;
        if (inFlight + queued > 0) {
            handOver(Math.max(1, Math.min(AWAITED_TOGETHER, (inFlight + queued) / 4)));
            counted = completions.available();
            inFlight -= counted;
        }
        return counted;
    }

    /** Hands over what is queued and waits until so many are complete, which are not counted yet. */
    private void handOver(int least) {
        int left = submissions.publish();
        inFlight += left;
        queued = 0;
        while (left > 0 || completions.available() < least) {
            int missing = completions.available() < least ? least : 0;
            try {
                left -= setup.enter(left, missing, least > 0 ? WITH_EVENTS : 0);
            } catch (LastErrorException refused) {
                if (refused.getErrorCode() != INTERRUPTED) {
                    throw requests.failed(0, "io_uring took no work: " + LinuxCalls.strerror(refused.getErrorCode()));
                }
            }
        }
    }

    @Override
    public int completed(int completion) {
        int slot = completions.mark(completion);
        int moved = completions.result(completion);
        if (moved != blockBytes) {
            throw moved < 0 ? requests.failed(slot, LinuxCalls.strerror(-moved)) : requests.fellShort(slot, moved);
        }
        return slot;
    }

    @Override
    public String engine() {
        return "io_uring" + (fixedMemory ? "" : " without registered memory");
    }

    @Override
    public void close() {
        setup.close();
        files.close();
    }
}
