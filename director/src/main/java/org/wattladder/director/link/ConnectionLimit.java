package org.wattladder.director.link;

import io.netty.channel.Channel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.wattladder.model.time.TimeSource;

/**
 * Lets so many connections of one address knock, and fewer while a Chauffeur is served, because each handshake takes CPU
 * time from the measurement. Who waits silently gives way: no address holds all the places of those that have not said who
 * they are, and some are kept for addresses from which a trusted key came. Used on the event loop.
 */
final class ConnectionLimit {
    private static final int MOST_WAITING = 16;
    private static final int MOST_WAITING_OF_ONE_ADDRESS = 4;
    private static final int MORE_WAITING_OF_TRUSTED = 4;
    private static final int MOST_TRUSTED = 64;
    private static final int MOST_ADDRESSES = 256;
    private static final int AT_ONCE = 64;
    private static final int AT_ONCE_WHILE_BUSY = 8;
    private static final Duration EVERY = Duration.ofMillis(125);
    private static final Duration EVERY_WHILE_BUSY = Duration.ofSeconds(2);

    private final TimeSource time;
    private final RateLimit busy;
    private final Map<InetAddress, RateLimit> callers = new LinkedHashMap<>();
    private final Map<Channel, InetAddress> waiting = new LinkedHashMap<>();
    private final Set<InetAddress> trusted = new LinkedHashSet<>();

    ConnectionLimit(TimeSource time) {
        this.time = time;
        this.busy = new RateLimit(time, AT_ONCE_WHILE_BUSY, EVERY_WHILE_BUSY);
    }

    /** Whether this connection may go on to prove who it is; the one that waited longest may be closed for it. */
    boolean admits(Channel channel, boolean slotTaken) {
        if (!(channel.remoteAddress() instanceof InetSocketAddress caller)) {
            return false;
        }
        InetAddress address = caller.getAddress();
        if (!allowance(address).take() || (slotTaken && !busy.take())) {
            return false;
        }
        if (Collections.frequency(waiting.values(), address) >= MOST_WAITING_OF_ONE_ADDRESS) {
            drop(address::equals);
        } else if (waiting.size() >= MOST_WAITING + (trusted.contains(address) ? MORE_WAITING_OF_TRUSTED : 0)) {
            drop(other -> true);
        }
        waiting.put(channel, address);
        return true;
    }

    private void drop(Predicate<InetAddress> whose) {
        waiting.entrySet().stream()
                .filter(each -> whose.test(each.getValue()))
                .map(Map.Entry::getKey)
                .findFirst()
                .ifPresent(oldest -> {
                    waiting.remove(oldest);
                    var unused = oldest.close();
                });
    }

    /** One that was let in has a trusted key. */
    void trusts(Channel channel) {
        InetAddress address = waiting.remove(channel);
        if (address != null) {
            trusted.remove(address);
            trusted.add(address);
            if (trusted.size() > MOST_TRUSTED) {
                trusted.remove(trusted.iterator().next());
            }
        }
    }

    /** One that was let in is not trusted, or gone. */
    void forgets(Channel channel) {
        waiting.remove(channel);
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
