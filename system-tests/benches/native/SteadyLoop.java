import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;

/**
 * The whole mix of a worklet in one loop, as a client has it: a warm-up, a collection, then one turn for each line of
 * standard input, a number of seconds, until one is {@code next}. Prints one line of JSON for each turn: transactions, their
 * seconds, transactions in a piece (a millisecond of all types in their shares) and the seconds of a middling one, collections
 * and their seconds; then the MiB live after a collection and, from a loop of its own of the seconds to
 * measure, the share of time and the bytes allocated per transaction of each type.
 */
final class SteadyLoop {
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS_IN_PIECE = 16;

    private final List<Transaction> deck = new ArrayList<>();
    private final Random order = new Random(7);
    private final long[] latest = new long[4096];
    private final boolean cpuClock;

    private SteadyLoop(List<WeightedTransaction> mix, boolean cpuClock) {
        this.cpuClock = cpuClock;
        mix.forEach(it -> deck.addAll(Collections.nCopies(it.share(), it.transaction())));
    }

    public static void main(String... arguments) {
        BenchArguments asked = new BenchArguments(Map.of("folder", "", "clock", "wall"), arguments);
        var user = asked.user(1, new SplittableRandom(2012), Runtime.getRuntime().maxMemory() / 2);
        List<WeightedTransaction> mix = asked.worklet().open(user).transactions(user);
        SteadyLoop loop = new SteadyLoop(mix, asked.option("clock").equals("cpu"));
        System.gc();
        loop.turn(asked.warmNanos());
        System.gc();
        System.out.println(arguments[0] + " is warm");
        new BufferedReader(new InputStreamReader(System.in)).lines().takeWhile(it -> !it.equals("next"))
                .forEach(it -> System.out.println(loop.turn((long) (Double.parseDouble(it) * 1e9))));
        mix.forEach(it -> it.transaction().audit());
        System.gc();
        long live = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
        System.out.printf("{\"liveMebibytes\": %d, \"types\": {%s}}%n", live, loop.types(asked.measureNanos()));
    }

    private static long sum(boolean count) {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(count ? GarbageCollectorMXBean::getCollectionCount : GarbageCollectorMXBean::getCollectionTime)
                .sum();
    }

    private String turn(long nanos) {
        long collections = sum(true);
        long collectionMillis = sum(false);
        long begin = System.nanoTime();
        long doneNanos = 0;
        int pieces = 0;
        while (System.nanoTime() - begin < nanos) {
            long first = clock();
            for (int round = 0; round < ROUNDS_IN_PIECE; round++) {
                Collections.shuffle(deck, order);
                for (Transaction transaction : deck) {
                    transaction.prepare();
                    transaction.execute();
                    transaction.check();
                }
            }
            long piece = clock() - first;
            latest[pieces++ % latest.length] = piece;
            doneNanos += piece;
        }
        long[] shortestFirst = Arrays.copyOf(latest, Math.min(pieces, latest.length));
        Arrays.sort(shortestFirst);
        return String.format(
                Locale.ROOT,
                "{\"transactions\": %d, \"executeSeconds\": %.6f, \"inPiece\": %d, \"pieceSeconds\": %.9f, \"collections\": %d,"
                        + " \"collectionSeconds\": %.3f}",
                (long) pieces * ROUNDS_IN_PIECE * deck.size(), doneNanos / 1e9, ROUNDS_IN_PIECE * deck.size(),
                shortestFirst[shortestFirst.length / 2] / 1e9, sum(true) - collections, (sum(false) - collectionMillis) / 1e3);
    }

    /** With {@code clock=cpu} the CPU time of this thread, for a machine that is not quiet; it lacks that of collectors. */
    private long clock() {
        return cpuClock ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }

    private String types(long nanos) {
        List<String> names = deck.stream().map(Transaction::type).distinct().sorted().toList();
        long[] nanosOf = new long[names.size()];
        long[] bytesOf = new long[names.size()];
        long[] count = new long[names.size()];
        for (long end = System.nanoTime() + nanos; System.nanoTime() < end; ) {
            Collections.shuffle(deck, order);
            for (Transaction transaction : deck) {
                int type = names.indexOf(transaction.type());
                transaction.prepare();
                long bytes = THREADS.getCurrentThreadAllocatedBytes();
                long begin = System.nanoTime();
                transaction.execute();
                nanosOf[type] += System.nanoTime() - begin;
                bytesOf[type] += THREADS.getCurrentThreadAllocatedBytes() - bytes;
                count[type]++;
                transaction.check();
            }
        }
        double all = Arrays.stream(nanosOf).sum();
        return java.util.stream.IntStream.range(0, names.size())
                .mapToObj(type -> String.format(Locale.ROOT, "\"%s\": [%.4f, %.0f, %.3f]", names.get(type), nanosOf[type] / all,
                        (double) bytesOf[type] / count[type], nanosOf[type] / 1e3 / count[type]))
                .collect(Collectors.joining(", "));
    }
}
