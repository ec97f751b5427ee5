package org.wattladder.worklets.storage.uring;

import com.sun.jna.LastErrorException;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;

/**
 * The functions of the C library that io_uring needs, mapped directly: a call takes numbers and allocates nothing.
 *
 * <p>Every function throws {@link LastErrorException} with the error number. The numbers of the io_uring calls are the
 * same on every processor Linux runs on.
 */
final class LinuxCalls {
    static final long SETUP = 425;
    static final long ENTER = 426;
    static final long REGISTER = 427;
    static final int READ_WRITE_SHARED = 3;
    static final int MAP_SHARED_POPULATED = 0x8001;

    private static final int OPEN_READ_WRITE = 2;
    private static final int OPEN_CLOSE_ON_EXEC = 0x80000;
    private static final int OPEN_DIRECT = 0x4000;
    private static final int OPEN_DIRECT_ARM = 0x10000;
    private static final int OPEN_DIRECT_POWER = 0x20000;

    static {
        Native.register(LinuxCalls.class, Platform.C_LIBRARY_NAME);
    }

    private LinuxCalls() {}

    static native long syscall(long number, long a, long b, long c, long d, long e, long f) throws LastErrorException;

    static native long mmap(long address, long bytes, int protection, int flags, int file, long offset)
            throws LastErrorException;

    static native int munmap(long address, long bytes) throws LastErrorException;

    static native int open(Pointer path, int flags, int mode) throws LastErrorException;

    static native int close(int file) throws LastErrorException;

    static native String strerror(int number);

    /** Flags of {@code open} for reading and writing around the page cache. */
    static int directFlags() {
        int direct = OPEN_DIRECT;
        if (Platform.isARM()) {
            direct = OPEN_DIRECT_ARM;
        } else if (Platform.isPPC()) {
            direct = OPEN_DIRECT_POWER;
        }
        return OPEN_READ_WRITE | OPEN_CLOSE_ON_EXEC | direct;
    }
}
