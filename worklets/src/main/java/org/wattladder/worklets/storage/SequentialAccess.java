package org.wattladder.worklets.storage;

import java.util.List;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Reads and writes blocks one after another: each user walks a file through before it changes to the next.
 *
 * <p>128 KiB per transaction, nine reads to one write, in one row: a write takes the place that a read would have had.
 * With several users the device sees as many rows side by side. Source: section 7.1.2 and table 2 of the ICPE 2012 paper.
 */
public final class SequentialAccess implements StatelessWorklet {
    private static final String BLOCK = "block-kibibytes";
    private static final String READS = "read-share";
    private static final String WRITES = "write-share";

    private final FilesInTurn making = new FilesInTurn();

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "sequential",
                "storage",
                "The storage device and the path to it, in long transfers.",
                "Reads, or writes, the next 128 KiB (131072 bytes) of a file around the page cache; reads and writes come 9:1 and walk each file through before the next. "
                        + Settings.FILES_AND_CHECKS,
                Metric.TRANSACTIONS,
                Settings.MEMORY,
                Settings.NEED,
                Settings.with(
                        Settings.block(BLOCK, 128),
                        Settings.share(READS, "reads", 9),
                        Settings.share(WRITES, "writes", 1)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        Blocks blocks = Blocks.of(Settings.blockBytes(context, BLOCK), Settings.fileBytes(context));
        UserFiles files = making.open(context, blocks.bytes());
        Course course = new Walk(blocks, files.count());
        return BlockAccess.mix(
                files,
                Settings.checkEvery(context),
                new BlockAccess("", blocks, course, 1, context.parameter(READS), context.parameter(WRITES)));
    }
}
