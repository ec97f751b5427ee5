package org.wattladder.worklets.storage;

import com.sun.jna.LastErrorException;
import com.sun.jna.Native;
import com.sun.jna.Pointer;

/** The few system calls of Linux that tell what the page cache holds; 64-bit systems only. */
final class LinuxCalls {
    static final int READ_ONLY = 0;
    static final int DONT_NEED = 4;

    static {
        Native.register(LinuxCalls.class, "c");
    }

    private LinuxCalls() {}

    static native int open(String path, int flags) throws LastErrorException;

    /** Length of a page of memory in bytes. */
    static native int getpagesize();

    static native int close(int descriptor) throws LastErrorException;

    /** Reads at an offset; used to try what a file system refuses. */
    static native long pread(int descriptor, Pointer buffer, long bytes, long offset) throws LastErrorException;

    /** Returns an error number, 0 for none. */
    static native int posix_fadvise(int descriptor, long offset, long bytes, int advice);

    /** Sets the lowest bit of one byte per page that is in memory. */
    static native int mincore(Pointer address, long bytes, byte[] pages) throws LastErrorException;

    /** The flag O_DIRECT, which differs between processors. */
    static int direct() {
        String processor = System.getProperty("os.arch");
        if (processor.startsWith("aarch64") || processor.startsWith("arm")) {
            return 0x10000;
        }
        return processor.startsWith("ppc") ? 0x20000 : 0x4000;
    }
}
