package org.wattladder.meter.check.fake;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.meter.check.daemon.Address;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.Wire;
import org.wattladder.model.time.TimeSource;

/** Stands before a daemon that behaves, one client after another, and spoils what its habit says. */
public final class Relay implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final ServerSocket listener;
    private final Address behind;
    private final Habit habit;
    private volatile Socket client = new Socket();

    private Relay(ServerSocket listener, Address behind, Habit habit) {
        this.listener = listener;
        this.behind = behind;
        this.habit = habit;
    }

    /** Starts before the daemon on this port. */
    static Relay before(int port, Habit habit) throws IOException {
        Relay relay = new Relay(
                new ServerSocket(0, 5, InetAddress.getLoopbackAddress()), new Address("127.0.0.1", port), habit);
        Thread thread = new Thread(relay::serve, "relay");
        thread.setDaemon(true);
        thread.start();
        return relay;
    }

    public int port() {
        return listener.getLocalPort();
    }

    private void serve() {
        boolean more = true;
        while (more) {
            try (Socket next = listener.accept();
                    Wire wire = Wire.open(behind, TimeSource.system())) {
                client = next;
                serve(next, new Behind(wire));
            } catch (IOException | CheckFault left) {
                // the next client is served as habit says
            }
            more = habit.servesOn() && !listener.isClosed();
        }
        closeListener();
    }

    private void serve(Socket next, Behind real) throws IOException, CheckFault {
        write(next, habit.greeting());
        for (String command = habit.read(next.getInputStream());
                command != null;
                command = habit.read(next.getInputStream())) {
            StringBuilder text = new StringBuilder();
            habit.answer(command, real).forEach(line -> text.append(line).append(habit.lineEnd()));
            write(next, text.toString());
        }
    }

    private static void write(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }

    private void closeListener() {
        try {
            listener.close();
        } catch (IOException alreadyClosed) {
            // nothing is lost with it
        }
    }

    @Override
    public void close() throws IOException {
        closeListener();
        client.close();
    }

    /** The daemon that behaves. */
    record Behind(Wire wire) {
        List<String> ask(String command) throws CheckFault {
            wire.send(command + "\r\n");
            List<String> lines = new ArrayList<>();
            lines.add(wire.line(LIMIT));
            if (lines.get(0).startsWith("Last ")) {
                for (int left = Integer.parseInt(lines.get(0).split(" ", 3)[1]); left > 0; left--) {
                    lines.add(wire.line(LIMIT));
                }
            }
            return lines;
        }
    }
}
