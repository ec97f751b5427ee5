package org.wattladder.worklets.storage.profile;

import java.nio.ByteBuffer;
import org.wattladder.worklets.api.Pipeline;
import org.wattladder.worklets.storage.Unit;
import org.wattladder.worklets.storage.UserFiles;
import org.wattladder.worklets.storage.uring.IoQueue;

/**
 * Reads and writes of one user that are outstanding concurrently. Writes have memory of their own, so that what a read brought
 * can be checked and what is written cannot change on its way.
 */
final class BlockPipeline implements Pipeline {
    private final UserFiles files;
    private final IoQueue queue;
    private final Places places;
    private final boolean[] reading;
    private final int slots;
    private final int firstWriteSlot;
    private final int blockBytes;
    private final long checkEvery;
    private final long[] placeOfSlot;
    private long untilCheck;

    /**
     * Takes what it works with.
     *
     * @param queue with one slot for each outstanding I/O, and as many for writes behind them when there are both kinds
     * @param reading of each type of the mix, whether it reads
     * @param slots most I/Os outstanding
     */
    BlockPipeline(
            UserFiles files,
            IoQueue queue,
            Places places,
            boolean[] reading,
            int slots,
            int blockBytes,
            long checkEvery) {
        this.files = files;
        this.queue = queue;
        this.places = places;
        this.reading = reading.clone();
        this.slots = slots;
        this.firstWriteSlot = queue.slots() - slots;
        this.blockBytes = blockBytes;
        this.checkEvery = checkEvery;
        placeOfSlot = new long[slots];
        untilCheck = checkEvery;
    }

    @Override
    public int slots() {
        return slots;
    }

    @Override
    public void begin(int slot, int type) {
        long place = places.take();
        placeOfSlot[slot] = place;
        int file = places.file(place);
        long offset = places.offset(place);
        if (reading[type]) {
            queue.read(slot, file, offset);
        } else {
            ByteBuffer content = files.blockFor(file, offset, blockBytes);
            queue.block(firstWriteSlot + slot).put(0, content, content.position(), blockBytes);
            files.wrote(file, offset, blockBytes);
            queue.write(firstWriteSlot + slot, file, offset);
        }
    }

    @Override
    public int await() {
        return queue.await();
    }

    @Override
    public int completed(int completion) {
        int queued = queue.completed(completion);
        boolean wrote = queued >= slots || (firstWriteSlot == 0 && !reading[0]);
        int slot = queued >= slots ? queued - slots : queued;
        long place = placeOfSlot[slot];
        if (!wrote && checkEvery != 0) {
            check(queue.block(queued), place);
        }
        places.release(place);
        return slot;
    }

    private void check(ByteBuffer block, long place) {
        boolean whole = --untilCheck == 0;
        if (whole) {
            untilCheck = checkEvery;
        }
        files.file(places.file(place)).check(block, places.offset(place), whole ? blockBytes : Unit.BYTES, whole);
    }

    @Override
    public String engine() {
        return queue.engine();
    }
}
