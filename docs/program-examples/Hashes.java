import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.security.MessageDigest;
import java.util.concurrent.locks.LockSupport;

/** Hashes blocks at the rate that it is told on its standard input. */
class Hashes {
    static volatile double rate;
    static volatile long done;

    public static void main(String[] arguments) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        Thread worker = new Thread(() -> work(digest));
        worker.setDaemon(true);
        worker.start();
        System.out.println("ready");
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in));
        long begun = 0;
        for (String order = orders.readLine(); order != null; order = orders.readLine()) {
            switch (order) {
                case "start" -> begun = done;
                case "stop" -> System.out.println("done " + (done - begun));
                case "rate max" -> rate = Double.POSITIVE_INFINITY;
                default -> rate = Double.parseDouble(order.substring("rate ".length()));
            }
        }
    }

    @SuppressWarnings("NonAtomicOperationOnVolatileField") // only this thread writes it
    static void work(MessageDigest digest) {
        byte[] block = new byte[4096];
        double due = 0;
        for (double last = 0; ; ) {
            double asked = rate;
            due = asked == last ? due : System.nanoTime();
            last = asked;
            long early = asked == 0 ? 1_000_000 : (long) due - System.nanoTime();
            if (early > 0) {
                LockSupport.parkNanos(early);
            } else {
                digest.digest(block);
                done++;
                due += 1e9 / asked;
            }
        }
    }
}
