package org.wattladder.guests.tile;

import java.util.Locale;

/**
 * One guest, wherever it runs.
 *
 * @param tile lower case letters and digits, which no other tile of the run has
 * @param role what it does
 */
public record GuestName(String tile, Role role) {
    private static final String TILE = "[a-z0-9]{1,16}";
    private static final String VENDOR = "52:54:00";
    private static final int BYTE = 0xff;
    private static final int BITS = 8;
    private static final int INSIDE = 0x80;

    public GuestName {
        if (!tile.matches(TILE)) {
            throw new IllegalArgumentException("a tile has a name of small letters and digits, not " + tile);
        }
    }

    /**
     * Hardware address, the same on every host.
     *
     * @param inside of the device for the guests of the tile, or that for clients
     */
    public String hardwareAddress(boolean inside) {
        int number = tile.hashCode();
        return String.format(
                Locale.ROOT,
                "%s:%02x:%02x:%02x",
                VENDOR,
                number >> BITS & BYTE,
                number & BYTE,
                role.number() + (inside ? INSIDE : 0));
    }

    /** Name of its files and processes. */
    @Override
    public String toString() {
        return tile + "-" + role.word();
    }
}
