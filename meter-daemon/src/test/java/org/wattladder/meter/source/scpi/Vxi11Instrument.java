package org.wattladder.meter.source.scpi;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** The VXI-11 side of a scripted analyzer, written from RFC 5531 and the list of calls, not from the client; also a port mapper. */
final class Vxi11Instrument implements AutoCloseable {
    private static final int LINK = 7;

    private final ServerSocket server;
    private final ScriptedAnalyzer analyzer;
    private final AtomicInteger links = new AtomicInteger();
    private volatile int error;
    private volatile int longestPart = 1000;

    Vxi11Instrument(ScriptedAnalyzer analyzer) throws IOException {
        this.analyzer = analyzer;
        this.server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        Thread thread = new Thread(this::accept, "vxi11");
        thread.setDaemon(true);
        thread.start();
    }

    int port() {
        return server.getLocalPort();
    }

    /** Links that are open. */
    int links() {
        return links.get();
    }

    /** Answers new links with this error. */
    Vxi11Instrument refuses(int number) {
        error = number;
        return this;
    }

    /** Sends answers in parts of so many bytes. */
    Vxi11Instrument inParts(int bytes) {
        longestPart = bytes;
        return this;
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                Thread thread = new Thread(() -> talk(socket), "vxi11-link");
                thread.setDaemon(true);
                thread.start();
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void talk(Socket socket) {
        byte[] unread = new byte[0];
        try (socket;
                DataInputStream input = new DataInputStream(socket.getInputStream())) {
            while (true) {
                int mark = input.readInt();
                DataInputStream call =
                        new DataInputStream(new ByteArrayInputStream(input.readNBytes(mark & 0x7fffffff)));
                int id = call.readInt();
                call.skipNBytes(4 + 4 + 4 + 4);
                int procedure = call.readInt();
                call.skipNBytes(16);
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                DataOutputStream reply = new DataOutputStream(bytes);
                for (int field : new int[] {id, 1, 0, 0, 0, 0}) {
                    reply.writeInt(field);
                }
                switch (procedure) {
                    case 3 -> reply.writeInt(port());
                    case 10 -> {
                        for (int field : new int[] {error, LINK, 0, 1024}) {
                            reply.writeInt(field);
                        }
                        links.incrementAndGet();
                    }
                    case 11 -> {
                        call.skipNBytes(16);
                        String line = new String(call.readNBytes(call.readInt()), StandardCharsets.US_ASCII);
                        unread = analyzer.hear(line.strip())
                                .map(answer -> (answer + "\n").getBytes(StandardCharsets.US_ASCII))
                                .orElse(new byte[0]);
                        reply.writeInt(0);
                        reply.writeInt(line.length());
                    }
                    case 12 -> unread = read(reply, unread);
                    default -> {
                        reply.writeInt(0);
                        links.decrementAndGet();
                    }
                }
                DataOutputStream output = new DataOutputStream(socket.getOutputStream());
                // two fragments, as implementations may send
                output.writeInt(8);
                output.write(bytes.toByteArray(), 0, 8);
                output.writeInt(0x80000000 | (bytes.size() - 8));
                output.write(bytes.toByteArray(), 8, bytes.size() - 8);
            }
        } catch (IOException gone) {
            // the other side left
        }
    }

    private byte[] read(DataOutputStream reply, byte[] unread) throws IOException {
        int length = Math.min(unread.length, longestPart);
        boolean last = length == unread.length;
        reply.writeInt(unread.length == 0 ? 15 : 0);
        reply.writeInt(last ? 4 : 1);
        reply.writeInt(length);
        reply.write(unread, 0, length);
        reply.write(new byte[(4 - length % 4) % 4]);
        byte[] rest = new byte[unread.length - length];
        System.arraycopy(unread, length, rest, 0, rest.length);
        return rest;
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
