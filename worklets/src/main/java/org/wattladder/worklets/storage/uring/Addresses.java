package org.wattladder.worklets.storage.uring;

import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.nio.ByteBuffer;

/** Where memory outside the heap lies. */
final class Addresses {
    private Addresses() {}

    /** Address of the first byte of a direct buffer, whatever its position. */
    static long of(ByteBuffer direct) {
        return Pointer.nativeValue(Native.getDirectBufferPointer(direct));
    }
}
