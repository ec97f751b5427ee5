package org.wattladder.director.link;

import io.netty.channel.Channel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.wattladder.model.time.TimeSource;

/**
 * Lets so many connections of one address knock, and fewer while a Chauffeur is served, because each handshake takes CPU
 * time from the measurement; then all addresses from which no trusted key came share an allowance as well. Who waits
 * silently gives way: no address holds all the places of those that have not said who they are, and some are kept for
 * addresses from which a trusted key came. Used on the event loop.
 */
final class ConnectionLimit {
    private static final int MOST_WAITING = 16;
    private static final int MOST_WAITING_OF_ONE_ADDRESS = 4;
    private static final int MORE_WAITING_OF_TRUSTED = 4;
    private static final int MOST_TRUSTED = 64;
    private static final int MOST_ADDRESSES = 256;
    private static final int AT_ONCE = 64;
    private static final int AT_ONCE_WHILE_BUSY = 8;
    private static final int AT_ONCE_OF_ALL_UNKNOWN_WHILE_BUSY = 16;
    private static final Duration EVERY = Duration.ofMillis(125);
    private static final Duration EVERY_WHILE_BUSY = Duration.ofSeconds(2);
    private static final Duration EVERY_OF_ALL_UNKNOWN_WHILE_BUSY = Duration.ofSeconds(1);

    private final TimeSource time;
    private final RateLimit unknownWhileBusy;
    private final Map<InetAddress, Allowance> callers = new LinkedHashMap<>();
    private final Map<Channel, InetAddress> waiting = new LinkedHashMap<>();
    private final Set<InetAddress> trusted = new LinkedHashSet<>();

    ConnectionLimit(TimeSource time) {
        this.time = time;
        this.unknownWhileBusy = new RateLimit(time, AT_ONCE_OF_ALL_UNKNOWN_WHILE_BUSY, EVERY_OF_ALL_UNKNOWN_WHILE_BUSY);
    }

    /** How often one address may knock, and how often of that while a Chauffeur is served. */
    private record Allowance(RateLimit always, RateLimit whileBusy) {}

    /**
     * Whether this connection may go on to prove who it is. Another one that waits may be closed for it: that of the address
     * which knocked most lately, of equals the oldest, but none of a trusted address for an unknown one.
     */
    boolean admits(Channel channel, boolean slotTaken) {
        if (!(channel.remoteAddress() instanceof InetSocketAddress caller)) {
            return false;
        }
        InetAddress address = caller.getAddress();
        if (!mayKnock(address, slotTaken)) {
            return false;
        }
        boolean known = trusted.contains(address);
        if (Collections.frequency(waiting.values(), address) >= MOST_WAITING_OF_ONE_ADDRESS) {
            drop(address::equals);
        } else if (waiting.size() >= MOST_WAITING + (known ? MORE_WAITING_OF_TRUSTED : 0)
                && !drop(other -> !trusted.contains(other))
                && !(known && drop(other -> true))) {
            return false;
        }
        waiting.put(channel, address);
        return true;
    }

    private boolean mayKnock(InetAddress address, boolean slotTaken) {
        Allowance own = allowance(address);
        return own.always().take()
                && (!slotTaken || (own.whileBusy().take() && (trusted.contains(address) || unknownWhileBusy.take())));
    }

    private boolean drop(Predicate<InetAddress> whose) {
        // The first of equals is the oldest.
        Optional<Channel> dropped = waiting.entrySet().stream()
                .filter(each -> whose.test(each.getValue()))
                .min(Comparator.comparingLong(each -> left(each.getValue())))
                .map(Map.Entry::getKey);
        dropped.ifPresent(channel -> {
            waiting.remove(channel);
            var unused = channel.close();
        });
        return dropped.isPresent();
    }

    private long left(InetAddress caller) {
        Allowance known = callers.get(caller);
        return known == null ? 0 : known.always().left();
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

    private Allowance allowance(InetAddress caller) {
        Allowance known = callers.remove(caller);
        Allowance allowance = known == null
                ? new Allowance(
                        new RateLimit(time, AT_ONCE, EVERY), new RateLimit(time, AT_ONCE_WHILE_BUSY, EVERY_WHILE_BUSY))
                : known;
        callers.put(caller, allowance);
        if (callers.size() > MOST_ADDRESSES) {
            callers.remove(callers.keySet().iterator().next());
        }
        return allowance;
    }
}
