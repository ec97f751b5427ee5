package org.wattladder.worklets.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.link.ClientArguments;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.FigureLine;

/** A client in this JVM and the Director's end of its two pipes. */
final class Talk implements AutoCloseable {
    private final PipedOutputStream toClient = new PipedOutputStream();
    private final LineQueue fromClient = new LineQueue();
    private final CompletableFuture<Integer> exit = new CompletableFuture<>();

    Talk(Worklet worklet, int users) {
        this(worklet, users, Map.of());
    }

    Talk(Worklet worklet, int users, Map<String, Long> parameters) {
        this(worklet, users, parameters, Optional.empty(), Map.of());
    }

    Talk(
            Worklet worklet,
            int users,
            Map<String, Long> parameters,
            Optional<String> storageFolder,
            Map<String, Endpoint> endpoints) {
        ClientArguments arguments =
                new ClientArguments(worklet.description().name(), 1, users, 1, parameters, storageFolder, endpoints);
        ClientLines answers =
                new ClientLines(new PrintStream(fromClient, false, StandardCharsets.UTF_8), exit::complete);
        Client client = new Client(worklet, arguments, new SystemClock(), JvmCounters.ofThisJvm(), answers);
        try {
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(new PipedInputStream(toClient), StandardCharsets.UTF_8));
            Thread main = new Thread(() -> exit.complete(client.serve(lines)), "client");
            main.setDaemon(true);
            main.start();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    void say(String line) {
        try {
            toClient.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            toClient.flush();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    /** The next line; figures that the harness itself reports are heard by {@link #figures} alone. */
    ClientLine hear() {
        while (true) {
            ClientLine line = ClientLine.parse(fromClient.take());
            if (!(line instanceof FigureLine figure)
                    || ClientFigure.declared(figure.figure()).isEmpty()) {
                return line;
            }
        }
    }

    /** The figures of the next interval that is done. */
    List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        for (ClientLine line = ClientLine.parse(fromClient.take());
                !(line instanceof DoneLine);
                line = ClientLine.parse(fromClient.take())) {
            if (line instanceof FigureLine named) {
                figures.add(named.figure());
            }
        }
        return figures;
    }

    <T extends ClientLine> T hear(Class<T> kind) {
        return kind.cast(hear());
    }

    int exitCode() throws Exception {
        return exit.get(20, TimeUnit.SECONDS);
    }

    void endInput() throws IOException {
        toClient.close();
    }

    @Override
    public void close() throws IOException {
        endInput();
    }

    /** Takes bytes from any thread without the thread rules of piped streams. */
    private static final class LineQueue extends java.io.OutputStream {
        private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        private final StringBuilder line = new StringBuilder();

        @Override
        public synchronized void write(int value) {
            if (value == '\n') {
                lines.add(line.toString());
                line.setLength(0);
            } else {
                line.append((char) value);
            }
        }

        String take() {
            try {
                String text = lines.poll(20, TimeUnit.SECONDS);
                if (text == null) {
                    throw new AssertionError("the client says nothing");
                }
                return text;
            } catch (InterruptedException stopped) {
                throw new AssertionError(stopped);
            }
        }
    }
}
