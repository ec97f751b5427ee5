import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.Transaction;

/**
 * Runs the one transaction of a worklet as often as each line of standard input says, and prints the milliseconds of each. The
 * arguments are those of the other loops; the two lengths of time mean nothing. {@code memory} is in MiB.
 */
final class TurnLoop {
    private TurnLoop() {}

    public static void main(String... words) throws Exception {
        BenchArguments asked = new BenchArguments(Map.of("folder", "", "memory", "1024"), words);
        BenchContext user = asked.user(1, new SplittableRandom(2012), (long) asked.number("memory") << 20);
        Session session = asked.worklet().open(user);
        Transaction transaction = session.transactions(user).get(0).transaction();
        transaction.resize(100);
        System.err.println(transaction.bytesMoved());
        var lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            StringBuilder times = new StringBuilder();
            for (int i = Integer.parseInt(line.strip()); i > 0; i--) {
                transaction.prepare();
                long begin = System.nanoTime();
                transaction.execute();
                long nanos = System.nanoTime() - begin;
                transaction.check();
                times.append(String.format(Locale.ROOT, "%.4f ", nanos / 1e6));
            }
            transaction.audit();
            System.out.println(times.toString().strip());
        }
        session.close();
    }
}
