package org.wattladder.brokerage;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.brokerage.link.DatabaseClient;
import org.wattladder.brokerage.trade.Kind;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.ServingWorklet;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Order processing of a brokerage on PostgreSQL, which is its component {@code database}. Modelled on what is public of benchmarks
 * of order processing; tables, rows and transactions are our own.
 */
public final class Brokerage implements ServingWorklet {
    private static final String DATABASE = "database";
    private static final String SHARE = "-share";
    private static final String BOUND = "-bound-ms";
    private static final int MOST_SHARE = 1_000;
    private static final int MOST_BOUND = 60_000;

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "brokerage",
                "combined",
                "A database with its processor, memory, log and storage, by the transactions of a brokerage; its component"
                        + " `database` is PostgreSQL.",
                "One of eleven transactions of a brokerage on a database of 32 tables. Of 100, ten place an order, ten"
                        + " complete one at the market, three more write and the rest reads. Each is one serializable"
                        + " transaction on the user's own connection, and is tried again when the database refuses to"
                        + " serialize it. After each interval ten queries over the whole database look for money,"
                        + " holdings, trades and settlements that were lost or made twice. Then it is vacuumed and writes"
                        + " a checkpoint.",
                Metric.TRANSACTIONS,
                MemoryNeed.allocating(1L << 20, 16L << 20),
                parameters());
    }

    private static List<Parameter> parameters() {
        List<Parameter> parameters = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            parameters.add(new Parameter(
                    kind.type() + SHARE,
                    "of the sum of all shares: how often a user " + kind.does(),
                    0,
                    MOST_SHARE,
                    kind.share(),
                    kind.share()));
        }
        for (Kind kind : Kind.values()) {
            parameters.add(new Parameter(
                    kind.type() + BOUND,
                    "milliseconds that 90 % of these transactions may take",
                    1,
                    MOST_BOUND,
                    kind.boundMillis(),
                    MOST_BOUND));
        }
        return parameters;
    }

    /** Share of a kind as the plan has it. */
    static int share(ClientContext context, Kind kind) {
        return Math.toIntExact(context.parameter(kind.type() + SHARE));
    }

    /** Bound of a kind as the plan has it, in milliseconds. */
    static long boundMillis(ClientContext context, Kind kind) {
        return context.parameter(kind.type() + BOUND);
    }

    @Override
    public Session open(ClientContext context) {
        return new Trading(context, new DatabaseClient(context.endpoint(DATABASE)));
    }

    @Override
    public Optional<String> hindrance(Map<String, String> environment) {
        return new Office(environment, line -> {}).hindrance();
    }

    @Override
    public void serve(ServerSocketChannel listening) throws IOException {
        new Office(System.getenv(), System.out::println).serve(listening);
    }
}
