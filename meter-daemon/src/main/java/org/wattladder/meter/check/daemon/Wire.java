package org.wattladder.meter.check.daemon;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.wattladder.model.text.Printable;
import org.wattladder.model.time.TimeSource;

/** A raw connection to a daemon: bytes as they are, where the Chauffeur's connection would hide them. */
public final class Wire implements AutoCloseable {
    private static final int CONNECT_MILLIS = 5000;
    private static final int LONGEST_LINE_BYTES = 1 << 20;

    private final Socket socket;
    private final InputStream input;
    private final TimeSource time;
    private boolean carriageReturn;

    private Wire(Socket socket, InputStream input, TimeSource time) {
        this.socket = socket;
        this.input = input;
        this.time = time;
    }

    /** Connects once. */
    public static Wire open(Address address, TimeSource time) throws Unreachable {
        Socket socket = new Socket();
        try {
            socket.setTcpNoDelay(true);
            socket.connect(new InetSocketAddress(address.host(), address.port()), CONNECT_MILLIS);
            return new Wire(socket, socket.getInputStream(), time);
        } catch (IOException refused) {
            close(socket);
            throw new Unreachable(address + " cannot be reached (" + refused.getMessage()
                    + "); start the daemon there, or correct host and port.");
        }
    }

    /** Sends these characters and nothing more. */
    public void send(String characters) throws CheckFault {
        try {
            socket.getOutputStream().write(characters.getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
        } catch (IOException broken) {
            throw new CheckFault("The connection was lost while sending (" + broken.getMessage() + ").");
        }
    }

    /**
     * The next line, without its end.
     *
     * @throws CheckFault when none comes in time or the connection ends
     */
    public String line(Duration limit) throws CheckFault {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long giveUpAt = time.nanoTime() + limit.toNanos();
        try {
            for (int octet = next(giveUpAt); octet != '\n'; octet = next(giveUpAt)) {
                if (octet < 0) {
                    throw new CheckFault("The daemon closed the connection.");
                }
                line.write(octet);
                if (line.size() > LONGEST_LINE_BYTES) {
                    throw new CheckFault("The daemon sent a line of more than " + LONGEST_LINE_BYTES + " bytes.");
                }
            }
        } catch (SocketTimeoutException silent) {
            throw new CheckFault("No answer came within " + limit.toMillis() + " ms"
                    + (line.size() > 0 ? ", only '" + Printable.quote(text(line)) + "' without a line end." : "."));
        } catch (IOException broken) {
            throw new CheckFault("The connection was lost (" + broken.getMessage() + ").");
        }
        String text = text(line);
        carriageReturn = text.endsWith("\r");
        return Printable.of(carriageReturn ? text.substring(0, text.length() - 1) : text);
    }

    /** Whether the last line ended with CR LF. */
    boolean endedWithCarriageReturn() {
        return carriageReturn;
    }

    private int next(long giveUpAtNanos) throws IOException {
        long leftMillis = TimeUnit.NANOSECONDS.toMillis(giveUpAtNanos - time.nanoTime());
        if (leftMillis <= 0 && input.available() == 0) {
            throw new SocketTimeoutException();
        }
        socket.setSoTimeout((int) Math.max(1, leftMillis));
        return input.read();
    }

    private static String text(ByteArrayOutputStream line) {
        return line.toString(StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() {
        close(socket);
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException alreadyGone) {
            // nothing is lost with it
        }
    }
}
