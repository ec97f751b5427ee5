package org.wattladder.worklets.combined;

import java.util.HashSet;
import java.util.Set;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Counts the items in short supply among those of the last twenty orders of a district. */
class StockLevel implements Transaction {
    private static final int ORDERS = 20;
    private static final int CHECK_EVERY = 64;

    private final Warehouse warehouse;
    private final int[] seenAt;
    private District district;
    private int threshold;
    private int executions;
    private int few;

    @SuppressWarnings("NullAway.Init") // prepare comes before execute
    StockLevel(Warehouse warehouse) {
        this.warehouse = warehouse;
        seenAt = new int[warehouse.items.length];
    }

    @Override
    public String type() {
        return "stock-level";
    }

    @Override
    public void prepare() {
        district = warehouse.drawDistrict();
        threshold = 10 + warehouse.random.nextInt(11);
        executions++;
    }

    @Override
    public void execute() {
        int count = 0;
        int orders = Math.min(ORDERS, district.kept());
        for (int ago = 1; ago <= orders; ago++) {
            for (Order.Line line : district.back(ago).lines) {
                Item item = line.item();
                if (seenAt[item.number] != executions) {
                    seenAt[item.number] = executions;
                    count += isFew(item, threshold) ? 1 : 0;
                }
            }
        }
        few = count;
        warehouse.slip.begin("Short", "supply").count("Items", count);
    }

    boolean isFew(Item item, int least) {
        return item.onHand < least;
    }

    /** Counts again in another way; as dear as the work itself, so only at the first and at each 64th execution. */
    @Override
    public void check() {
        if (executions % CHECK_EVERY != 1) {
            return;
        }
        Set<Item> scarce = new HashSet<>();
        for (int ago = Math.min(ORDERS, district.kept()); ago >= 1; ago--) {
            for (Order.Line line : district.back(ago).lines) {
                if (line.item().onHand < threshold) {
                    scarce.add(line.item());
                }
            }
        }
        if (scarce.size() != few) {
            throw new WrongOutput(
                    few + " items below " + threshold + " units were counted instead of " + scarce.size());
        }
    }
}
