package org.wattladder.system.endtoend;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;

/**
 * A foreign server that sends back each byte when a queue with several servers and exponential service would: the moment is
 * reckoned when the byte arrives, so that only waking up comes on top. It can fall still at times, as for a collection.
 */
public final class QueueServer {
    private static final double NANOS = 1e9;

    private final SplittableRandom random = new SplittableRandom(1);
    private final double[] freeSeconds;
    private final double serviceSeconds;
    private final double pauseSeconds;
    private final double everySeconds;
    private final long beganNanos = System.nanoTime();

    private QueueServer(int servers, double serviceSeconds, double pauseSeconds, double everySeconds) {
        freeSeconds = new double[servers];
        this.serviceSeconds = serviceSeconds;
        this.pauseSeconds = pauseSeconds;
        this.everySeconds = everySeconds;
    }

    /** Takes its port, the number of servers, the mean service time, the length of a pause and how often it comes, in seconds. */
    public static void main(String... arguments) throws IOException {
        QueueServer queue = new QueueServer(
                Integer.parseInt(arguments[1]),
                Double.parseDouble(arguments[2]),
                Double.parseDouble(arguments[3]),
                Double.parseDouble(arguments[4]));
        try (ServerSocket server = new ServerSocket(Integer.parseInt(arguments[0]))) {
            while (true) {
                Socket caller = server.accept();
                new Thread(() -> queue.answer(caller)).start();
            }
        }
    }

    private void answer(Socket caller) {
        try (caller) {
            caller.setTcpNoDelay(true);
            for (int octet = caller.getInputStream().read();
                    octet >= 0;
                    octet = caller.getInputStream().read()) {
                double end = served();
                for (double left = end - now(); left > 0; left = end - now()) {
                    LockSupport.parkNanos((long) (left * NANOS));
                }
                caller.getOutputStream().write(octet);
            }
        } catch (IOException gone) {
            // the caller has left
        }
    }

    private synchronized double served() {
        Arrays.sort(freeSeconds);
        double begin = Math.max(now(), freeSeconds[0]);
        double into = everySeconds == 0 ? pauseSeconds : begin % everySeconds;
        freeSeconds[0] = begin + Math.max(0, pauseSeconds - into) - Math.log(1 - random.nextDouble()) * serviceSeconds;
        return freeSeconds[0];
    }

    private double now() {
        return (System.nanoTime() - beganNanos) / NANOS;
    }
}
