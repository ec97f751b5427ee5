package org.wattladder.worklets.storage;

import java.util.List;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Half sequential access, half random access, by count of transactions, each user both.
 *
 * <p>The sequential half is 128 KiB, nine reads to one write; the random half 8 KiB, seven reads to three writes. In
 * bytes the sequential half is therefore 94 % of the whole. Source: section 7.1.2 and table 2 of the ICPE 2012 paper.
 */
public final class MixedAccess implements StatelessWorklet {
    private static final String SEQUENTIAL = "sequential-";
    private static final String RANDOM = "random-";
    private static final String BLOCK = "block-kibibytes";
    private static final String SHARE = "share";
    private static final String READS = "read-share";
    private static final String WRITES = "write-share";

    private final FilesInTurn making = new FilesInTurn();

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "mixed",
                "storage",
                "The storage device and the path to it, in long transfers between short ones.",
                "Half of the transactions read or write the next 128 KiB (131072 bytes) of a file, 9:1, as sequential"
                        + " does. Half read or write 8 KiB (8192 bytes) at a random place, 7:3, as random does. The"
                        + " halves are halves by count. "
                        + Settings.FILES_AND_CHECKS,
                Metric.TRANSACTIONS,
                Settings.MEMORY,
                Settings.NEED,
                Settings.with(
                        Settings.share(SEQUENTIAL + SHARE, "sequential access in all transactions", 1),
                        Settings.block(SEQUENTIAL + BLOCK, 128),
                        Settings.share(SEQUENTIAL + READS, "reads in sequential access", 9),
                        Settings.share(SEQUENTIAL + WRITES, "writes in sequential access", 1),
                        Settings.share(RANDOM + SHARE, "random access in all transactions", 1),
                        Settings.block(RANDOM + BLOCK, 8),
                        Settings.share(RANDOM + READS, "reads in random access", 7),
                        Settings.share(RANDOM + WRITES, "writes in random access", 3)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        Blocks rows = blocks(context, SEQUENTIAL);
        Blocks places = blocks(context, RANDOM);
        UserFiles files = making.open(context, Math.max(rows.bytes(), places.bytes()));
        return BlockAccess.mix(
                files,
                Settings.checkEvery(context),
                access(context, SEQUENTIAL, rows, new Walk(rows, files.count())),
                access(context, RANDOM, places, new Jumps(places, files.count(), context.random())));
    }

    private static Blocks blocks(UserContext context, String kind) {
        return Blocks.of(Settings.blockBytes(context, kind + BLOCK), Settings.fileBytes(context));
    }

    private static BlockAccess access(UserContext context, String kind, Blocks blocks, Course course) {
        return new BlockAccess(
                kind,
                blocks,
                course,
                context.parameter(kind + SHARE),
                context.parameter(kind + READS),
                context.parameter(kind + WRITES));
    }
}
