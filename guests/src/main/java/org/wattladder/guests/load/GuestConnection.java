package org.wattladder.guests.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.wattladder.worklets.api.Endpoint;

/**
 * A connection to a guest that stays open when the guest is moved; used by one thread at a time. An answer that comes after its
 * bound is passed over when it arrives.
 */
public final class GuestConnection implements AutoCloseable {
    private final Endpoint guest;
    private final int boundMillis;
    private Optional<Open> open = Optional.empty();
    private long number;
    private long lost;

    private record Open(Socket socket, BufferedReader answers, OutputStream requests) {}

    /**
     * Connects at the first question.
     *
     * @param boundMillis within which an answer must come
     */
    public GuestConnection(Endpoint guest, int boundMillis) {
        this.guest = guest;
        this.boundMillis = boundMillis;
    }

    /** The answer to a request; empty when none came within the bound, or the connection broke, which is counted. */
    public Optional<String> ask(String request) {
        number++;
        try {
            Open link = connected();
            link.requests().write((number + " " + request + "\n").getBytes(StandardCharsets.US_ASCII));
            link.requests().flush();
            String own = number + " ";
            for (String line = link.answers().readLine();
                    line != null;
                    line = link.answers().readLine()) {
                if (line.startsWith(own)) {
                    return Optional.of(line.substring(own.length()));
                }
            }
            broken();
        } catch (SocketTimeoutException late) {
            // the connection stands; the answer may still come
        } catch (IOException failed) {
            broken();
        }
        return Optional.empty();
    }

    /** How often the connection has broken. */
    public long lost() {
        return lost;
    }

    private Open connected() throws IOException {
        if (open.isEmpty()) {
            Socket socket = new Socket();
            socket.connect(new InetSocketAddress(guest.host(), guest.port()), boundMillis);
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(boundMillis);
            open = Optional.of(new Open(
                    socket,
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII)),
                    socket.getOutputStream()));
        }
        return open.get();
    }

    private void broken() {
        lost++;
        close();
    }

    @Override
    public void close() {
        open.ifPresent(link -> {
            try {
                link.socket().close();
            } catch (IOException closed) {
                // it is closed already
            }
        });
        open = Optional.empty();
    }
}
