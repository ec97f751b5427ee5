package org.wattladder.guests.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.wattladder.guests.tile.GuestName;
import org.wattladder.guests.tile.NetworkLink;
import org.wattladder.worklets.api.Endpoint;

/**
 * The two networks of one tile: a process of QEMU without a guest, to which guests connect from whatever host. Clients come in
 * through the one, guests reach each other through the other. While a guest is migrated it has two links, and both get all frames.
 */
final class Gateway {
    /** The hub to which what lets clients in is connected. */
    static final int OUTSIDE = 0;

    private static final int INSIDE = 1;

    private final GuestProcess process;
    private final String address;
    private final Map<GuestName, List<Link>> links = new ConcurrentHashMap<>();
    private final AtomicLong numbers = new AtomicLong();

    private record Link(String outside, String inside) {}

    Gateway(GuestProcess process, String address) {
        this.process = process;
        this.address = address;
    }

    /** Lets one more process connect for this guest, and says where. */
    NetworkLink link(GuestName guest) {
        long number = numbers.incrementAndGet();
        Link link = new Link("outside-" + number, "inside-" + number);
        NetworkLink at = new NetworkLink(listen(link.outside(), OUTSIDE), listen(link.inside(), INSIDE));
        links.computeIfAbsent(guest, unused -> new ArrayList<>()).add(link);
        return at;
    }

    private Endpoint listen(String id, int hub) {
        Endpoint at = new Endpoint(address, HostGuests.freePort(address));
        process.qmp().ask("netdev_add", Map.of("type", "socket", "id", id, "listen", at.toString()));
        process.qmp().ask("netdev_add", Map.of("type", "hubport", "id", port(id), "hubid", hub, "netdev", id));
        return at;
    }

    /** Drops the older link of a guest, which has two, or the newer one. */
    void drop(GuestName guest, boolean older) {
        List<Link> all = links.getOrDefault(guest, List.of());
        if (all.size() > 1) {
            drop(all.remove(older ? 0 : all.size() - 1));
        }
    }

    /** Drops all links of a guest. */
    void dropAll(GuestName guest) {
        List<Link> all = links.remove(guest);
        if (all != null) {
            all.forEach(this::drop);
        }
    }

    private void drop(Link link) {
        for (String id : List.of(link.outside(), link.inside())) {
            process.qmp().ask("netdev_del", Map.of("id", port(id)));
            process.qmp().ask("netdev_del", Map.of("id", id));
        }
    }

    private static String port(String id) {
        return "port-of-" + id;
    }
}
