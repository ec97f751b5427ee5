package org.wattladder.worklets.storage;

import java.util.List;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Reads and writes blocks at random: each user jumps within and between all of its files.
 *
 * <p>8 KiB per transaction, two reads to one write, every block as likely as any other. Each user has a seed of its own.
 * Source: section 7.1.2 and table 2 of the ICPE 2012 paper.
 */
public final class RandomAccess implements StatelessWorklet {
    private static final String BLOCK = "block-kibibytes";
    private static final String READS = "read-share";
    private static final String WRITES = "write-share";

    private final FilesInTurn making = new FilesInTurn();

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "random",
                "storage",
                "The storage device and the path to it, in short transfers at random places.",
                "Reads, or writes, 8 KiB (8192 bytes) at a random place of a random file around the page cache; reads and writes come 2:1. "
                        + Settings.FILES_AND_CHECKS,
                Metric.TRANSACTIONS,
                Settings.MEMORY,
                Settings.NEED,
                Settings.with(
                        Settings.block(BLOCK, 8),
                        Settings.share(READS, "reads", 2),
                        Settings.share(WRITES, "writes", 1)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        Blocks blocks = Blocks.of(Settings.blockBytes(context, BLOCK), Settings.fileBytes(context));
        UserFiles files = making.open(context, blocks.bytes());
        Course course = new Jumps(blocks, files.count(), context.random());
        return BlockAccess.mix(
                files,
                Settings.checkEvery(context),
                new BlockAccess("", blocks, course, 1, context.parameter(READS), context.parameter(WRITES)));
    }
}
