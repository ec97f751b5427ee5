package org.wattladder.guests.tile;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a guest of a tile does. Eight make a tile; the clone is made and removed while they run. */
public enum Role {
    /** Stores messages and reads them back. */
    MAIL("mail", 0, true),
    /** Makes pages of the rows that {@link #WEB_DATA} has. */
    WEB("web", 1, true),
    /** Has the rows of the pages. */
    WEB_DATA("web-data", 2, false),
    /** Takes orders into {@link #SHOP_DATA}. */
    SHOP_1("shop-1", 3, true),
    /** Likewise. */
    SHOP_2("shop-2", 4, true),
    /** Likewise. */
    SHOP_3("shop-3", 5, true),
    /** Has products and orders. */
    SHOP_DATA("shop-data", 6, false),
    /** Waits, and answers when it is asked. */
    STANDBY("standby", 7, false),
    /** Is deployed while the others work; not one of the tile. */
    CLONE("clone", 8, false);

    private static final int FIRST_ADDRESS = 11;

    private final String word;
    private final int number;
    private final boolean loaded;

    Role(String word, int number, boolean loaded) {
        this.word = word;
        this.number = number;
        this.loaded = loaded;
    }

    /** Its name in suites, results and on the wire. */
    public String word() {
        return word;
    }

    /** Whether clients give it work; the result of a tile is made of these. */
    public boolean loaded() {
        return loaded;
    }

    /** Its place among all, from 0. */
    int number() {
        return number;
    }

    /** Address in the network through which clients come. */
    public String address() {
        return "10.0.2." + (FIRST_ADDRESS + number());
    }

    /** Address in the network of the guests of its tile. */
    public String insideAddress() {
        return "10.0.3." + (FIRST_ADDRESS + number());
    }

    /** The guest that has its data; empty when it needs none. */
    public Optional<Role> data() {
        return switch (this) {
            case WEB -> Optional.of(WEB_DATA);
            case SHOP_1, SHOP_2, SHOP_3 -> Optional.of(SHOP_DATA);
            case MAIL, WEB_DATA, SHOP_DATA, STANDBY, CLONE -> Optional.empty();
        };
    }

    /** The eight of a tile. */
    public static List<Role> ofTile() {
        return Arrays.stream(values()).filter(role -> role != CLONE).toList();
    }

    /** The five that clients give work. */
    public static List<Role> allLoaded() {
        return Arrays.stream(values()).filter(Role::loaded).toList();
    }

    /** The role of this name; empty when there is none. */
    public static Optional<Role> find(String word) {
        return Arrays.stream(values()).filter(role -> role.word.equals(word)).findFirst();
    }
}
