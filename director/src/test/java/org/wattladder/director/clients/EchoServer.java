package org.wattladder.director.clients;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A foreign server: listens on the port of its first argument, says so, and sends back what it is sent. */
public final class EchoServer {
    private EchoServer() {}

    public static void main(String... arguments) throws IOException {
        try (ServerSocket server =
                new ServerSocket(Integer.parseInt(arguments[0]), 50, InetAddress.getLoopbackAddress())) {
            System.out.println("now listening");
            while (true) {
                Socket caller = server.accept();
                new Thread(() -> echo(caller)).start();
            }
        }
    }

    private static void echo(Socket caller) {
        try (caller) {
            caller.getInputStream().transferTo(caller.getOutputStream());
        } catch (IOException gone) {
            // the caller has left
        }
    }
}
