package org.wattladder.ptdaemon.fake;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Sends its answers in pieces of three bytes, ends lines with LF or CR LF in turn. */
public final class TearingAnalyzer extends WellBehavedAnalyzer {
    public TearingAnalyzer(String identity, List<String> rows) {
        super(identity, rows);
    }

    @Override
    protected void send(Socket socket, OutputStream out, List<String> lines) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int index = 0; index < lines.size(); index++) {
            text.append(lines.get(index)).append(index % 2 == 0 ? "\n" : "\r\n");
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.US_ASCII);
        for (int from = 0; from < bytes.length; from += 3) {
            out.write(bytes, from, Math.min(3, bytes.length - from));
            out.flush();
        }
    }
}
