import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.HdrHistogram.Histogram;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Pipeline;
import org.wattladder.worklets.api.PipelinedTransaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;

/**
 * Keeps so many transactions of a storage load profile outstanding in a bare loop, by one user, as the timed loop of the
 * client does.
 *
 * <p>Arguments as those of StorageLoop, with {@code depth=N} in place of users. Prints its line of JSON and, in it, the
 * engine, the achieved depth and how many I/Os one wait brought.
 */
final class DepthLoop {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private DepthLoop() {}

    public static void main(String... arguments) {
        Map<String, String> options = new HashMap<>(Map.of("depth", "32", "seed", "2012", "folder", "."));
        Map<String, Long> values = new HashMap<>();
        Worklet worklet = WorkletCatalogue.load().find(arguments[0]).orElseThrow();
        worklet.description().parameters().forEach(it -> values.put(it.name(), it.standard()));
        for (String argument : Arrays.copyOfRange(arguments, 3, arguments.length)) {
            String[] halves = argument.split("=", 2);
            if (options.replace(halves[0], halves[1]) == null
                    && values.replace(halves[0], Long.valueOf(halves[1])) == null) {
                throw new IllegalArgumentException(arguments[0] + " has no parameter " + halves[0] + "; it has "
                        + worklet.description().parameters().stream().map(Parameter::name).toList());
            }
        }
        SplittableRandom random = new SplittableRandom(Long.parseLong(options.get("seed")));
        List<WeightedTransaction> mix =
                worklet.transactions(new Context(Optional.of(Path.of(options.get("folder"))), random, values));
        int depth = Integer.parseInt(options.get("depth"));
        loop(mix, depth, (long) (Double.parseDouble(arguments[1]) * 1e9), random);
        System.out.println(loop(mix, depth, (long) (Double.parseDouble(arguments[2]) * 1e9), random));
    }

    private static String loop(List<WeightedTransaction> mix, int depth, long nanos, SplittableRandom random) {
        Pipeline pipeline = ((PipelinedTransaction) mix.get(0).transaction()).pipeline();
        int[] cards = cards(mix);
        int left = cards.length;
        Histogram latency = new Histogram(1, 3_600_000_000_000L, 3);
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
                latency.recordValue(now - begun[slot]);
                outstandingNanos += now - begun[slot];
            }
            outstanding -= count;
        }
        long took = now - start;
        double cpuNanos = THREADS.getCurrentThreadCpuTime() - cpu;
        double total = latency.getTotalCount();
        return String.format(
                Locale.ROOT,
                "{\"transactions\": %.0f, \"perSecond\": %.1f, \"megabytesPerSecond\": %.2f, \"meanMicros\": %.2f,"
                        + " \"p50Micros\": %.2f, \"p99Micros\": %.2f, \"p999Micros\": %.2f, \"cpuMicros\": %.3f,"
                        + " \"readShare\": %.4f, \"engine\": \"%s\", \"achievedDepth\": %.2f, \"perWait\": %.2f}",
                total,
                total * 1e9 / took,
                total * mix.get(0).transaction().bytesMoved() * 1e3 / took,
                latency.getMean() / 1e3,
                latency.getValueAtPercentile(50) / 1e3,
                latency.getValueAtPercentile(99) / 1e3,
                latency.getValueAtPercentile(99.9) / 1e3,
                cpuNanos / 1e3 / total,
                mix.get(0).transaction().type().equals("read") ? counts[0] / total : 0,
                pipeline.engine(),
                outstandingNanos / took,
                total / waits);
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

    private record Context(Optional<Path> storageFolder, RandomGenerator random, Map<String, Long> values)
            implements UserContext {
        @Override
        public int client() {
            return 1;
        }

        @Override
        public int user() {
            return 1;
        }

        @Override
        public long parameter(String name) {
            return values.get(name);
        }

        @Override
        public long memoryBytes() {
            return 4 << 20;
        }

        @Override
        public void declareData(long bytes) {
            // Nobody asks for it here.
        }
    }
}
