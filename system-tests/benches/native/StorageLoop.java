import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wattladder.worklets.api.Transaction;

/**
 * Runs a storage worklet in a bare loop: so many users back to back over the files of a folder, which are made if need be
 * before any clock runs.
 *
 * <p>Arguments: worklet, seconds of warm-up, seconds left out at the begin of each turn, {@code folder=DIR}; then {@code
 * users=N}, {@code seed=N} and parameters of the worklet. {@code check-every=0} when another program writes to the same
 * files; that one must leave the first block of each file as it is. Says when it is warm, then takes a turn for each line
 * of its input, a number of seconds, and sleeps in between. Prints one line of JSON for each: I/O and bytes per second,
 * latency in microseconds, CPU time of the users per I/O in microseconds (user and system) and the share of reads.
 */
final class StorageLoop {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Transaction[] cards;
    private final SplittableRandom random;

    private StorageLoop(Transaction[] cards, SplittableRandom random) {
        this.cards = cards;
        this.random = random;
    }

    public static void main(String... arguments) throws Exception {
        BenchArguments asked =
                new BenchArguments(Map.of("users", "4", "seed", "2012", "folder", "."), arguments);
        List<StorageLoop> users = new ArrayList<>();
        for (int user : IntStream.rangeClosed(1, asked.number("users")).toArray()) {
            var random = new SplittableRandom(Long.parseLong(asked.option("seed")) + user);
            BenchContext context = asked.user(user, random, 4 << 20);
            users.add(new StorageLoop(
                    asked.worklet().open(context).transactions(context).stream()
                            .flatMap(it -> Stream.generate(it::transaction).limit((long) it.share()))
                            .toArray(Transaction[]::new),
                    random));
        }
        ExecutorService threads = Executors.newFixedThreadPool(users.size());
        asked.turns(nanos -> {
            LoopTotal total = new LoopTotal();
            for (Future<LoopTotal> future : threads.invokeAll(
                    users.stream().<Callable<LoopTotal>>map(user -> () -> user.loop(nanos)).toList())) {
                total.add(future.get());
            }
            return total.line("");
        });
        threads.shutdown();
    }

    /** Deals decks in a random order, as the client does, so that the mix is exact. */
    private LoopTotal loop(long nanos) {
        LoopTotal total = new LoopTotal();
        long bytes = 0;
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
                bytes += card.bytesMoved();
                total.reads += card.type().endsWith("read") ? 1 : 0;
            }
        }
        double seconds = (now - begin) / 1e9;
        total.cpuNanos = THREADS.getCurrentThreadCpuTime() - cpu;
        total.perSecond = total.latency.getTotalCount() / seconds;
        total.bytesPerSecond = bytes / seconds;
        return total;
    }
}
