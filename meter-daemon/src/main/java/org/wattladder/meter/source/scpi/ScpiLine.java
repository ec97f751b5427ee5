package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.wattladder.model.time.TimeSource;

/** One connection: a line out, a line in, never longer than allowed in time or length. For one thread at a time. */
final class ScpiLine implements AutoCloseable {
    private static final int LONGEST_LINE = 4096;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final Socket socket;
    private final InputStream input;
    private final TimeSource time;

    private ScpiLine(Socket socket, TimeSource time) throws IOException {
        this.socket = socket;
        this.input = socket.getInputStream();
        this.time = time;
    }

    static ScpiLine connect(ScpiSettings settings, TimeSource time) throws IOException {
        Socket socket = new Socket();
        try {
            socket.setTcpNoDelay(true);
            socket.connect(
                    new InetSocketAddress(
                            settings.address().host(), settings.address().port()),
                    settings.answerMillis());
            return new ScpiLine(socket, time);
        } catch (IOException refused) {
            socket.close();
            throw refused;
        }
    }

    void send(String command) throws IOException {
        socket.getOutputStream().write((command + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    /**
     * Asks and waits.
     *
     * @throws IOException also when no whole line came in time; the connection is of no more use then
     */
    String ask(String query, long limitMillis) throws IOException {
        send(query);
        return line(query, limitMillis);
    }

    /** A further line, if one comes in time. */
    Optional<String> another(long limitMillis) throws IOException {
        try {
            return Optional.of(line("*IDN?", limitMillis));
        } catch (Late late) {
            return Optional.empty();
        }
    }

    private String line(String query, long limitMillis) throws IOException {
        long deadline = time.nanoTime() + limitMillis * NANOS_PER_MILLI;
        StringBuilder line = new StringBuilder();
        while (line.length() < LONGEST_LINE) {
            long leftMillis = (deadline - time.nanoTime()) / NANOS_PER_MILLI;
            if (leftMillis <= 0) {
                throw silent(query, limitMillis);
            }
            socket.setSoTimeout((int) leftMillis);
            int character = read(query, limitMillis);
            if (character < 0) {
                throw new IOException("it closed the connection");
            }
            if (character == '\n') {
                return line.toString().strip();
            }
            line.append((char) character);
        }
        throw new IOException("its answer to " + query + " has no end");
    }

    private int read(String query, long limitMillis) throws IOException {
        try {
            return input.read();
        } catch (SocketTimeoutException late) {
            throw silent(query, limitMillis);
        }
    }

    /** No whole line came in time. */
    private static final class Late extends IOException {
        private static final long serialVersionUID = 1;

        Late(String sentence) {
            super(sentence);
        }
    }

    private static IOException silent(String query, long limitMillis) {
        return new Late("no answer to " + query + " within " + limitMillis + " ms");
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
