package org.wattladder.chauffeur.live;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.RunDirectory;

/**
 * Offers the events of a run to other processes of its user, for as long as the run is on. One thread waits for readers;
 * each reader has a mailbox and a thread of its own, so that none holds the run or another. While nobody is attached
 * nothing is made and no thread wakes.
 */
public final class LiveSocket implements AutoCloseable {
    /** When there are more, the one that came first is detached. */
    static final int MOST_READERS = 16;

    private static final Duration LAST_EVENTS_LIMIT = Duration.ofSeconds(2);

    private final SocketFiles files;
    private final ServerSocketChannel channel;
    private final EventFeed events;
    private final Supplier<RunEvent> attached;
    private final Deque<LiveReader> readers = new ArrayDeque<>();
    private boolean closed;

    private LiveSocket(SocketFiles files, EventFeed events, Supplier<RunEvent> attached) {
        this.files = files;
        this.channel = files.channel();
        this.events = events;
        this.attached = attached;
    }

    /**
     * Makes the socket and takes in readers from now on; one that a killed run left there is replaced.
     *
     * @param directory of the run, whose journal this process has locked
     * @param attached makes the first event of each reader
     * @throws IOException if there can be none, which the run need not mind
     */
    public static LiveSocket open(RunDirectory directory, EventFeed events, Supplier<RunEvent> attached)
            throws IOException {
        LiveSocket socket = new LiveSocket(SocketFiles.make(directory), events, attached);
        Thread thread = new Thread(socket::takeIn, "live readers");
        thread.setDaemon(true);
        thread.start();
        return socket;
    }

    private void takeIn() {
        try {
            while (true) {
                admit(channel.accept());
            }
        } catch (IOException over) {
            // Closed at the end of the run; if it was anything else, nobody new is taken in.
            return;
        }
    }

    private void admit(SocketChannel connection) throws IOException {
        synchronized (readers) {
            if (closed) {
                connection.close();
                return;
            }
            if (readers.size() == MOST_READERS) {
                readers.removeFirst().detach();
            }
            LiveReader reader = new LiveReader(connection, this::forget);
            readers.addLast(reader);
            reader.attach(events, attached);
        }
    }

    private void forget(LiveReader reader) {
        synchronized (readers) {
            readers.remove(reader);
        }
    }

    /** Tells readers the last event of the run, waits a moment for those that are slow, and ends. */
    public void end(RunEvent last) {
        List<LiveReader> listening = leave();
        listening.forEach(reader -> reader.end(last));
        long limit = LAST_EVENTS_LIMIT.dividedBy(Math.max(1, listening.size())).toMillis();
        listening.forEach(reader -> reader.await(Duration.ofMillis(limit)));
        listening.forEach(LiveReader::detach);
    }

    /** Detaches all readers and removes the socket. */
    @Override
    public void close() {
        leave().forEach(LiveReader::detach);
    }

    private List<LiveReader> leave() {
        synchronized (readers) {
            List<LiveReader> listening = new ArrayList<>(readers);
            readers.clear();
            if (!closed) {
                closed = true;
                files.remove();
            }
            return listening;
        }
    }
}
