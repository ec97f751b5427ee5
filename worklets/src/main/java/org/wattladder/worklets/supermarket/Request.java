package org.wattladder.worklets.supermarket;

import java.nio.ByteBuffer;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** One kind of request of one user: drawn, sent, and its answer checked. */
final class Request implements Transaction {
    private final Kind kind;
    private final Backend backend;
    private final Sizes sizes;
    private final RandomGenerator random;
    private final Baskets baskets;
    private final ByteBuffer request = ByteBuffer.allocate(Kind.FRAME_BYTES);
    private final ByteBuffer reply = ByteBuffer.allocate(Kind.FRAME_BYTES);

    Request(Kind kind, Backend backend, Sizes sizes, RandomGenerator random) {
        this.kind = kind;
        this.backend = backend;
        this.sizes = sizes;
        this.random = random;
        baskets = new Baskets(sizes, random);
    }

    @Override
    public String type() {
        return kind.type();
    }

    @Override
    public void prepare() {
        request.clear().put(kind.letter());
        switch (kind) {
            case PURCHASE, ONLINE_ORDER -> {
                baskets.draw();
                request.putInt(random.nextInt(sizes.stores()));
                request.putInt(baskets.customer());
                request.putInt(baskets.items().length);
                for (int line = 0; line < baskets.items().length; line++) {
                    request.putInt(baskets.items()[line]).putInt(baskets.units()[line]);
                }
            }
            case RESTOCK -> request.putInt(random.nextInt(sizes.stores()));
            case STATEMENT -> request.putInt(random.nextInt(sizes.customers()));
            case SALES_REPORT, AUDIT -> {}
        }
        request.flip();
    }

    @Override
    public void execute() {
        backend.call(request, reply);
    }

    @Override
    public void check() {
        switch (kind) {
            case PURCHASE, ONLINE_ORDER -> checkReceipts();
            case RESTOCK -> require(reply.getLong() >= 0, "an invoice below 0");
            case STATEMENT -> require(reply.getLong() == 0, "a receipt whose lines are not what was paid");
            case SALES_REPORT -> {
                while (reply.hasRemaining()) {
                    int item = reply.getInt();
                    require(item >= 0 && item < sizes.items(), "item " + item);
                }
            }
            case AUDIT -> {}
        }
    }

    /** Receipts come to the price of what was ordered and not left; of one store to the cent. */
    private void checkReceipts() {
        int receipts = reply.getInt();
        int offered = reply.getInt();
        require(offered >= 0 && offered < sizes.items(), "item " + offered);
        int discount = 0;
        long cents = 0;
        for (int receipt = 0; receipt < receipts; receipt++) {
            discount = reply.getInt();
            cents += reply.getLong();
        }
        int[] items = baskets.items();
        int[] units = baskets.units().clone();
        for (int line = 0; line < units.length; line++) {
            units[line] -= reply.getInt();
        }
        long full = Receipt.total(items, units, discount);
        require(
                receipts > 1 ? cents <= Receipt.total(items, units, 0) : cents == full,
                "receipts of " + cents + " cents instead of " + full);
        require(receipts == 0 || reply.get(reply.limit() - 1) == '\n', "a receipt that is cut off");
    }

    private void require(boolean holds, String found) {
        if (!holds) {
            throw new WrongOutput("the backend answered " + kind.type() + " with " + found);
        }
    }
}
