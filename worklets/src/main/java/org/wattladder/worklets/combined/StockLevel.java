package org.wattladder.worklets.combined;

import java.util.HashSet;
import java.util.Set;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Lists the goods in short supply among those of the latest orders of a district. */
class StockLevel implements Transaction {
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
        seenAt = new int[warehouse.goods.kinds()];
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
        Orders orders = warehouse.orders;
        Slip slip = new Slip("Short", "supply");
        int count = 0;
        for (int which = 0; which < District.LATEST; which++) {
            int row = district.latestRow(which);
            for (int line = 0; line < orders.lines(row); line++) {
                int item = orders.item(row, line);
                if (seenAt[item] != executions) {
                    seenAt[item] = executions;
                    if (isFew(item, threshold)) {
                        count++;
                        slip.count(warehouse.goods.name(item), warehouse.goods.onHand[item]);
                    }
                }
            }
        }
        few = count;
        warehouse.print(slip.count("Items", count));
    }

    boolean isFew(int item, int least) {
        return warehouse.goods.onHand[item] < least;
    }

    /** Counts again in another way; as dear as the work itself, so only at the first and at each 64th execution. */
    @Override
    public void check() {
        if (executions % CHECK_EVERY != 1) {
            return;
        }
        Set<Integer> scarce = new HashSet<>();
        for (int which = District.LATEST - 1; which >= 0; which--) {
            for (Order.Line line : warehouse
                    .orders
                    .read(district.latestRow(which), warehouse.goods)
                    .lines()) {
                if (warehouse.goods.onHand[line.item()] < threshold) {
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
