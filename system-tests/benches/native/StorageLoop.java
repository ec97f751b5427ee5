import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;

/**
 * Runs a storage worklet in a bare loop: so many users back to back over the files of a folder, which are made if need be
 * before any clock runs.
 *
 * <p>Arguments: worklet, seconds of warm-up, seconds to measure, {@code folder=DIR}; then {@code users=N}, {@code
 * seed=N} and parameters of the worklet. {@code check-every=0} when another program writes to the same files; that one
 * must leave the first block of each file as it is. Prints one line of JSON: I/O and bytes per second, latency in
 * microseconds, CPU time of the users per I/O in microseconds (user and system) and the share of reads.
 */
final class StorageLoop {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private StorageLoop() {}

    public static void main(String... arguments) throws Exception {
        Map<String, String> options = new HashMap<>(Map.of("users", "4", "seed", "2012", "folder", "."));
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
        long warmNanos = (long) (Double.parseDouble(arguments[1]) * 1e9);
        long measureNanos = (long) (Double.parseDouble(arguments[2]) * 1e9);
        int users = Integer.parseInt(options.get("users"));
        CyclicBarrier ready = new CyclicBarrier(users);
        ExecutorService threads = Executors.newFixedThreadPool(users);
        List<Callable<Total>> loops = new ArrayList<>();
        for (int user : IntStream.rangeClosed(1, users).toArray()) {
            var random = new SplittableRandom(Long.parseLong(options.get("seed")) + user);
            Context context = new Context(user, Optional.of(Path.of(options.get("folder"))), random, values);
            loops.add(() -> {
                Transaction[] cards = worklet.transactions(context).stream()
                        .flatMap(it -> Stream.generate(it::transaction).limit((long) it.share()))
                        .toArray(Transaction[]::new);
                ready.await();
                loop(cards, warmNanos, random);
                return loop(cards, measureNanos, random);
            });
        }
        Total total = new Total();
        for (Future<Total> future : threads.invokeAll(loops)) {
            total.add(future.get());
        }
        threads.shutdown();
        System.out.println(total.line());
    }

    /** Deals decks in a random order, as the client does, so that the mix is exact. */
    private static Total loop(Transaction[] cards, long nanos, SplittableRandom random) {
        Total total = new Total();
        long cpu = THREADS.getCurrentThreadCpuTime();
        long begin = System.nanoTime();
        long now = begin;
        while (now - begin < nanos) {
            for (int left = cards.length; left > 0; left--) {
                int chosen = random.nextInt(left);
                Transaction card = cards[chosen];
                cards[chosen] = cards[left - 1];
                cards[left - 1] = card;
                card.prepare();
                long started = System.nanoTime();
                card.execute();
                now = System.nanoTime();
                card.check();
                total.latency.recordValue(now - started);
                total.bytes += card.bytesMoved();
                total.reads += card.type().endsWith("read") ? 1 : 0;
            }
        }
        total.seconds = (now - begin) / 1e9;
        total.cpuNanos = THREADS.getCurrentThreadCpuTime() - cpu;
        total.perSecond = total.latency.getTotalCount() / total.seconds;
        total.bytesPerSecond = total.bytes / total.seconds;
        return total;
    }

    private static final class Total {
        private final Histogram latency = new Histogram(1, 3_600_000_000_000L, 3);
        private double seconds;
        private double perSecond;
        private double bytesPerSecond;
        private long bytes;
        private long reads;
        private long cpuNanos;

        void add(Total other) {
            latency.add(other.latency);
            perSecond += other.perSecond;
            bytesPerSecond += other.bytesPerSecond;
            reads += other.reads;
            cpuNanos += other.cpuNanos;
        }

        String line() {
            double count = latency.getTotalCount();
            return String.format(
                    Locale.ROOT,
                    "{\"transactions\": %.0f, \"perSecond\": %.1f, \"megabytesPerSecond\": %.2f, \"meanMicros\": %.2f,"
                            + " \"p50Micros\": %.2f, \"p99Micros\": %.2f, \"p999Micros\": %.2f, \"cpuMicros\": %.3f,"
                            + " \"readShare\": %.4f}",
                    count,
                    perSecond,
                    bytesPerSecond / 1e6,
                    latency.getMean() / 1e3,
                    latency.getValueAtPercentile(50) / 1e3,
                    latency.getValueAtPercentile(99) / 1e3,
                    latency.getValueAtPercentile(99.9) / 1e3,
                    cpuNanos / 1e3 / count,
                    reads / count);
        }
    }

    private record Context(int user, Optional<Path> storageFolder, RandomGenerator random, Map<String, Long> values)
            implements UserContext {
        @Override
        public int client() {
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
