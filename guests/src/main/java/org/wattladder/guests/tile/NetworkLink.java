package org.wattladder.guests.tile;

import java.util.Optional;
import org.wattladder.worklets.api.Endpoint;

/**
 * Where a process that runs a guest connects to the networks of its tile.
 *
 * @param outside through which clients reach it
 * @param inside through which the guests of its tile do
 */
public record NetworkLink(Endpoint outside, Endpoint inside) {

    /** What {@link #toString} has written; empty for anything else. */
    public static Optional<NetworkLink> parse(String text) {
        String[] both = text.split(",", -1);
        return both.length == 2
                ? Endpoint.parse(both[0])
                        .flatMap(outside -> Endpoint.parse(both[1]).map(inside -> new NetworkLink(outside, inside)))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return outside + "," + inside;
    }
}
