package org.wattladder.chauffeur.live;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.settings.file.BoundedFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectReader;

/**
 * A run of another process that is on, as one of its readers. A slow reader misses the oldest events and is told so; the run
 * never waits for it.
 */
public final class LiveRun implements AutoCloseable {
    private static final Duration GREETING_LIMIT = Duration.ofSeconds(5);
    private static final int LARGEST_PATH_BYTES = 4096;

    /** More than any event has; the plan of a run and the intervals of many hosts are events too. */
    private static final int LARGEST_LINE_BYTES = 64 << 20;

    private final ObjectReader reader = WireCodec.strictMapper().readerFor(RunEvent.class);
    private final SocketChannel connection;
    private final InputStream lines;
    private final Optional<RunEvent.Attached> attached;

    private LiveRun(SocketChannel connection) throws IOException {
        this.connection = connection;
        this.lines = new BufferedInputStream(Channels.newInputStream(connection));
        this.attached = next().filter(RunEvent.Attached.class::isInstance).map(RunEvent.Attached.class::cast);
    }

    /**
     * Attaches to the run in this directory.
     *
     * @return empty when no process runs it, or its process ended in this moment
     * @throws IOException with a sentence, if its process does not answer or is of another version
     */
    public static Optional<LiveRun> attach(Path runDirectory) throws IOException {
        Optional<SocketChannel> connection = connect(runDirectory);
        if (connection.isEmpty()) {
            return Optional.empty();
        }
        boolean attached = false;
        try {
            awaitGreeting(connection.get(), runDirectory);
            LiveRun run = new LiveRun(connection.get());
            attached = run.attached.isPresent();
            return Optional.of(run).filter(each -> each.attached.isPresent());
        } finally {
            if (!attached) {
                connection.get().close();
            }
        }
    }

    /** Whether a process offers the events of the run in this directory: it runs it, or is still writing its reports. */
    public static boolean isOn(Path runDirectory) {
        try {
            Optional<SocketChannel> connection = connect(runDirectory);
            if (connection.isPresent()) {
                connection.get().close();
            }
            return connection.isPresent();
        } catch (IOException unreachable) {
            return false;
        }
    }

    private static Optional<SocketChannel> connect(Path runDirectory) {
        Path pointer = runDirectory.resolve(RunDirectory.LIVE_PATH);
        try {
            String socket = Files.isRegularFile(pointer)
                    ? BoundedFile.text(pointer, LARGEST_PATH_BYTES).strip()
                    : runDirectory.toRealPath().resolve(RunDirectory.LIVE).toString();
            return Files.exists(Path.of(socket))
                    ? Optional.of(SocketChannel.open(UnixDomainSocketAddress.of(socket)))
                    : Optional.empty();
        } catch (IOException | InvalidPathException nobodyListens) {
            return Optional.empty();
        }
    }

    /** A process that is stopped takes connections and says nothing. */
    private static void awaitGreeting(SocketChannel connection, Path runDirectory) throws IOException {
        connection.configureBlocking(false);
        try (Selector selector = Selector.open()) {
            connection.register(selector, SelectionKey.OP_READ);
            if (selector.select(GREETING_LIMIT.toMillis()) == 0) {
                throw new IOException("the process that runs " + runDirectory + " does not answer; is it stopped?");
            }
        }
        connection.configureBlocking(true);
    }

    /** What the run said first: where it was then. */
    public RunEvent.Attached attached() {
        return attached.orElseThrow();
    }

    /**
     * Tells every event from then on, on the calling thread; returns when the run is over, has detached this reader, or
     * {@link #close} was called. {@link RunEvent.Finished} is the last event of a run that ended in order.
     *
     * @throws IOException with a sentence, if the run says what this version does not know
     */
    public void follow(Consumer<RunEvent> subscriber) throws IOException {
        for (Optional<RunEvent> event = next(); event.isPresent(); event = next()) {
            subscriber.accept(event.get());
        }
    }

    /** The next event; empty when there is none any more. */
    private Optional<RunEvent> next() throws IOException {
        Optional<String> line = line();
        try {
            return line.isPresent() ? Optional.of(reader.readValue(line.get())) : Optional.empty();
        } catch (JacksonException unknown) {
            throw new IOException("the run says what this version of Wattladder does not know", unknown);
        }
    }

    private Optional<String> line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        try {
            for (int single = lines.read(); single >= 0; single = lines.read()) {
                if (single == '\n') {
                    return Optional.of(line.toString(StandardCharsets.UTF_8));
                }
                if (line.size() == LARGEST_LINE_BYTES) {
                    throw new IOException("the run says more in one line than any event has");
                }
                line.write(single);
            }
        } catch (ClosedChannelException | SocketException detachedOrKilled) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    /** Detaches; the run goes on. Any thread may call it. */
    @Override
    public void close() throws IOException {
        connection.close();
    }
}
