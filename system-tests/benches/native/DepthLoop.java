import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.wattladder.worklets.api.Pipeline;
import org.wattladder.worklets.api.PipelinedTransaction;
import org.wattladder.worklets.api.WeightedTransaction;

/**
 * Keeps so many transactions of a storage load profile outstanding in a bare loop, by one user, as the timed loop of the
 * client does.
 *
 * <p>Arguments and turns as those of StorageLoop, with {@code depth=N} in place of users. Prints its lines of JSON and, in
 * them, the engine, the achieved depth and how many I/Os one wait brought.
 */
final class DepthLoop {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private DepthLoop() {}

    public static void main(String... arguments) throws Exception {
        BenchArguments asked =
                new BenchArguments(Map.of("depth", "32", "seed", "2012", "folder", "."), arguments);
        SplittableRandom random = new SplittableRandom(Long.parseLong(asked.option("seed")));
        BenchContext user = asked.user(1, random, 4 << 20);
        List<WeightedTransaction> mix = asked.worklet().open(user).transactions(user);
        Pipeline pipeline = ((PipelinedTransaction) mix.get(0).transaction()).pipeline();
        asked.turns(nanos -> loop(mix, pipeline, asked.number("depth"), nanos, random));
    }

    private static String loop(
            List<WeightedTransaction> mix, Pipeline pipeline, int depth, long nanos, SplittableRandom random) {
        int[] cards = cards(mix);
        int left = cards.length;
        LoopTotal total = new LoopTotal();
        int[] free = new int[depth];
        int[] types = new int[depth];
        long[] begun = new long[depth];
        long[] counts = new long[mix.size()];
        for (int slot = 0; slot < depth; slot++) {
            free[slot] = slot;
        }
        int count = depth;
        int outstanding = 0;
        long waits = 0;
        double outstandingNanos = 0;
        long cpu = THREADS.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        long now = start;
        while (true) {
            boolean on = now - start < nanos;
            for (int i = 0; on && i < count; i++) {
                int chosen = random.nextInt(left);
                int type = cards[chosen];
                cards[chosen] = cards[--left];
                cards[left] = type;
                left = left == 0 ? cards.length : left;
                types[free[i]] = type;
                begun[free[i]] = System.nanoTime();
                pipeline.begin(free[i], type);
            }
            outstanding += on ? count : 0;
            if (outstanding == 0) {
                break;
            }
            count = pipeline.await();
            now = System.nanoTime();
            waits++;
            for (int i = 0; i < count; i++) {
                int slot = pipeline.completed(i);
                free[i] = slot;
                counts[types[slot]]++;
                total.latency.recordValue(now - begun[slot]);
                outstandingNanos += now - begun[slot];
            }
            outstanding -= count;
        }
        long took = now - start;
        double done = total.latency.getTotalCount();
        total.cpuNanos = THREADS.getCurrentThreadCpuTime() - cpu;
        total.perSecond = done * 1e9 / took;
        total.bytesPerSecond = total.perSecond * mix.get(0).transaction().bytesMoved();
        total.reads = mix.get(0).transaction().type().equals("read") ? counts[0] : 0;
        return total.line(String.format(
                Locale.ROOT,
                ", \"engine\": \"%s\", \"achievedDepth\": %.2f, \"perWait\": %.2f",
                pipeline.engine(),
                outstandingNanos / took,
                done / waits));
    }

    private static int[] cards(List<WeightedTransaction> mix) {
        int[] cards = new int[mix.stream().mapToInt(WeightedTransaction::share).sum()];
        int next = 0;
        for (int type = 0; type < mix.size(); type++) {
            Arrays.fill(cards, next, next + mix.get(type).share(), type);
            next += mix.get(type).share();
        }
        return cards;
    }
}
