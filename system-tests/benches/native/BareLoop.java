import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.xml.OrderDocument;

/**
 * Runs the transactions of one worklet in a bare loop, without harness, pacing or latency keeping.
 *
 * <p>Arguments: worklet, seconds of warm-up, seconds to measure; then {@code users=N}, {@code mix=yes} (all types in one
 * loop, by their shares, as under the harness; otherwise one type after the other, as the native twins do), {@code
 * seed=N}, {@code folder=DIR} (on the storage device), {@code clock=cpu} (time executions by the CPU time of the thread, for a machine that is not quiet)
 * {@code turns=yes} (measure once for each line of standard input that is a number of seconds, until one is {@code next},
 * which goes on to the next type) and parameters of the worklet. Prints one line of JSON per type: transactions, seconds in execute, seconds of
 * the whole loop with prepare and check, the shortest execution. With {@code dump FILE} it writes one document of
 * xml-validate to a file, for the native twin, and leaves.
 */
final class BareLoop {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final BufferedReader ASKED = new BufferedReader(new InputStreamReader(System.in));
    private static boolean cpuClock;
    private static boolean turns;

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
        BenchArguments asked = new BenchArguments(
                Map.of("users", "1", "mix", "no", "seed", "2012", "clock", "wall", "folder", "", "turns", "no"), arguments);
        cpuClock = asked.option("clock").equals("cpu");
        turns = asked.option("turns").equals("yes");
        long warmNanos = asked.warmNanos();
        long measureNanos = asked.measureNanos();
        int users = asked.number("users");
        boolean mix = asked.option("mix").equals("yes");
        Worklet worklet = asked.worklet();
        Map<String, Total> totals = new LinkedHashMap<>();
        ExecutorService threads = Executors.newFixedThreadPool(users);
        for (Future<List<Total>> future : threads.invokeAll(java.util.stream.IntStream.rangeClosed(1, users)
                .<Callable<List<Total>>>mapToObj(number -> () -> {
                    var random = new SplittableRandom(Long.parseLong(asked.option("seed")) + number);
                    var user = asked.user(number, random, Runtime.getRuntime().maxMemory() / 2);
                    var deck = worklet.open(user).transactions(user);
                    return mix ? List.of(measure(deck, warmNanos, measureNanos, worklet.description().name()))
                            : deck.stream().map(it -> measure(List.of(it), warmNanos, measureNanos, it.transaction().type())).toList();
                })
                .toList())) {
            future.get().forEach(total -> totals.merge(total.type, total, Total::plus));
        }
        threads.shutdown();
        if (!turns) {
            totals.values().forEach(total -> System.out.println(total.line()));
        }
    }

    private static Total measure(List<WeightedTransaction> deck, long warmNanos, long measureNanos, String type) {
        Transaction[] cards = deck.stream()
                .flatMap(it -> java.util.stream.Stream.generate(it::transaction).limit((long) it.share()))
                .toArray(Transaction[]::new);
        Total warm = loop(cards, warmNanos, type);
        if (turns) {
            System.out.println(type + " is warm");
            ASKED.lines().takeWhile(it -> !it.equals("next")).forEach(it -> System.out.println(
                    loop(cards, (long) (Double.parseDouble(it) * 1e9), type).line()));
            return warm;
        }
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
}
