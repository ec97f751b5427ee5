package org.wattladder.brokerage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wattladder.brokerage.data.Scale;
import org.wattladder.brokerage.link.DatabaseClient;
import org.wattladder.brokerage.trade.Desks;
import org.wattladder.brokerage.trade.Kind;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;

/** All users of one client JVM. The first client lets the database be checked and settled after each interval. */
final class Trading implements Session {
    private static final double HUNDRED = 100;
    private static final Map<String, String> UNITS = Map.ofEntries(
            Map.entry(Figure.CACHE_HITS, "%"),
            Map.entry("database-cpu-seconds", "s"),
            Map.entry("wal-bytes", "B"),
            Map.entry("shared-buffers-bytes", "B"),
            Map.entry("database-bytes", "B"));

    private final ClientContext context;
    private final DatabaseClient database;
    private final Scale scale;
    private final Desks desks;
    private final List<Figure> figures = new ArrayList<>();

    Trading(ClientContext context, DatabaseClient database) {
        this.context = context;
        this.database = database;
        DatabaseClient.Told told = database.login();
        this.scale = told.scale();
        this.desks = new Desks(told.login(), scale);
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext user) {
        return desks.open(user.random(), kind -> Brokerage.share(context, kind));
    }

    @Override
    public void audit() {
        figures.clear();
        figures.add(new Figure("serialization-retries", desks.counts().takeRetries(), ""));
        figures.add(new Figure("interval-transactions", desks.counts().takeTransactions(), ""));
        figures.add(new Figure("interval-trades", desks.counts().takeTrades(), ""));
        if (context.client() == 1) {
            database.settle()
                    .forEach((name, value) -> figures.add(new Figure(name, value, UNITS.getOrDefault(name, ""))));
            figures.add(new Figure("customers", scale.customers(), ""));
            double shares = 0;
            for (Kind kind : Kind.values()) {
                shares += Brokerage.share(context, kind);
            }
            for (Kind kind : Kind.values()) {
                figures.add(new Figure("share-" + kind.type(), HUNDRED * Brokerage.share(context, kind) / shares, "%"));
                figures.add(new Figure("bound-" + kind.type(), Brokerage.boundMillis(context, kind), "ms"));
            }
        }
    }

    @Override
    public List<Figure> figures() {
        return List.copyOf(figures);
    }

    @Override
    public void close() {
        desks.close();
        database.close();
    }
}
