package org.wattladder.ptdaemon.fake;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Closes the connection at one command, in the middle of the answer. */
public final class ClosingAnalyzer extends WellBehavedAnalyzer {
    private final String closesAt;

    public ClosingAnalyzer(String identity, List<String> rows, String closesAt) {
        super(identity, rows);
        this.closesAt = closesAt;
    }

    @Override
    protected void send(Socket socket, OutputStream out, List<String> lines) throws IOException {
        List<String> received = commands();
        if (received.get(received.size() - 1).startsWith(closesAt)) {
            out.write(lines.get(0).getBytes(StandardCharsets.US_ASCII));
            socket.close();
        } else {
            super.send(socket, out, lines);
        }
    }
}
