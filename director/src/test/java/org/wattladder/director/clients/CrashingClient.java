package org.wattladder.director.clients;

import java.io.IOException;
import org.wattladder.worklets.link.ReadyLine;

/** A client that ends with exit code 7 as soon as it is told to run, with 30 lines on standard error. */
public final class CrashingClient {
    private CrashingClient() {}

    public static void main(String... arguments) throws IOException {
        System.out.println(new ReadyLine(ProcessHandle.current().pid(), 0, "crashing").text());
        System.out.flush();
        if (System.in.read() == 'r') {
            for (int line = 1; line <= 30; line++) {
                System.err.println("last words " + line);
            }
            System.exit(7);
        }
    }
}
