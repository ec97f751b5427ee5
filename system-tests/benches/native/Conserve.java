import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import org.wattladder.brokerage.check.Settling;
import org.wattladder.brokerage.data.Scale;
import org.wattladder.brokerage.data.Template;
import org.wattladder.brokerage.engine.Binaries;
import org.wattladder.brokerage.engine.Cluster;
import org.wattladder.brokerage.engine.DatabaseFile;
import org.wattladder.brokerage.engine.Login;
import org.wattladder.brokerage.trade.Desks;
import org.wattladder.brokerage.trade.Kind;
import org.wattladder.worklets.api.Aborted;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;

/**
 * Trades until so many transactions are committed, and looks ten times on the way whether anything was lost. Arguments: transactions,
 * folder for the database, customers, users. The mix is that of the suite; {@code fsync} is off, as only the arithmetic is looked at.
 * A server that the variable WATTLADDER_DATABASE names is left as it is. Exits with 1 when a law is broken or something acknowledged is not found.
 */
public final class Conserve {
    private static final int CHECKS = 10;
    private static final long STEP = 50_000;

    private final long wanted;
    private final Scale scale;
    private final int users;
    private final long began = System.nanoTime();
    private final AtomicLong done = new AtomicLong();
    private final Map<Kind, LongAdder> acknowledged = new EnumMap<>(Kind.class);

    private Conserve(long wanted, Scale scale, int users) {
        this.wanted = wanted;
        this.scale = scale;
        this.users = users;
        for (Kind kind : Kind.values()) {
            acknowledged.put(kind, new LongAdder());
        }
    }

    /** Runs and prints. */
    public static void main(String... arguments) throws Exception {
        Scale scale = new Scale(Integer.parseInt(arguments[2]), 2026);
        Conserve conserve = new Conserve(Long.parseLong(arguments[0]), scale, Integer.parseInt(arguments[3]));
        Path folder = Path.of(arguments[1]);
        DatabaseFile own = DatabaseFile.of(System.getenv());
        if (own.value("url").isPresent()) {
            System.exit(conserve.trade(new Template(own.login(), scale, System.out::println).copy()) ? 0 : 1);
        }
        DatabaseFile file = new DatabaseFile(Map.of(), Map.of("fsync", "off", "shared_buffers", "1GB"));
        boolean sound;
        try (Cluster cluster = Cluster.start(Binaries.find(file, folder), file, folder, "127.0.0.1")) {
            Runtime.getRuntime().addShutdownHook(new Thread(cluster::close));
            Login login = new Template(cluster.login(), scale, System.out::println).copy();
            sound = conserve.trade(login);
        }
        System.exit(sound ? 0 : 1);
    }

    /** One user with its connection. */
    private record User(List<WeightedTransaction> mix, SplittableRandom random) {
        Transaction next() {
            int drawn = random.nextInt(mix.stream().mapToInt(WeightedTransaction::share).sum());
            for (WeightedTransaction each : mix) {
                drawn -= each.share();
                if (drawn < 0) {
                    return each.transaction();
                }
            }
            throw new IllegalStateException("the shares changed");
        }
    }

    private boolean trade(Login login) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(users);
        try (Desks desks = new Desks(login, scale);
                Settling settling = new Settling(login, Optional.empty());
                Connection connection = login.connect()) {
            List<User> all = new ArrayList<>();
            for (int user = 0; user < users; user++) {
                SplittableRandom random = new SplittableRandom(user);
                all.add(new User(desks.open(random, Kind::share), random));
            }
            long orders = number(connection, "SELECT count(*) FROM trade_order");
            long trades = number(connection, "SELECT count(*) FROM settlement");
            boolean sound = true;
            for (int check = 1; check <= CHECKS && sound; check++) {
                long until = wanted * check / CHECKS;
                List<Future<?>> work = new ArrayList<>();
                for (User each : all) {
                    work.add(threads.submit(() -> work(each, until)));
                }
                for (Future<?> each : work) {
                    each.get();
                }
                sound = check(connection, settling, desks.counts().takeRetries(), orders, trades);
            }
            return sound;
        } finally {
            threads.shutdownNow();
        }
    }

    private void work(User user, long until) {
        while (done.get() < until) {
            Transaction transaction = user.next();
            transaction.prepare();
            try {
                transaction.execute();
                transaction.check();
            } catch (Aborted refused) {
                continue;
            }
            acknowledged
                    .get(Kind.valueOf(transaction.type().toUpperCase(Locale.ROOT).replace('-', '_')))
                    .increment();
            long now = done.incrementAndGet();
            if (now % STEP == 0) {
                say(now, "going on");
            }
        }
    }

    private boolean check(Connection connection, Settling settling, long retries, long orders, long trades)
            throws SQLException {
        List<String> wrong = new ArrayList<>();
        Map<String, Double> figures = settling.afterInterval();
        figures.forEach((name, value) -> {
            if (name.startsWith("broken-")) {
                wrong.add(name + " in " + value.longValue() + " places");
            }
        });
        long newOrders = number(connection, "SELECT count(*) FROM trade_order") - orders;
        long newTrades = number(connection, "SELECT count(*) FROM settlement") - trades;
        long balances = number(connection, "SELECT sum(balance_cents) FROM account");
        long ledger = number(connection, "SELECT sum(amount_cents) FROM ledger");
        compare("orders", acknowledged.get(Kind.PLACE_ORDER).sum(), newOrders, wrong);
        compare("trades", acknowledged.get(Kind.COMPLETE_TRADE).sum(), newTrades, wrong);
        compare("cents in ledger and accounts", ledger, balances, wrong);
        say(
                done.get(),
                String.format(
                        Locale.ROOT,
                        "%,d orders and %,d trades acknowledged and found, %,d cents in ledger and accounts, %,d tried again; %s",
                        newOrders,
                        newTrades,
                        balances,
                        retries,
                        wrong.isEmpty()
                                ? figures.get("laws-checked").longValue() + " laws hold"
                                : "BROKEN: " + String.join("; ", wrong)));
        return wrong.isEmpty();
    }

    private static void compare(String what, long acknowledged, long found, List<String> wrong) {
        if (acknowledged != found) {
            wrong.add(what + ": " + acknowledged + " acknowledged, " + found + " found");
        }
    }

    private void say(long now, String text) {
        System.out.printf(
                Locale.ROOT,
                "%,d of %,d transactions after %,d s: %s%n",
                now,
                wanted,
                (System.nanoTime() - began) / 1_000_000_000,
                text);
    }

    private static long number(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(query)) {
            found.next();
            return found.getLong(1);
        }
    }
}
