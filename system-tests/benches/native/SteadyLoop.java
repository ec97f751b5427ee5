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
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;

/**
 * The whole mix of a worklet in one loop, as a client has it: a warm-up, a collection, then {@code windows=N} windows of the
 * seconds to measure. Prints one line of JSON: transactions per second of each window, the same as they would be had a fixed
 * piece of other work, the yardstick, run at its mean speed, collections and their seconds in each, MiB live behind the last;
 * then, from a loop of its own, the share of time and the bytes allocated per transaction of each type.
 */
final class SteadyLoop {
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS_BETWEEN_CLOCKS = 16;

    /** Two to three milliseconds of transactions, then half a millisecond of the yardstick. */
    private static final int YARDSTICK_STEPS = 50_000;

    private final List<Transaction> deck = new ArrayList<>();
    private final Random order = new Random(7);

    private final boolean cpuClock;
    private final int[] walk = new int[1 << 18];
    private int place;
    private int kept;

    private SteadyLoop(List<WeightedTransaction> mix, boolean cpuClock) {
        this.cpuClock = cpuClock;
        mix.forEach(it -> deck.addAll(Collections.nCopies(it.share(), it.transaction())));
        // One circle through all places in random order.
        Random random = new Random(1);
        for (int index = 0; index < walk.length; index++) {
            walk[index] = index;
        }
        for (int index = walk.length - 1; index > 0; index--) {
            int other = random.nextInt(index);
            int swapped = walk[index];
            walk[index] = walk[other];
            walk[other] = swapped;
        }
    }

    /** What a window gave: transactions and yardsticks, each per second of its own time. */
    private record Window(double transactions, double yardsticks) {}

    public static void main(String... arguments) {
        BenchArguments asked = new BenchArguments(Map.of("windows", "5", "folder", "", "clock", "wall"), arguments);
        var user = asked.user(1, new SplittableRandom(2012), Runtime.getRuntime().maxMemory() / 2);
        List<WeightedTransaction> mix = asked.worklet().open(user).transactions(user);
        SteadyLoop loop = new SteadyLoop(mix, asked.option("clock").equals("cpu"));
        System.gc();
        loop.window(asked.warmNanos());
        System.gc();
        List<Window> windows = new ArrayList<>();
        List<String> counts = new ArrayList<>();
        List<String> pauses = new ArrayList<>();
        for (int window = 0; window < asked.number("windows"); window++) {
            long collections = sum(true);
            long millis = sum(false);
            windows.add(loop.window(asked.measureNanos()));
            counts.add(Long.toString(sum(true) - collections));
            pauses.add(String.format(Locale.ROOT, "%.3f", (sum(false) - millis) / 1e3));
        }
        mix.forEach(it -> it.transaction().audit());
        System.gc();
        long live = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
        double yardstick = windows.stream().mapToDouble(Window::yardsticks).average().orElseThrow();
        System.out.printf(
                "{\"rates\": %s, \"steadied\": %s, \"yardsticks\": %s, \"collections\": %s, \"seconds\": %s, \"liveMebibytes\": %d, \"types\": {%s}}%n",
                figures(windows, Window::transactions), figures(windows, it -> it.transactions() * yardstick / it.yardsticks()),
                figures(windows, Window::yardsticks), counts, pauses, live, loop.types(asked.measureNanos() / 4));
    }

    private static List<String> figures(List<Window> windows, ToDoubleFunction<Window> figure) {
        return windows.stream()
                .map(it -> String.format(Locale.ROOT, "%.1f", figure.applyAsDouble(it)))
                .toList();
    }

    private static long sum(boolean count) {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(count ? GarbageCollectorMXBean::getCollectionCount : GarbageCollectorMXBean::getCollectionTime)
                .sum();
    }

    private Window window(long nanos) {
        long begin = System.nanoTime();
        long done = 0;
        long yardsticks = 0;
        long transactionNanos = 0;
        long yardstickNanos = 0;
        while (System.nanoTime() - begin < nanos) {
            long first = clock();
            for (int round = 0; round < ROUNDS_BETWEEN_CLOCKS; round++) {
                Collections.shuffle(deck, order);
                for (Transaction transaction : deck) {
                    transaction.prepare();
                    transaction.execute();
                    transaction.check();
                }
            }
            long second = clock();
            yardstick();
            done += (long) deck.size() * ROUNDS_BETWEEN_CLOCKS;
            yardsticks++;
            transactionNanos += second - first;
            yardstickNanos += clock() - second;
        }
        return new Window(done * 1e9 / transactionNanos, yardsticks * 1e9 / yardstickNanos);
    }

    /** Loads that wait for each other, with branches and arithmetic between them; it allocates nothing. */
    private void yardstick() {
        int at = place;
        int sum = kept;
        for (int step = 0; step < YARDSTICK_STEPS; step++) {
            at = walk[at];
            sum = (at & 1) == 0 ? sum + at : sum * 31 ^ at;
        }
        place = at;
        kept = sum;
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
