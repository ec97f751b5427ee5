package org.wattladder.worklets.supermarket;

import java.util.Locale;

/** The requests that an injector sends; the first byte of a frame is the place of its kind. */
enum Kind {
    /** A customer buys a basket in one store. */
    PURCHASE(50),
    /** A customer orders a basket, which comes from up to three stores. */
    ONLINE_ORDER(20),
    /** A store orders from suppliers what runs short. */
    RESTOCK(15),
    /** A customer asks for the latest receipts. */
    STATEMENT(10),
    /** Headquarters look through all receipts for what sells best, and what with it. */
    SALES_REPORT(5),
    /** All goods and money are counted again; no transaction. */
    AUDIT(0);

    /** Most lines of a basket, most items of an order to suppliers. */
    static final int MOST_LINES = 40;

    /** Fewest lines of a basket. */
    static final int LEAST_LINES = 5;

    /** Most units of a line in a basket. */
    static final int MOST_UNITS = 5;

    /** Room for a frame of any kind, either way. */
    static final int FRAME_BYTES = 1 << 14;

    private final int share;

    Kind(int share) {
        this.share = share;
    }

    /** Of 100 transactions. */
    int share() {
        return share;
    }

    String type() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
