package org.wattladder.worklets.storage.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.storage.Blocks;
import org.wattladder.worklets.storage.FilesInTurn;
import org.wattladder.worklets.storage.Settings;
import org.wattladder.worklets.storage.UserFiles;
import org.wattladder.worklets.storage.uring.IoEngine;
import org.wattladder.worklets.storage.uring.IoQueue;
import org.wattladder.worklets.storage.uring.IoQueues;
import org.wattladder.worklets.storage.uring.QueueRequest;

/** A storage load profile: block length, shares of reads and writes, and whether it jumps or walks. */
abstract class LoadProfile implements StatelessWorklet {
    private static final String BLOCK = "block-kibibytes";
    private static final String READS = "read-share";
    private static final String WRITES = "write-share";
    private static final String DEEPEST = "deepest";
    private static final String ENGINE = "io-engine";
    private static final int STANDARD_DEEPEST = 512;
    private static final long BESIDE_BLOCKS = 8 << 20;

    private final WorkletDescription description;
    private final boolean jumping;
    private final FilesInTurn making = new FilesInTurn();

    /**
     * Takes what differs.
     *
     * @param application what the profile stands for, as a clause after "as"
     * @param kibibytes standard length of a block
     * @param reads standard share of reads
     * @param writes standard share of writes
     * @param jumping whether it goes to random places, otherwise from first to last
     */
    LoadProfile(String name, String application, int kibibytes, int reads, int writes, boolean jumping) {
        this.jumping = jumping;
        long kinds = reads > 0 && writes > 0 ? 2 : 1;
        description = new WorkletDescription(
                name,
                "storage",
                "The storage device with many requests outstanding, as " + application + ".",
                (jumping
                                ? "At a random place of a random file, "
                                : "From the first place of the first file to the last, ")
                        + kinds(reads, writes) + " of " + kibibytes
                        + " KiB, bypassing the page cache. The queue depth of the interval is kept by"
                        + " io_uring or, without it, a pool of threads. Without a depth, one access runs at a time. Each user has two files of 1 GiB, which other storage"
                        + " worklets share. Each read is checked in its first head, one in 64 in every byte. After"
                        + " each interval the last 64 writes of each user are read again.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(BESIDE_BLOCKS + kinds * STANDARD_DEEPEST * ((long) kibibytes << 10)),
                Settings.NEED,
                Settings.with(
                        new Parameter(BLOCK, "length of a block in KiB, a multiple of 4", 4, 16 << 10, kibibytes, 8),
                        new Parameter(READS, "share of reads", 0, 1000, reads, reads),
                        new Parameter(WRITES, "share of writes", 0, 1000, writes, writes),
                        new Parameter(
                                DEEPEST,
                                "most I/Os of a user that can be outstanding; each takes a block of memory, two when there"
                                        + " are reads and writes",
                                1,
                                2048,
                                STANDARD_DEEPEST,
                                8),
                        new Parameter(
                                ENGINE,
                                "what keeps I/Os outstanding: 0 io_uring or, where there is none, threads; 1 io_uring alone;"
                                        + " 2 threads alone",
                                IoEngine.AUTO.number(),
                                IoEngine.THREADS.number(),
                                IoEngine.AUTO.number(),
                                IoEngine.AUTO.number())));
    }

    private static String kinds(int reads, int writes) {
        if (writes == 0) {
            return "reads";
        }
        return reads == 0 ? "writes" : reads + " % reads and " + writes + " % writes";
    }

    @Override
    public final WorkletDescription description() {
        return description;
    }

    @Override
    public final List<WeightedTransaction> transactions(UserContext context) {
        int blockBytes = Math.toIntExact(context.parameter(BLOCK) << 10);
        int deepest = Math.toIntExact(context.parameter(DEEPEST));
        IoEngine engine = IoEngine.of(context.parameter(ENGINE));
        List<String> types = new ArrayList<>();
        List<Integer> shares = new ArrayList<>();
        add("read", context.parameter(READS), types, shares);
        add("write", context.parameter(WRITES), types, shares);
        if (types.isEmpty()) {
            throw new IllegalArgumentException("the shares of reads and writes cannot both be 0");
        }
        Blocks blocks = Blocks.of(blockBytes, Settings.fileBytes(context));
        UserFiles files = making.open(context, blockBytes);
        Places places = new Places(blocks, files.count(), deepest, jumping, context.random());
        boolean[] reading = new boolean[types.size()];
        IntStream.range(0, reading.length)
                .forEach(type -> reading[type] = types.get(type).equals("read"));
        BlockPipeline pipeline = new BlockPipeline(
                files,
                queue(files, new QueueRequest(paths(files), blockBytes, deepest * types.size()), engine),
                places,
                reading,
                deepest,
                blockBytes,
                context.parameter("check-every"));
        List<WeightedTransaction> mix = new ArrayList<>();
        for (int type = 0; type < reading.length; type++) {
            mix.add(new WeightedTransaction(
                    shares.get(type), new BlockTransaction(types.get(type), type, blockBytes, pipeline, files)));
        }
        return mix;
    }

    private static void add(String type, long share, List<String> types, List<Integer> shares) {
        if (share > 0) {
            types.add(type);
            shares.add(Math.toIntExact(share));
        }
    }

    private static List<Path> paths(UserFiles files) {
        return IntStream.range(0, files.count())
                .mapToObj(index -> files.file(index).path())
                .toList();
    }

    private static IoQueue queue(UserFiles files, QueueRequest request, IoEngine engine) {
        try {
            return IoQueues.open(request, engine);
        } catch (IOException refused) {
            files.close();
            throw new DeviceFault(String.valueOf(refused.getMessage()), refused);
        }
    }
}
