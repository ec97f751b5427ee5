package org.wattladder.worklets.combined;

import java.util.List;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Order processing in memory: customers order and pay for goods from a warehouse that delivers and restocks.
 *
 * <p>Each user owns one warehouse of ten districts and works on it alone; nothing is shared. Six types of transaction
 * come in the shares 10:10:1:1:1:10. Orders, their lines and slips are newly made objects, as a business program makes
 * them, so the collector is part of the work; what lasts stands in arrays of numbers (see {@link Orders}), full from the
 * start, so that neither the length of a run nor a collection changes what a transaction costs. Source: table 1 and
 * section 7.1.3 of the ICPE 2012 paper for what it stands for; sizes and steps are our own.
 *
 * <p>Each transaction checks its own outcome. After each interval all money, goods and orders of the warehouse are
 * counted again and must be conserved to the cent and the unit, see {@link Audit}.
 */
public final class Cssj implements StatelessWorklet {
    private static final String ITEMS = "items";
    private static final String CUSTOMERS = "customers";
    private static final String KEPT = "orders-kept";
    private static final String OPEN = "open-orders";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "cssj",
                "combined",
                "Processor, caches, memory and collector together: look-ups in tables, text and short-lived objects.",
                "One step of an order business on the user's own warehouse, standard size 100,000 items, ten districts of"
                        + " 1,000 customers, the last 8 orders of each customer, and 1,000 open orders. Of 33"
                        + " transactions, 10 enter a new order of 5 to 15 lines and restock what runs short, and 10 take a"
                        + " payment. 1 shows the last orders of a customer line by line, 1 delivers the 9 to 11 oldest"
                        + " orders, 1 lists items in short supply, 10 write the statement of a customer. Each writes its"
                        + " slip as text. About 24 MiB per user, the same from the first transaction to the last. Each"
                        + " outcome is checked; after each interval money, stock and orders of the whole warehouse are"
                        + " counted again and must be conserved.",
                Metric.TRANSACTIONS,
                MemoryNeed.allocating(24L << 20, 1L << 30),
                List.of(
                        new Parameter(ITEMS, "goods in a warehouse", 50, 10_000_000, 100_000, 60),
                        new Parameter(CUSTOMERS, "customers in each of the ten districts", 1, 100_000, 1_000, 7),
                        new Parameter(KEPT, "latest orders kept of each customer", 1, 100, 8, 8),
                        new Parameter(OPEN, "orders that wait for delivery", 20, 1_000_000, 1_000, 20)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        Warehouse warehouse = new Warehouse(
                Math.toIntExact(context.parameter(ITEMS)),
                Math.toIntExact(context.parameter(CUSTOMERS)),
                Math.toIntExact(context.parameter(KEPT)),
                Math.toIntExact(context.parameter(OPEN)),
                context.random());
        return List.of(
                new WeightedTransaction(10, new NewOrder(warehouse)),
                new WeightedTransaction(10, new Payment(warehouse)),
                new WeightedTransaction(1, new OrderStatus(warehouse)),
                new WeightedTransaction(1, new Delivery(warehouse)),
                new WeightedTransaction(1, new StockLevel(warehouse)),
                new WeightedTransaction(10, new CustomerReport(warehouse)));
    }
}
