package org.wattladder.worklets.supermarket;

import java.util.Locale;

/** The requests that an injector sends; the first byte of a frame is the letter of its kind. */
enum Kind {
    /** A customer buys a basket in one store. */
    PURCHASE('p', 50),
    /** A customer orders a basket, which comes from up to three stores. */
    ONLINE_ORDER('o', 20),
    /** A store orders from suppliers what runs short. */
    RESTOCK('r', 15),
    /** A customer asks for the latest receipts. */
    STATEMENT('s', 10),
    /** Headquarters look through all receipts for what sells best, and what with it. */
    SALES_REPORT('b', 5),
    /** All goods and money are counted again; no transaction. */
    AUDIT('a', 0);

    /** Most lines of a basket, most items of an order to suppliers. */
    static final int MOST_LINES = 40;

    /** Fewest lines of a basket. */
    static final int LEAST_LINES = 5;

    /** Most units of a line in a basket. */
    static final int MOST_UNITS = 5;

    /** Room for a frame of any kind, either way. */
    static final int FRAME_BYTES = 1 << 14;

    private final char letter;
    private final int share;

    Kind(char letter, int share) {
        this.letter = letter;
        this.share = share;
    }

    /**
     * The kind of this letter.
     *
     * @throws IllegalArgumentException if there is none
     */
    static Kind of(byte letter) {
        for (Kind kind : values()) {
            if (kind.letter == letter) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no request has the letter " + letter);
    }

    /** How a frame begins. */
    byte letter() {
        return (byte) letter;
    }

    /** Of 100 transactions. */
    int share() {
        return share;
    }

    String type() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
