import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.xml.OrderDocument;

/**
 * Runs the transactions of one worklet in a bare loop, without harness, pacing or latency keeping.
 *
 * <p>Arguments: worklet, seconds of warm-up, seconds to measure; then {@code users=N}, {@code mix=yes} (all types in one
 * loop, by their shares, as under the harness; otherwise one type after the other, as the native twins do), {@code
 * seed=N}, {@code folder=DIR} (on the storage device), {@code clock=cpu} (time executions by the CPU time of the thread, for a machine that is not quiet)
 * and parameters of the worklet. Prints one line of JSON per type: transactions, seconds in execute, seconds of
 * the whole loop with prepare and check, the shortest execution. With {@code dump FILE} it writes one document of
 * xml-validate to a file, for the native twin, and leaves.
 */
final class BareLoop {
    private static final long NANOS = 1_000_000_000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static boolean cpuClock;

    private BareLoop() {}

    private static long clock() {
        return cpuClock ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }

    public static void main(String... arguments) throws Exception {
        if (arguments[0].equals("dump")) {
            OrderDocument document = new OrderDocument(1_500);
            document.write(new SplittableRandom(2012), true);
            Files.write(Path.of(arguments[1]), document.text());
            return;
        }
        Map<String, String> options = new HashMap<>(Map.of("users", "1", "mix", "no", "seed", "2012", "clock", "wall", "folder", ""));
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
        cpuClock = options.get("clock").equals("cpu");
        long warmNanos = (long) (Double.parseDouble(arguments[1]) * NANOS);
        long measureNanos = (long) (Double.parseDouble(arguments[2]) * NANOS);
        int users = Integer.parseInt(options.get("users"));
        Optional<Path> folder = Optional.of(options.get("folder")).filter(it -> !it.isEmpty()).map(Path::of);
        boolean mix = options.get("mix").equals("yes");
        Map<String, Total> totals = new LinkedHashMap<>();
        ExecutorService threads = Executors.newFixedThreadPool(users);
        for (Future<List<Total>> future : threads.invokeAll(java.util.stream.IntStream.rangeClosed(1, users)
                .<Callable<List<Total>>>mapToObj(number -> () -> {
                    var random = new SplittableRandom(Long.parseLong(options.get("seed")) + number);
                    var deck = worklet.transactions(new Context(number, folder, random, values));
                    return mix ? List.of(measure(deck, warmNanos, measureNanos, worklet.description().name()))
                            : deck.stream().map(it -> measure(List.of(it), warmNanos, measureNanos, it.transaction().type())).toList();
                })
                .toList())) {
            future.get().forEach(total -> totals.merge(total.type, total, Total::plus));
        }
        threads.shutdown();
        totals.values().forEach(total -> System.out.println(total.line()));
    }

    private static Total measure(List<WeightedTransaction> deck, long warmNanos, long measureNanos, String type) {
        Transaction[] cards = deck.stream()
                .flatMap(it -> java.util.stream.Stream.generate(it::transaction).limit((long) it.share()))
                .toArray(Transaction[]::new);
        loop(cards, warmNanos, type);
        return loop(cards, measureNanos, type);
    }

    private static Total loop(Transaction[] cards, long nanos, String type) {
        long begin = System.nanoTime();
        long executeNanos = 0;
        long best = Long.MAX_VALUE;
        long count = 0;
        long now = begin;
        // Whole rounds only, so that no type has more than its share.
        while (now - begin < nanos) {
            for (Transaction card : cards) {
                card.prepare();
                long started = clock();
                card.execute();
                long took = clock() - started;
                executeNanos += took;
                best = Math.min(best, took);
                count++;
                card.check();
                now = System.nanoTime();
            }
        }
        now = System.nanoTime();
        return new Total(type, count, executeNanos / 1e9, (now - begin) / 1e9, best / 1e6, count / ((now - begin) / 1e9));
    }

    private record Total(
            String type, long transactions, double executeSeconds, double loopSeconds, double bestMillis, double perSecond) {
        Total plus(Total other) {
            return new Total(
                    type,
                    transactions + other.transactions,
                    executeSeconds + other.executeSeconds,
                    loopSeconds + other.loopSeconds,
                    Math.min(bestMillis, other.bestMillis),
                    perSecond + other.perSecond);
        }

        String line() {
            return String.format(
                    java.util.Locale.ROOT,
                    "{\"type\": \"%s\", \"transactions\": %d, \"executeSeconds\": %.6f, \"loopSeconds\": %.6f, \"bestMillis\":"
                            + " %.4f, \"perSecond\": %.4f}",
                    type,
                    transactions,
                    executeSeconds,
                    loopSeconds,
                    bestMillis,
                    perSecond);
        }
    }

    private record Context(int user, Optional<Path> folder, RandomGenerator random, Map<String, Long> values) implements UserContext {
        @Override
        public int client() {
            return 1;
        }

        @Override
        public Optional<Path> storageFolder() {
            return folder;
        }

        @Override
        public long parameter(String name) {
            return values.get(name);
        }

        @Override
        public long memoryBytes() {
            return Runtime.getRuntime().maxMemory() / 2;
        }

        @Override
        public void declareData(long bytes) {
            // Nobody asks for it here.
        }
    }
}
