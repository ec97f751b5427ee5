package org.wattladder.worklets.storage;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.wattladder.worklets.api.BypassProof;
import org.wattladder.worklets.api.DeviceFault;

/**
 * Verifies that access to a file really goes around the page cache, by looking at what the page cache holds of it; where
 * the system does not tell, by whether the file system refuses what is not aligned.
 */
final class Bypass {
    private static final int PLACES = 16;
    private static final int LONGEST = 64 << 10;
    private static final long FEW_BYTES = 64L * Unit.BYTES;
    private static final long PART = 100;
    private static final long ODD = 100;
    private static final int INVALID_ARGUMENT = 22;

    private Bypass() {}

    /**
     * Reads some places of a file and writes them back as they are.
     *
     * @param buffer aligned, whose content is lost
     * @return by what it is verified
     * @throws DeviceFault if the file system keeps them in memory
     */
    static BypassProof verify(DataFile file, ByteBuffer buffer) {
        long step = file.bytes() / PLACES;
        int length = (int) Math.min(Math.min(step, LONGEST), buffer.capacity()) / Unit.BYTES * Unit.BYTES;
        return verify(file, () -> {
            for (int place = 0; place < PLACES; place++) {
                long offset = Math.max(Unit.BYTES, place * step / Unit.BYTES * Unit.BYTES);
                int bytes = (int) Math.min(length, file.bytes() - offset);
                file.read(buffer.clear().limit(bytes), offset);
                file.write(buffer.clear().limit(bytes), offset);
            }
        });
    }

    /** Verifies access of a kind that moves {@value #PLACES} units or more. */
    static BypassProof verify(DataFile file, Runnable access) {
        PageCache cache = file.cache();
        cache.drop();
        OptionalLong before = cache.residentBytes();
        access.run();
        OptionalLong after = cache.residentBytes();
        if (before.isEmpty() || after.isEmpty()) {
            return refusesWhatIsNotAligned(file.path()) ? BypassProof.REFUSAL : BypassProof.UNVERIFIED;
        }
        long grown = after.getAsLong() - before.getAsLong();
        if (grown > PLACES / 2 * Unit.BYTES) {
            throw buffered(file, grown);
        }
        return BypassProof.MINCORE;
    }

    /** Says whether an unbuffered read at an odd place is refused, which one through the page cache would not be. */
    static boolean refusesWhatIsNotAligned(Path file) {
        if (!Linux64.isHere()) {
            return false;
        }
        int number = LinuxCalls.open(file, LinuxCalls.READ_ONLY | LinuxCalls.DIRECT);
        try (Memory memory = new Memory(2L * Unit.BYTES)) {
            LinuxCalls.pread(number, memory.align(Unit.BYTES), ODD, 1);
            return false;
        } catch (LastErrorException refused) {
            return refused.getErrorCode() == INVALID_ARGUMENT;
        } finally {
            LinuxCalls.close(number);
        }
    }

    /** Finds out whether what was moved since then has come to lie in memory. */
    static void audit(DataFile file) {
        long resident = file.cache().residentBytes().orElse(0);
        if (resident > Math.max(FEW_BYTES, file.bytes() / PART)) {
            throw buffered(file, resident);
        }
    }

    private static DeviceFault buffered(DataFile file, long bytes) {
        return new DeviceFault("the file system of " + file.path() + " (" + FileSystemKind.name(file.path())
                + ") accepts unbuffered access and buffers all the same: " + bytes / 1024
                + " KiB of the file are in the page cache; choose a storage folder on ext4 or xfs, or end what else"
                + " reads this file");
    }
}
