package org.wattladder.worklets.storage.uring;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Aligned memory outside the heap, one block for each slot, in one piece. */
final class BlockMemory {
    private final ByteBuffer whole;
    private final ByteBuffer[] blocks;

    BlockMemory(int slots, int blockBytes) {
        int bytes = Math.multiplyExact(slots, blockBytes);
        whole = ByteBuffer.allocateDirect(Math.addExact(bytes, QueueRequest.ALIGNMENT))
                .alignedSlice(QueueRequest.ALIGNMENT)
                .slice(0, bytes);
        blocks = new ByteBuffer[slots];
        for (int slot = 0; slot < slots; slot++) {
            blocks[slot] = whole.slice(slot * blockBytes, blockBytes).order(ByteOrder.LITTLE_ENDIAN);
        }
    }

    ByteBuffer whole() {
        return whole;
    }

    ByteBuffer block(int slot) {
        return blocks[slot];
    }
}
