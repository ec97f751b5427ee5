package org.wattladder.worklets.supermarket;

import java.nio.ByteBuffer;

/**
 * How large the company is; the injector tells its backend.
 *
 * @param stores of the company, at least 3
 * @param items on sale, at least {@link Kind#MOST_LINES}
 * @param customers with an account
 * @param receipts of each store that headquarters keep
 */
record Sizes(int stores, int items, int customers, int receipts) {
    void write(ByteBuffer frame) {
        frame.putInt(stores).putInt(items).putInt(customers).putInt(receipts);
    }

    static Sizes read(ByteBuffer frame) {
        return new Sizes(frame.getInt(), frame.getInt(), frame.getInt(), frame.getInt());
    }
}
