package org.wattladder.ptdaemon.fake;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Listens on loopback and answers one client after another, line by line; what it says is up to the subclass. */
public abstract class LoopbackAnalyzer implements AutoCloseable {
    private final ServerSocket listener;
    private final List<String> commands = new CopyOnWriteArrayList<>();

    protected LoopbackAnalyzer() {
        try {
            listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        } catch (IOException noPort) {
            throw new UncheckedIOException(noPort);
        }
    }

    /** Starts answering. */
    public <A extends LoopbackAnalyzer> A started(Class<A> type) {
        Thread thread = new Thread(this::serve, getClass().getSimpleName());
        thread.setDaemon(true);
        thread.start();
        return type.cast(this);
    }

    public int port() {
        return listener.getLocalPort();
    }

    /** All lines that came, without line ends. */
    public List<String> commands() {
        return List.copyOf(commands);
    }

    /** Lines that answer a command; none keeps silent. */
    protected abstract List<String> answer(String command);

    /** Writes one answer; may tear it, or close the socket. */
    protected void send(Socket socket, OutputStream out, List<String> lines) throws IOException {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line).append("\r\n"));
        out.write(text.toString().getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    private void serve() {
        while (!listener.isClosed()) {
            try (Socket socket = listener.accept()) {
                socket.setTcpNoDelay(true);
                BufferedReader in =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    commands.add(line);
                    send(socket, socket.getOutputStream(), answer(line));
                }
            } catch (IOException left) {
                // the client or the test is gone
            }
        }
    }

    @Override
    public void close() {
        try {
            listener.close();
        } catch (IOException ignored) {
            throw new UncheckedIOException(ignored);
        }
    }
}
