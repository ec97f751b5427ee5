package org.wattladder.worklets.api;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/** The address by which processes of this machine reach each other. */
public final class Loopback {
    private static final String IPV4 = "127.0.0.1";
    private static final String IPV6 = "::1";
    private static final String ADDRESS = listens(IPV4) || !listens(IPV6) ? IPV4 : IPV6;

    private Loopback() {}

    /** 127.0.0.1, or {@code ::1} on a machine without it; looked up once in a process. */
    public static String address() {
        return ADDRESS;
    }

    private static boolean listens(String address) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getByName(address), 0));
            return true;
        } catch (IOException absent) {
            return false;
        }
    }
}
