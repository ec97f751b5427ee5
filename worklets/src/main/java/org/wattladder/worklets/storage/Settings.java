package org.wattladder.worklets.storage;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StorageNeed;
import org.wattladder.worklets.api.UserContext;

/** What can be set of every storage worklet. */
public final class Settings {
    /** What a user needs of the storage device: as many files as one parameter says, as long as another says. */
    public static final StorageNeed NEED = StorageNeed.files("files", "file-mebibytes");

    /** Buffers of one user, and what it remembers of its files. */
    public static final MemoryNeed MEMORY = MemoryNeed.fixed(4 << 20);

    static final String FILES_AND_CHECKS =
            "Each user has two files of 1 GiB in the storage folder of its client, made before anything is measured and"
                    + " reused by later worklets. Every 4 KiB names its file, offset and generation, with a checksum."
                    + " Each read is checked in its first head, one in 64 in every byte. After each interval, the"
                    + " last 64 writes of each user are read again. About 4 MiB of memory per user. The paper's 128 kB, 8 kB and 1 GB are 128 KiB, 8 KiB and"
                    + " 1 GiB here.";

    private static final Parameter FILES = new Parameter("files", "files of each user", 1, 64, 2, 2);
    private static final Parameter FILE_MEBIBYTES =
            new Parameter("file-mebibytes", "length of a file in MiB, its head included", 1, 1 << 20, 1024, 1);
    private static final Parameter CHECK_EVERY = new Parameter(
            "check-every",
            "one read in so many is checked in every byte, the others in the head of their first 4 KiB; 0 checks none",
            0,
            1_000_000,
            64,
            1);

    private Settings() {}

    /** The settings of a worklet: its own, then those of all. */
    public static List<Parameter> with(Parameter... own) {
        List<Parameter> parameters = new ArrayList<>(List.of(own));
        parameters.addAll(List.of(FILES, FILE_MEBIBYTES, CHECK_EVERY));
        return parameters;
    }

    /** A setting of the length of a block. */
    static Parameter block(String name, long standardKibibytes) {
        return new Parameter(name, "length of a block in KiB, a multiple of 4", 4, 16 << 10, standardKibibytes, 8);
    }

    /** A setting of a share of all transactions. */
    static Parameter share(String name, String whose, long standard) {
        return new Parameter(name, "share of " + whose, 0, 1000, standard, standard);
    }

    static int blockBytes(UserContext context, String name) {
        return Math.toIntExact(context.parameter(name) << 10);
    }

    /** The length of a file in bytes. */
    public static long fileBytes(UserContext context) {
        return context.parameter(FILE_MEBIBYTES.name()) << 20;
    }

    /** The files of a user as its settings want them, see {@link UserFiles#open}. */
    static UserFiles open(UserContext context, int longestBlock) {
        return UserFiles.open(
                context, Math.toIntExact(context.parameter(FILES.name())), fileBytes(context), longestBlock);
    }

    static long checkEvery(UserContext context) {
        return context.parameter(CHECK_EVERY.name());
    }
}
