package org.wattladder.chauffeur.live;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.event.Mailbox;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.model.wire.WireCodec;
import tools.jackson.databind.ObjectWriter;

/** One process that is attached to a run. Only the thread of its mailbox writes to it, and may wait for it. */
final class LiveReader implements Consumer<RunEvent> {
    private static final int PART_BYTES = 1 << 16;

    private final SocketChannel connection;
    private final Consumer<LiveReader> gone;
    private final ObjectWriter writer = WireCodec.strictMapper().writerFor(RunEvent.class);
    private volatile Optional<Mailbox> mailbox = Optional.empty();

    /** Is told when the other end is gone. */
    LiveReader(SocketChannel connection, Consumer<LiveReader> gone) {
        this.connection = connection;
        this.gone = gone;
    }

    void attach(EventFeed events, Supplier<RunEvent> first) {
        mailbox = Optional.of(events.subscribe(this, first));
    }

    @Override
    public void accept(RunEvent event) {
        try {
            write((writer.writeValueAsString(event) + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException detached) {
            gone.accept(this);
            detach();
        }
    }

    private void write(byte[] line) throws IOException {
        for (int from = 0; from < line.length; from += PART_BYTES) {
            ByteBuffer part = ByteBuffer.wrap(line, from, Math.min(PART_BYTES, line.length - from));
            while (part.hasRemaining()) {
                connection.write(part);
            }
        }
    }

    void end(RunEvent last) {
        mailbox.ifPresent(each -> each.end(last));
    }

    void await(Duration limit) {
        try {
            if (mailbox.isPresent()) {
                mailbox.get().awaitEmpty(limit);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the connection, also in the middle of a line. */
    void detach() {
        mailbox.ifPresent(Mailbox::leave);
        try {
            connection.close();
        } catch (IOException alreadyGone) {
            // Nothing is left to be ended.
        }
    }
}
