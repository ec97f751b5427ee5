package org.wattladder.guests.machine;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.wattladder.guests.load.GuestConnection;
import org.wattladder.guests.tile.GuestName;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;

/**
 * A tile that this host has started; its clients come in here, wherever its guests are moved.
 *
 * @param name which no other tile has
 * @param network of its guests
 * @param endpoints by which clients reach each guest
 */
public record HostedTile(String name, String network, Map<Role, Endpoint> endpoints) {
    private static final int NAME_BITS = 48;
    private static final int RADIX = 16;
    private static final int LEAST_PORT = 20_000;
    private static final int PORTS = 10_000;
    private static final int BYTE = 256;
    private static final int ANSWER_MILLIS = 1_000;
    private static final int MOST_ASKED = 600;

    public HostedTile {
        endpoints = Map.copyOf(endpoints);
    }

    /**
     * Starts its eight guests and waits until each answers.
     *
     * @throws DeviceFault with a sentence, if one does not within ten minutes
     */
    public static HostedTile start(HostGuests host) {
        SecureRandom random = new SecureRandom();
        String name = new BigInteger(NAME_BITS, random).toString(RADIX);
        String network = "239." + random.nextInt(BYTE) + "." + random.nextInt(BYTE) + "." + random.nextInt(BYTE) + ":"
                + (LEAST_PORT + random.nextInt(PORTS));
        Map<Role, Endpoint> endpoints = new EnumMap<>(Role.class);
        String address = host.settings().address();
        Arrays.stream(Role.values())
                .forEach(role -> endpoints.put(role, new Endpoint(address, HostGuests.freePort(address))));
        HostedTile tile = new HostedTile(name, network, endpoints);
        host.gateway(name, words -> words.gateway(name, network, address, endpoints));
        List<Role> roles = Role.ofTile();
        roles.forEach(role -> host.start(tile.guest(role)));
        roles.forEach(role -> tile.await(role, host));
        return tile;
    }

    /** One of its guests. */
    public GuestName guest(Role role) {
        return new GuestName(name, network, role);
    }

    private void await(Role role, HostGuests host) {
        Endpoint endpoint = endpoints.get(role);
        for (int asked = 0; asked < MOST_ASKED; asked++) {
            host.disk(guest(role)); // throws when it has ended
            try (GuestConnection connection = new GuestConnection(endpoint, ANSWER_MILLIS)) {
                if (connection.ask("state").filter(said -> said.startsWith(role.word())).isPresent()) {
                    return;
                }
            }
            try {
                Thread.sleep(ANSWER_MILLIS / 4);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new DeviceFault("the start of guests was interrupted", interrupted);
            }
        }
        throw new DeviceFault("guest " + guest(role) + " did not answer within ten minutes of its start");
    }
}
