package org.wattladder.worklets.storage.uring;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.wattladder.worklets.storage.Unit;

/** Aligned memory outside the heap, one block for each slot, in one piece. */
final class BlockMemory {
    private final ByteBuffer whole;
    private final ByteBuffer[] blocks;

    BlockMemory(int slots, int blockBytes) {
        whole = Unit.buffer(Math.multiplyExact(slots, blockBytes));
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
