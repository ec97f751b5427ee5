package org.wattladder.system.endtoend;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A foreign server: sends back each byte after it has kept a CPU busy for it. */
public final class BusyEchoServer {
    private static final long BUSY_NANOS = 2_000_000;

    private BusyEchoServer() {}

    /** Takes its port, and the address to listen on unless that is loopback. */
    public static void main(String... arguments) throws IOException {
        try (ServerSocket server = new ServerSocket(Integer.parseInt(arguments[0]), 50, address(arguments))) {
            while (true) {
                Socket caller = server.accept();
                new Thread(() -> echo(caller)).start();
            }
        }
    }

    private static InetAddress address(String... arguments) throws IOException {
        return arguments.length > 1 ? InetAddress.getByName(arguments[1]) : InetAddress.getLoopbackAddress();
    }

    private static void echo(Socket caller) {
        try (caller) {
            caller.setTcpNoDelay(true);
            for (int octet = caller.getInputStream().read();
                    octet >= 0;
                    octet = caller.getInputStream().read()) {
                long begin = System.nanoTime();
                while (System.nanoTime() - begin < BUSY_NANOS) {
                    Thread.onSpinWait();
                }
                caller.getOutputStream().write(octet);
            }
        } catch (IOException gone) {
            // the caller has left
        }
    }
}
