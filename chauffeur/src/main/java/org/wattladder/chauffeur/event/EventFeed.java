package org.wattladder.chauffeur.event;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;

/**
 * Tells subscribers what happens in a run. Telling never waits: each subscriber has a bounded mailbox and a thread of its
 * own, and while there is no subscriber no event is made but the few that say where the run is and what its meters read.
 */
public final class EventFeed implements AutoCloseable {
    private static final Duration LAST_EVENTS_LIMIT = Duration.ofSeconds(5);

    private final List<Mailbox> mailboxes = new CopyOnWriteArrayList<>();
    private final TimeSource time;
    private volatile Optional<Place> place = Optional.empty();
    private volatile Optional<Told> read = Optional.empty();

    /** Where the run was at this time of the monotonic clock. */
    private record Place(RunPosition position, long atNanos) {}

    /** What meters read at this time of the monotonic clock. */
    private record Told(RunEvent.Progress readings, long atNanos) {}

    /** Feeds from now on; the clock tells what is left of an interval. */
    public EventFeed(TimeSource time) {
        this.time = time;
    }

    /** A subscriber hears everything from now on, on its own thread, one event after the other; any thread may subscribe. */
    public void subscribe(Consumer<RunEvent> subscriber) {
        Mailbox mailbox = new Mailbox(subscriber, mailboxes::remove);
        mailboxes.add(mailbox);
        mailbox.open();
    }

    /**
     * Subscribes somebody who may leave before the end. What it hears first is made when nothing can be missed any more.
     *
     * @param first event that it hears
     */
    public Mailbox subscribe(Consumer<RunEvent> subscriber, Supplier<RunEvent> first) {
        Mailbox mailbox = new Mailbox(subscriber, mailboxes::remove);
        mailboxes.add(mailbox);
        mailbox.putFirst(first.get());
        mailbox.open();
        return mailbox;
    }

    /** Tells an event, which is made only if somebody listens. */
    public void tell(Supplier<RunEvent> event) {
        if (!mailboxes.isEmpty()) {
            RunEvent made = event.get();
            mailboxes.forEach(mailbox -> mailbox.put(made));
        }
    }

    /** Tells something of which the journal keeps nothing. */
    public void note(Message message) {
        tell(() -> new RunEvent.Note(message));
    }

    /** Tells what the journal has just been given, in which line. */
    public void journaled(JournalRecord entry, int line) {
        tell(() -> new RunEvent.Journaled(line, entry));
    }

    /** Tells that clients of a worklet are launched. */
    public void moved(RunEvent.WorkletPreparing preparing) {
        moved(RunPosition.of(preparing), preparing);
    }

    /** Tells that an attempt at an interval begins. */
    public void moved(RunEvent.IntervalStarted started) {
        moved(RunPosition.of(started), started);
    }

    /** Tells that a part of the interval begins. */
    public void moved(RunEvent.PartEntered entered) {
        place.ifPresent(before -> moved(before.position().with(entered), entered));
    }

    private void moved(RunPosition position, RunEvent event) {
        place = Optional.of(new Place(position, time.nanoTime()));
        tell(() -> event);
    }

    /** Tells what meters read; who joins before they read again is told it with its age. */
    public void passed(RunEvent.Progress progress) {
        boolean older = read.stream()
                .anyMatch(told -> told.readings().watts().asOptional().isPresent());
        if (!older || progress.watts().asOptional().isPresent()) {
            read = Optional.of(new Told(progress, time.nanoTime()));
        }
        tell(() -> progress);
    }

    /** Where the run is now; empty before its first worklet. Any thread may ask. */
    public Optional<RunPosition> position() {
        Optional<RunPosition> now = place.map(last -> last.position().after(since(last.atNanos())));
        return read.isEmpty()
                ? now
                : now.map(position -> position.with(new RunPosition.Readings(
                        read.get().readings(), since(read.get().atNanos()))));
    }

    private Duration since(long nanos) {
        return Duration.ofNanos(time.nanoTime() - nanos);
    }

    /** Nothing more happens; waits a few seconds for subscribers to hear what is left. */
    @Override
    public void close() {
        mailboxes.forEach(Mailbox::close);
        try {
            for (Mailbox mailbox : mailboxes) {
                mailbox.awaitEmpty(LAST_EVENTS_LIMIT);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
