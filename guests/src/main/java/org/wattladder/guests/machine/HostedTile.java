package org.wattladder.guests.machine;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.wattladder.guests.load.GuestConnection;
import org.wattladder.guests.tile.GuestName;
import org.wattladder.guests.tile.NetworkLink;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;

/** A tile that this host has started; its clients come in here, wherever its guests are moved. */
public final class HostedTile {
    private static final int NAME_BITS = 48;
    private static final int RADIX = 16;
    private static final int ANSWER_MILLIS = 1_000;
    private static final int PAUSE_MILLIS = 1_000;
    private static final int MOST_ASKED = 600;

    private final HostGuests host;
    private final String name;
    private final Map<Role, Endpoint> endpoints;
    private final Gateway gateway;

    private HostedTile(HostGuests host, String name, Map<Role, Endpoint> endpoints, Gateway gateway) {
        this.host = host;
        this.name = name;
        this.endpoints = endpoints;
        this.gateway = gateway;
    }

    /**
     * Starts its eight guests and waits until each answers.
     *
     * @throws DeviceFault with a sentence, if one does not within ten minutes
     */
    public static HostedTile start(HostGuests host) {
        String name = new BigInteger(NAME_BITS, new SecureRandom()).toString(RADIX);
        String address = host.settings().address();
        Map<Role, Endpoint> endpoints = new EnumMap<>(Role.class);
        Arrays.stream(Role.values())
                .forEach(role -> endpoints.put(role, new Endpoint(address, HostGuests.freePort(address))));
        HostedTile tile = new HostedTile(host, name, endpoints, new Gateway(host.gateway(name, endpoints), address));
        List<Role> roles = Role.ofTile();
        roles.forEach(role -> tile.start(tile.guest(role)));
        roles.forEach(tile::await);
        return tile;
    }

    /** Its name, which no other tile has. */
    public String name() {
        return name;
    }

    /** Where clients reach each guest. */
    public Map<Role, Endpoint> endpoints() {
        return Map.copyOf(endpoints);
    }

    /** Makes a guest and starts it on this host. */
    public void start(GuestName guest) {
        host.start(guest, gateway.link(guest));
    }

    /** Ends a guest on this host. */
    public void remove(GuestName guest) {
        host.remove(guest);
        gateway.dropAll(guest);
    }

    /** Where another process connects that will run this guest. */
    public NetworkLink link(GuestName guest) {
        return gateway.link(guest);
    }

    /** Says that the guest runs in the process that was linked last, or that it has stayed where it was. */
    public void settle(GuestName guest, boolean moved) {
        gateway.drop(guest, moved);
    }

    private GuestName guest(Role role) {
        return new GuestName(name, role);
    }

    private void await(Role role) {
        Endpoint endpoint =
                endpoints.getOrDefault(role, new Endpoint(host.settings().address(), 1));
        for (int asked = 0; asked < MOST_ASKED; asked++) {
            host.disk(guest(role)); // throws when it has ended
            try (GuestConnection connection = new GuestConnection(endpoint, ANSWER_MILLIS)) {
                if (connection
                        .ask("state")
                        .filter(said -> said.startsWith(role.word() + " "))
                        .isPresent()) {
                    return;
                }
            }
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new DeviceFault("the start of guests was interrupted", interrupted);
            }
        }
        throw new DeviceFault("guest " + guest(role) + " did not answer within ten minutes of its start");
    }
}
