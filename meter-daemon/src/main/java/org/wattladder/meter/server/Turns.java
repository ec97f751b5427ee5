package org.wattladder.meter.server;

import io.netty.channel.ChannelHandlerContext;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.wattladder.meter.console.Console;

/**
 * Serves one client at a time. Those that come meanwhile wait; one that neither asks nor measures for long gives way to
 * them, and stays as long as nobody waits. Event loop only.
 */
// Whether a connection that is closed here is closed yet matters to nobody.
@SuppressWarnings("FutureReturnValueIgnored")
final class Turns {
    private static final int MOST_WAITING = 8;

    private final BooleanSupplier measuring;
    private final Console console;
    private final long patienceNanos;
    private final Deque<ChannelHandlerContext> waiting = new ArrayDeque<>();
    private Optional<ChannelHandlerContext> served = Optional.empty();
    private boolean looking;
    private long askedAtNanos;

    /**
     * Serves nobody yet.
     *
     * @param measuring whether a measurement runs, which is the client's that is served
     */
    Turns(BooleanSupplier measuring, Console console, Duration patience) {
        this.measuring = measuring;
        this.console = console;
        this.patienceNanos = patience.toNanos();
    }

    /** A client has come; it is read from when its turn comes. */
    void arrived(ChannelHandlerContext client) {
        client.channel().config().setAutoRead(false);
        if (waiting.size() >= MOST_WAITING) {
            client.close();
            return;
        }
        waiting.add(client);
        if (served.isEmpty()) {
            next();
        } else if (!looking) {
            lookLater(client);
        }
    }

    /** The client that is served has asked something. */
    void asked() {
        served.ifPresent(client -> askedAtNanos = now(client));
    }

    private static long now(ChannelHandlerContext client) {
        return client.executor().ticker().nanoTime();
    }

    /** A client has gone; true when it was the one that was served. */
    boolean left(ChannelHandlerContext client) {
        waiting.remove(client);
        return served.filter(client::equals).isPresent();
    }

    /** Serves the one that has waited longest. */
    void next() {
        served = Optional.ofNullable(waiting.poll());
        served.ifPresent(client -> {
            asked();
            console.say("Accepted connection from " + address(client));
            client.channel().config().setAutoRead(true);
        });
    }

    private void lookLater(ChannelHandlerContext client) {
        looking = true;
        long left = patienceNanos - (now(client) - askedAtNanos);
        client.executor().schedule(() -> look(client), Math.max(left, patienceNanos / 10), TimeUnit.NANOSECONDS);
    }

    private void look(ChannelHandlerContext client) {
        looking = false;
        if (served.isEmpty() || waiting.isEmpty()) {
            return;
        }
        if (!measuring.getAsBoolean() && now(client) - askedAtNanos >= patienceNanos) {
            console.warn(
                    "Client " + address(served.get()) + " is dropped: it neither asks nor measures, and another waits");
            served.get().close();
        }
        lookLater(client);
    }

    static String address(ChannelHandlerContext client) {
        return client.channel().remoteAddress().toString().substring(1);
    }
}
