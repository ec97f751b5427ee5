package org.wattladder.worklets.tcp;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;

/** Servers for tests, on threads that end when their connections are closed. */
public final class Loopback {
    private Loopback() {}

    /** What a thread does until a connection is closed. */
    @FunctionalInterface
    public interface Work {
        void run() throws IOException;
    }

    public static ServerSocketChannel listen() throws IOException {
        return ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    public static void inBackground(Work work) {
        Thread thread = new Thread(() -> {
            try {
                work.run();
            } catch (IOException closed) {
                // the test is over
            }
        });
        thread.setDaemon(true);
        thread.start();
    }
}
