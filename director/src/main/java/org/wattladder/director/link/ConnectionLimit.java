package org.wattladder.director.link;

import io.netty.channel.Channel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.wattladder.model.time.TimeSource;

/**
 * Lets so many connections of one address knock, and fewer while a Chauffeur is served, because each handshake takes CPU
 * time from the measurement; used on the event loop.
 */
final class ConnectionLimit {
    private static final int MOST_WAITING = 16;
    private static final int MOST_ADDRESSES = 256;
    private static final int AT_ONCE = 64;
    private static final int AT_ONCE_WHILE_BUSY = 8;
    private static final Duration EVERY = Duration.ofMillis(125);
    private static final Duration EVERY_WHILE_BUSY = Duration.ofSeconds(2);

    private final TimeSource time;
    private final RateLimit busy;
    private final Map<InetAddress, RateLimit> callers = new LinkedHashMap<>();
    private int waiting;

    ConnectionLimit(TimeSource time) {
        this.time = time;
        this.busy = new RateLimit(time, AT_ONCE_WHILE_BUSY, EVERY_WHILE_BUSY);
    }

    /** Whether this connection may go on to prove who it is; if so, {@link #passed()} must follow once. */
    boolean admits(Channel channel, boolean seatTaken) {
        return channel.remoteAddress() instanceof InetSocketAddress caller && admits(caller.getAddress(), seatTaken);
    }

    private boolean admits(InetAddress caller, boolean seatTaken) {
        if (waiting >= MOST_WAITING || !allowance(caller).take() || (seatTaken && !busy.take())) {
            return false;
        }
        waiting++;
        return true;
    }

    /** One that was let in is known now, or gone. */
    void passed() {
        waiting--;
    }

    private RateLimit allowance(InetAddress caller) {
        RateLimit known = callers.remove(caller);
        RateLimit allowance = known == null ? new RateLimit(time, AT_ONCE, EVERY) : known;
        callers.put(caller, allowance);
        if (callers.size() > MOST_ADDRESSES) {
            callers.remove(callers.keySet().iterator().next());
        }
        return allowance;
    }
}
