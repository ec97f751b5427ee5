package org.wattladder.worklets.storage.uring;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.wattladder.worklets.storage.DirectOption;

/** A queue through one blocking thread for each I/O in flight, for systems without io_uring; threads start at first need. */
final class ThreadQueue implements IoQueue {
    private static final int LEAVE = -1;

    private final QueueRequest request;
    private final Requests requests;
    private final BlockMemory memory;
    private final List<FileChannel> files = new ArrayList<>();
    private final BlockingQueue<Integer> work;
    private final BlockingQueue<Integer> done;
    private final IOException[] failures;
    private final int[] moved;
    private final int[] completed;
    private final List<Thread> threads = new ArrayList<>();
    private int inFlight;

    /**
     * Opens the files.
     *
     * @throws IOException if a file cannot be opened for unbuffered access
     */
    ThreadQueue(QueueRequest request) throws IOException {
        this.request = request;
        requests = new Requests(request);
        memory = new BlockMemory(request.slots(), request.blockBytes());
        work = new ArrayBlockingQueue<>(request.slots());
        done = new ArrayBlockingQueue<>(request.slots());
        failures = new IOException[request.slots()];
        moved = new int[request.slots()];
        completed = new int[request.slots()];
        try {
            for (Path file : request.files()) {
                files.add(open(file));
            }
        } catch (IOException refused) {
            close();
            throw refused;
        }
    }

    private static FileChannel open(Path file) throws IOException {
        try {
            return FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE, DirectOption.find());
        } catch (UnsupportedOperationException | IOException refused) {
            throw new IOException("opening " + file + " without buffering failed: " + refused.getMessage(), refused);
        }
    }

    private void work() {
        try {
            for (int slot = work.take(); slot != LEAVE; slot = work.take()) {
                move(slot);
                done.put(slot);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private void move(int slot) {
        FileChannel file = files.get(requests.file(slot));
        ByteBuffer block = memory.block(slot).clear();
        failures[slot] = null;
        try {
            moved[slot] = requests.writing(slot)
                    ? file.write(block, requests.offset(slot))
                    : Math.max(0, file.read(block, requests.offset(slot)));
        } catch (IOException failed) {
            failures[slot] = failed;
        }
        block.clear();
    }

    @Override
    public int slots() {
        return request.slots();
    }

    @Override
    public ByteBuffer block(int slot) {
        return memory.block(slot);
    }

    @Override
    public void read(int slot, int file, long offset) {
        start(slot, false, file, offset);
    }

    @Override
    public void write(int slot, int file, long offset) {
        start(slot, true, file, offset);
    }

    private void start(int slot, boolean write, int file, long offset) {
        requests.put(slot, write, file, offset);
        inFlight++;
        if (inFlight > threads.size()) {
            Thread thread = new Thread(this::work, "io-" + inFlight);
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        work.add(slot);
    }

    @Override
    public int await() {
        int count = 0;
        if (inFlight > 0) {
            completed[count++] = take();
            for (Integer slot = done.poll(); slot != null; slot = done.poll()) {
                completed[count++] = slot;
            }
        }
        inFlight -= count;
        return count;
    }

    private int take() {
        while (true) {
            try {
                return done.take();
            } catch (InterruptedException ofTheWorklet) {
                // The flag is cleared now; the I/O goes on.
            }
        }
    }

    @Override
    public int completed(int completion) {
        int slot = completed[completion];
        if (failures[slot] != null) {
            throw requests.failed(slot, String.valueOf(failures[slot].getMessage()));
        }
        if (moved[slot] != request.blockBytes()) {
            throw requests.fellShort(slot, moved[slot]);
        }
        return slot;
    }

    @Override
    public String engine() {
        return "blocking threads, one for each I/O";
    }

    @Override
    public void close() {
        threads.forEach(thread -> work.add(LEAVE));
        for (FileChannel file : files) {
            try {
                file.close();
            } catch (IOException nothingToBeDone) {
                // Nothing was written through a buffer that could be lost.
            }
        }
    }
}
