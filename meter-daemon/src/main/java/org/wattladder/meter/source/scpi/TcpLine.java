package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.Endpoint;

/** Lines over TCP, as behind a gateway before the analyzer's RS-232. */
final class TcpLine implements InstrumentLine {
    private static final int LONGEST_LINE = 4096;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final Socket socket;
    private final InputStream input;
    private final TimeSource time;

    private TcpLine(Socket socket, TimeSource time) throws IOException {
        this.socket = socket;
        this.input = socket.getInputStream();
        this.time = time;
    }

    static TcpLine connect(Endpoint address, int limitMillis, TimeSource time) throws IOException {
        Socket socket = new Socket();
        try {
            socket.setTcpNoDelay(true);
            socket.connect(new InetSocketAddress(address.host(), address.port()), limitMillis);
            return new TcpLine(socket, time);
        } catch (IOException refused) {
            socket.close();
            throw refused;
        }
    }

    @Override
    public void send(String command) throws IOException {
        socket.getOutputStream().write((command + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public String ask(String query, long limitMillis) throws IOException {
        send(query);
        return line(query, limitMillis);
    }

    @Override
    public Optional<String> another(long limitMillis) throws IOException {
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
                throw new Late(query, limitMillis);
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
            throw new Late(query, limitMillis);
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
