package org.wattladder.director.clients;

/** A client that prints something of its own to standard output. */
public final class GarbageClient {
    private GarbageClient() {}

    public static void main(String... arguments) {
        System.out.println("Loading, please wait");
        System.out.flush();
        SilentClient.main();
    }
}
