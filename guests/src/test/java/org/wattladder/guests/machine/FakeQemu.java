package org.wattladder.guests.machine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Listens where QEMU would, notes what it is told, and gives prepared answers; an event comes before each. */
final class FakeQemu implements AutoCloseable {
    private final ServerSocketChannel listening;
    private final Map<String, Deque<String>> answers;
    private final List<String> told = Collections.synchronizedList(new ArrayList<>());

    /**
     * Listens.
     *
     * @param answers to each command, in order; the last is repeated. A command without is answered by nothing in particular
     */
    FakeQemu(Path socket, Map<String, List<String>> answers) throws IOException {
        this.answers = new HashMap<>();
        answers.forEach((command, all) -> this.answers.put(command, new ArrayDeque<>(all)));
        listening = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        listening.bind(UnixDomainSocketAddress.of(socket));
        Thread thread = new Thread(this::serve, "fake qemu");
        thread.setDaemon(true);
        thread.start();
    }

    List<String> told() {
        return List.copyOf(told);
    }

    private void serve() {
        try (SocketChannel client = listening.accept();
                BufferedReader lines = new BufferedReader(
                        new InputStreamReader(Channels.newInputStream(client), StandardCharsets.UTF_8))) {
            write(client, "{\"QMP\": {\"version\": {}, \"capabilities\": []}}");
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                told.add(line);
                String command = line.replaceFirst(".*\"execute\":\"([a-z_-]+)\".*", "$1");
                Deque<String> all = answers.getOrDefault(command, new ArrayDeque<>(List.of("{\"return\": {}}")));
                write(client, "{\"event\": \"STOP\"}");
                write(client, all.size() > 1 ? all.removeFirst() : all.getFirst());
            }
        } catch (IOException gone) {
            // the test is over
        }
    }

    private static void write(SocketChannel client, String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            client.write(bytes);
        }
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
