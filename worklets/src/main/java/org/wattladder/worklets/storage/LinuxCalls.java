package org.wattladder.worklets.storage;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;
import java.nio.charset.Charset;
import java.nio.file.Path;

/**
 * The functions of the C library that the JDK does not offer, mapped directly: a call that takes numbers allocates
 * nothing. To be used only where {@link Linux64#isHere}.
 *
 * <p>Functions throw {@link LastErrorException} with the error number.
 */
public final class LinuxCalls {
    /** Flag of {@link #open(Path, int)}. */
    public static final int READ_ONLY = 0;

    /** Flag of {@link #open(Path, int)}. */
    public static final int READ_WRITE = 2;

    /** Flag of {@link #open(Path, int)}: around the page cache. Its number differs between processors. */
    public static final int DIRECT = direct(System.getProperty("os.arch"));

    static final int DONT_NEED = 4;
    private static final int CLOSE_ON_EXEC = 0x80000;

    static {
        Native.register(LinuxCalls.class, Platform.C_LIBRARY_NAME);
    }

    private LinuxCalls() {}

    /** Makes any call of the kernel by its number, with six arguments. */
    public static native long syscall(long number, long a, long b, long c, long d, long e, long f)
            throws LastErrorException;

    /** Maps a file into memory; returns the address. */
    public static native long mmap(long address, long bytes, int protection, int flags, int file, long offset)
            throws LastErrorException;

    /** Ends a mapping. */
    public static native int munmap(long address, long bytes) throws LastErrorException;

    private static native int open(Pointer path, int flags, int mode) throws LastErrorException;

    /** Closes a file. */
    public static native int close(int file) throws LastErrorException;

    /** What an error number means. */
    public static native String strerror(int number);

    /** Length of a page of memory in bytes. */
    static native int getpagesize();

    /** Reads at an offset; used to try what a file system refuses. */
    static native long pread(int file, Pointer buffer, long bytes, long offset) throws LastErrorException;

    /** Returns an error number, 0 for none. */
    static native int posix_fadvise(int file, long offset, long bytes, int advice);

    /** Sets the lowest bit of one byte per page that is in memory. */
    static native int mincore(Pointer address, long bytes, byte[] pages) throws LastErrorException;

    /** Opens a file that exists, named as the JVM names files; returns its number. */
    public static int open(Path file, int flags) {
        byte[] name = file.toString().getBytes(Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8")));
        try (Memory text = new Memory(name.length + 1L)) {
            text.write(0, name, 0, name.length);
            text.setByte(name.length, (byte) 0);
            return open(text, flags | CLOSE_ON_EXEC, 0);
        }
    }

    private static int direct(String processor) {
        if (processor.startsWith("aarch64") || processor.startsWith("arm")) {
            return 0x10000;
        }
        return processor.startsWith("ppc") ? 0x20000 : 0x4000;
    }
}
