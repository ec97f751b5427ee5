package org.wattladder.worklets.supermarket;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.util.List;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.ServingWorklet;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * The order business of a supermarket company, as many requests at a time as there are users. Without a component
 * {@code backend} the company is in the JVM of the clients; with one, in the JVM of that component. Modelled on what is public of
 * business benchmarks with stores, headquarters and suppliers; sizes and steps are our own.
 */
public final class Supermarket implements ServingWorklet {
    private static final String BACKEND = "backend";
    private static final String STORES = "stores";
    private static final String ITEMS = "items";
    private static final String CUSTOMERS = "customers";
    private static final String RECEIPTS = "receipts-kept";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "supermarket",
                "combined",
                "Processor, caches, memory, collector and locks, by requests to a business that all users share; with a"
                        + " component `backend` also the network between them.",
                "One request to a company of 8 stores with 10,000 items each. Of 100, 50 are purchases of 5 to 40 lines in a"
                        + " store, 20 online orders from up to three stores, 15 let a store restock from suppliers what runs"
                        + " short. 10 print the latest receipts of a customer, 5 are reports of headquarters on what sells"
                        + " best and what with it, from the 2,000 latest receipts of each store. Purchases also look for"
                        + " what is bought with their first item. Users share the company; a store is locked while it"
                        + " sells. Receipts are checked to the cent. After each interval goods and money are counted again:"
                        + " units bought are units sold or in stock, receipts are the revenue of headquarters.",
                Metric.TRANSACTIONS,
                MemoryNeed.allocating(4L << 20, 16L << 20),
                List.of(
                        new Parameter(STORES, "stores of the company", Company.ORDER_STORES, 1_000, 8, 3),
                        new Parameter(ITEMS, "items on sale", Kind.MOST_LINES, 1_000_000, 10_000, 100),
                        new Parameter(CUSTOMERS, "customers with an account", 1, 10_000_000, 20_000, 10),
                        new Parameter(
                                RECEIPTS, "latest receipts of each store at headquarters", 1, 1_000_000, 2_000, 10)));
    }

    @Override
    public Session open(ClientContext context) {
        Sizes sizes = new Sizes(
                Math.toIntExact(context.parameter(STORES)),
                Math.toIntExact(context.parameter(ITEMS)),
                Math.toIntExact(context.parameter(CUSTOMERS)),
                Math.toIntExact(context.parameter(RECEIPTS)));
        if (context.hasEndpoint(BACKEND)) {
            return new Shopping(sizes, () -> Connection.open(context.endpoint(BACKEND), sizes));
        }
        Company company = new Company(sizes, new Headquarters(sizes));
        return new Shopping(sizes, () -> company);
    }

    @Override
    public void serve(ServerSocketChannel listening) throws IOException {
        new BackendServer(sizes -> new Company(sizes, new Headquarters(sizes))).serve(listening);
    }
}
