package org.wattladder.system.endtoend;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** A connection between a Chauffeur and a Director that can be spoilt: it says garbage, or goes silent without closing. */
final class TroubledWire implements AutoCloseable {
    private final ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    private final int director;
    private final String command;
    private final AtomicInteger left;
    private volatile DataOutputStream toChauffeur;
    private volatile boolean silent;

    /**
     * Waits for a Chauffeur.
     *
     * @param director port it is connected to
     * @param command word in a command, of which so many pass, and after them nothing at all, either way
     */
    TroubledWire(int director, String command, int times) throws IOException {
        this.director = director;
        this.command = command;
        this.left = new AtomicInteger(times);
        start(this::serve);
    }

    String address() {
        return "127.0.0.1:" + server.getLocalPort();
    }

    /** Says something to the Chauffeur that no Director says. */
    void sayGarbage() throws IOException {
        synchronized (this) {
            toChauffeur.write("HTTP/1.1 418 I'm a teapot\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            toChauffeur.flush();
        }
    }

    private void serve() throws IOException {
        Socket near = server.accept();
        Socket far = new Socket(InetAddress.getLoopbackAddress(), director);
        toChauffeur = new DataOutputStream(near.getOutputStream());
        DataOutputStream toDirector = new DataOutputStream(far.getOutputStream());
        start(() -> pass(far, near, toChauffeur));
        pass(near, far, toDirector);
    }

    private void pass(Socket from, Socket to, DataOutputStream out) throws IOException {
        DataInputStream in = new DataInputStream(from.getInputStream());
        try {
            while (true) {
                byte[] frame = new byte[in.readInt()];
                in.readFully(frame);
                boolean counts = new String(frame, StandardCharsets.UTF_8).contains("\"" + command + "\"");
                silent |= counts && left.getAndDecrement() <= 0;
                if (!silent) {
                    synchronized (this) {
                        out.writeInt(frame.length);
                        out.write(frame);
                        out.flush();
                    }
                }
            }
        } finally {
            if (!silent) {
                to.close();
            }
        }
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void start(Work work) {
        Thread thread = new Thread(() -> {
            try {
                work.run();
            } catch (IOException ended) {
                // one of the two has gone
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
