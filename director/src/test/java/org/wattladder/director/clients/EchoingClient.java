package org.wattladder.director.clients;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.LockSupport;
import org.wattladder.worklets.link.CountLine;
import org.wattladder.worklets.link.DirectorLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.ReadyLine;
import org.wattladder.worklets.link.RunLine;

/** A client that reports exactly what it was asked to do, when the interval is over. */
public final class EchoingClient {
    private EchoingClient() {}

    public static void main(String... arguments) throws IOException {
        say(new ReadyLine(ProcessHandle.current().pid(), 0, "echoing").text());
        try (var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (DirectorLine.parse(line) instanceof RunLine run) {
                    long end = run.startNanos() + run.preNanos() + run.recordingNanos() + run.postNanos();
                    while (System.nanoTime() < end) {
                        LockSupport.parkNanos(end - System.nanoTime());
                    }
                    String response = run.pace().isUnpaced() ? "-" : "RESPONSE";
                    say(new CountLine(run.interval(), "echo", run.pace().recording(), 0, "SERVICE", response).text());
                    say(new DoneLine(run.interval(), 5, run.recordingNanos(), run.recordingNanos() / 2, 1).text());
                } else {
                    return;
                }
            }
        }
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
