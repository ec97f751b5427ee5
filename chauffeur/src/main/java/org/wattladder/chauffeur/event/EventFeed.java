package org.wattladder.chauffeur.event;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.wattladder.chauffeur.journal.JournalRecord;

/**
 * Tells subscribers what happens in a run. Telling never waits: each subscriber has a bounded mailbox and a thread of its
 * own, and while there is no subscriber no event is even made.
 */
public final class EventFeed implements AutoCloseable {
    private static final Duration LAST_EVENTS_LIMIT = Duration.ofSeconds(5);

    private final List<Mailbox> mailboxes = new CopyOnWriteArrayList<>();

    /** A subscriber hears everything from now on, on its own thread, one event after the other; any thread may subscribe. */
    public void subscribe(Consumer<RunEvent> subscriber) {
        Mailbox mailbox = new Mailbox(subscriber);
        mailboxes.add(mailbox);
        mailbox.open();
    }

    /** Tells an event, which is made only if somebody listens. */
    public void tell(Supplier<RunEvent> event) {
        if (!mailboxes.isEmpty()) {
            RunEvent made = event.get();
            mailboxes.forEach(mailbox -> mailbox.put(made));
        }
    }

    /** Tells a sentence of which the journal keeps nothing. */
    public void note(String sentence) {
        tell(() -> new RunEvent.Note(sentence));
    }

    /** Tells what the journal has just been given. */
    public void journaled(JournalRecord entry) {
        tell(() -> new RunEvent.Journaled(entry));
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
