package org.wattladder.director.clients;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.worklets.link.CountLine;
import org.wattladder.worklets.link.DirectorLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.EndLine;
import org.wattladder.worklets.link.GoLine;
import org.wattladder.worklets.link.IterateLine;
import org.wattladder.worklets.link.ReadyLine;
import org.wattladder.worklets.link.RunLine;
import org.wattladder.worklets.link.StageLine;

/** A client that reports exactly what it was asked to do, when the interval is over. */
public final class EchoingClient {
    /** How long its iterations take, as it says. */
    public static final long ITERATIONS_NANOS = 123_456_789;

    private EchoingClient() {}

    public static void main(String... arguments) throws IOException {
        say(new ReadyLine(ProcessHandle.current().pid(), 0, "echoing").text());
        try (var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                DirectorLine parsed = DirectorLine.parse(line);
                if (parsed instanceof IterateLine iterate) {
                    say(new StageLine(iterate.interval(), StageLine.Stage.PRE, System.nanoTime()).text());
                } else if (parsed instanceof GoLine go) {
                    long end = go.startNanos() + ITERATIONS_NANOS;
                    waitUntil(end);
                    say(new StageLine(go.interval(), StageLine.Stage.MEASURED, end).text());
                } else if (parsed instanceof EndLine end) {
                    say(new CountLine(end.interval(), "echo", 12, 1, 8, times(12), "-").text());
                    say(new DoneLine(end.interval(), 5, ITERATIONS_NANOS, -1, 0).text());
                } else if (parsed instanceof RunLine run) {
                    long end = run.startNanos() + run.preNanos() + run.recordingNanos() + run.postNanos();
                    waitUntil(end);
                    boolean unpaced = run.pace().isUnpaced();
                    long count = unpaced ? 7 : run.pace().recording();
                    say(new CountLine(run.interval(), "echo", count, 0, 0, times(count), unpaced ? "-" : times(count))
                            .text());
                    say(new DoneLine(run.interval(), 5, run.recordingNanos(), run.recordingNanos() / 2, 1).text());
                } else {
                    return;
                }
            }
        }
    }

    /** So many executions of a microsecond. */
    public static String times(long count) {
        Histogram histogram = new Histogram(3);
        histogram.recordValueWithCount(1000, count);
        return Histograms.encode(histogram);
    }

    private static void waitUntil(long nanos) {
        while (System.nanoTime() < nanos) {
            LockSupport.parkNanos(nanos - System.nanoTime());
        }
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
