package org.wattladder.director.clients;

import org.wattladder.worklets.link.ReadyLine;

/** A client that is ready, but never reads what it is told. */
public final class DeafClient {
    private DeafClient() {}

    public static void main(String... arguments) {
        System.out.println(new ReadyLine(ProcessHandle.current().pid(), 0, "deaf").text());
        System.out.flush();
        SilentClient.main();
    }
}
