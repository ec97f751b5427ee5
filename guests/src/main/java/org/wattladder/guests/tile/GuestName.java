package org.wattladder.guests.tile;

import java.util.Locale;

/**
 * One guest, wherever it runs.
 *
 * @param tile lower case letters and digits, which no other tile of the run has
 * @param network {@code GROUP:PORT} over which the guests of its tile reach each other
 * @param role what it does
 */
public record GuestName(String tile, String network, Role role) {
    private static final String TILE = "[a-z0-9]{1,16}";
    private static final String NETWORK = "239\\.[0-9.]{5,11}:[0-9]{4,5}";
    private static final String VENDOR = "52:54:00";
    private static final int BYTE = 0xff;
    private static final int BITS = 8;

    public GuestName {
        if (!tile.matches(TILE) || !network.matches(NETWORK)) {
            throw new IllegalArgumentException("no tile has the name " + tile + " and the network " + network);
        }
    }

    /** Hardware address, the same on every host. */
    public String hardwareAddress() {
        int number = tile.hashCode();
        return String.format(
                Locale.ROOT,
                "%s:%02x:%02x:%02x",
                VENDOR,
                number >> BITS & BYTE,
                number & BYTE,
                role.ordinal());
    }

    /** Name of its files and processes. */
    @Override
    public String toString() {
        return tile + "-" + role.word();
    }
}
