package org.wattladder.worklets.supermarket;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.wattladder.worklets.api.WrongOutput;

/** The whole business in one JVM; answers requests on any thread. */
final class Company implements Backend {
    /** Stores that an online order is taken from, at most. */
    static final int ORDER_STORES = 3;

    private static final int SEED = 2015;
    private static final int KEPT = 4;
    private static final int FIRST_DISCOUNT = 2;
    private static final int REGULAR_DISCOUNT = 5;

    private final Sizes sizes;
    private final Headquarters headquarters;
    private final List<Store> stores = new ArrayList<>();
    private final AtomicReferenceArray<Receipt> ofCustomers;
    private final AtomicLong receipts = new AtomicLong();

    /** A company whose headquarters have all the receipts that they keep. */
    Company(Sizes sizes, Headquarters headquarters) {
        this.sizes = sizes;
        this.headquarters = headquarters;
        ofCustomers = new AtomicReferenceArray<>(sizes.customers() * KEPT);
        SplittableRandom random = new SplittableRandom(SEED);
        Suppliers suppliers = new Suppliers(sizes.stores());
        for (int store = 0; store < sizes.stores(); store++) {
            stores.add(new Store(store, sizes.items(), headquarters, suppliers, random));
        }
        Baskets baskets = new Baskets(sizes, random);
        for (int sale = 0; sale < sizes.stores() * sizes.receipts(); sale++) {
            baskets.draw();
            sell(sale % sizes.stores(), baskets.customer(), baskets.items(), baskets.units());
            stores.get(sale % sizes.stores()).restock(Kind.MOST_LINES);
        }
    }

    @Override
    public void call(ByteBuffer request, ByteBuffer reply) {
        Kind kind = Kind.of(request.get());
        reply.clear();
        switch (kind) {
            case PURCHASE -> purchase(request, reply, 1);
            case ONLINE_ORDER -> purchase(request, reply, ORDER_STORES);
            case RESTOCK -> reply.putLong(stores.get(request.getInt()).restock(Kind.MOST_LINES));
            case STATEMENT -> statement(request.getInt(), reply);
            case SALES_REPORT -> {
                for (int item : headquarters.bestSellers()) {
                    reply.putInt(item);
                }
            }
            case AUDIT -> audit(reply);
        }
        reply.flip();
    }

    private void purchase(ByteBuffer request, ByteBuffer reply, int mostStores) {
        int store = request.getInt();
        int customer = request.getInt();
        int[] items = new int[request.getInt()];
        int[] units = new int[items.length];
        for (int line = 0; line < items.length; line++) {
            items[line] = request.getInt();
            units[line] = request.getInt();
        }
        int places = reply.position();
        reply.putInt(0);
        reply.putInt(headquarters.boughtWith(store, items[0]));
        StringBuilder page = new StringBuilder();
        int written = 0;
        for (int turn = 0; turn < mostStores; turn++) {
            Optional<Receipt> receipt = sell((store + turn) % sizes.stores(), customer, items, units);
            if (receipt.isPresent()) {
                written++;
                reply.putInt(receipt.get().discountPercent());
                reply.putLong(receipt.get().cents());
                receipt.get().print(page);
            }
        }
        for (int left : units) {
            reply.putInt(left);
        }
        reply.putInt(places, written);
        reply.put(page.toString().getBytes(StandardCharsets.US_ASCII));
    }

    private Optional<Receipt> sell(int store, int customer, int[] items, int[] units) {
        int discount = ofCustomers.get(customer * KEPT + KEPT - 1) == null ? FIRST_DISCOUNT : REGULAR_DISCOUNT;
        Optional<Receipt> receipt = stores.get(store).sell(customer, items, units, discount);
        receipt.ifPresent(
                written -> ofCustomers.set(customer * KEPT + (int) (receipts.getAndIncrement() % KEPT), written));
        return receipt;
    }

    private void statement(int customer, ByteBuffer reply) {
        StringBuilder page = new StringBuilder();
        long cents = 0;
        for (int place = customer * KEPT; place < (customer + 1) * KEPT; place++) {
            Receipt receipt = ofCustomers.get(place);
            if (receipt != null) {
                receipt.print(page);
                cents += Receipt.total(receipt.items(), receipt.units(), receipt.discountPercent()) - receipt.cents();
            }
        }
        reply.putLong(cents);
        reply.put(page.toString().getBytes(StandardCharsets.US_ASCII));
    }

    /** Replies with the sentence of what is wrong, else with nothing. */
    private void audit(ByteBuffer reply) {
        try {
            stores.forEach(Store::audit);
        } catch (WrongOutput violated) {
            reply.put(String.valueOf(violated.getMessage()).getBytes(StandardCharsets.US_ASCII));
        }
    }
}
