package org.wattladder.brokerage;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.wattladder.brokerage.check.Settling;
import org.wattladder.brokerage.data.Scale;
import org.wattladder.brokerage.data.Template;
import org.wattladder.brokerage.engine.Account;
import org.wattladder.brokerage.engine.Binaries;
import org.wattladder.brokerage.engine.Cache;
import org.wattladder.brokerage.engine.Cluster;
import org.wattladder.brokerage.engine.DatabaseFile;
import org.wattladder.brokerage.engine.Login;
import org.wattladder.brokerage.engine.Refusal;
import org.wattladder.brokerage.link.DatabaseServer;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.ServingWorklet;

/** The component {@code database}: starts PostgreSQL unless there is one already, loads it, and answers clients. */
final class Office {
    /** A line that begins so says that clients may come. */
    static final String READY = "the database is ready";

    private static final String TRADER = "wattladder_trader";
    private static final String CUSTOMERS = "BROKERAGE_CUSTOMERS";
    private static final String SEED = "BROKERAGE_SEED";
    private static final String COPY = "DEPLOYMENT_COPY";
    private static final long STANDARD_CUSTOMERS = 10_000;
    private static final long STANDARD_SEED = 2026;

    private final Map<String, String> environment;
    private final Consumer<String> said;

    /**
     * Nothing is started yet.
     *
     * @param environment of this process, where the suite says how large the brokerage is
     * @param said takes lines about what is done
     */
    Office(Map<String, String> environment, Consumer<String> said) {
        this.environment = environment;
        this.said = said;
    }

    /** Why it cannot serve on this host, as far as a quick look shows. */
    Optional<String> hindrance() {
        try {
            Scale scale = scale();
            DatabaseFile file = DatabaseFile.of(environment);
            if (file.value("url").isPresent()) {
                new Template(file.login(), scale, said).check();
            } else {
                Account.find(file.value("account"));
                Binaries.check(file);
            }
            return Optional.empty();
        } catch (DeviceFault missing) {
            return Optional.ofNullable(missing.getMessage());
        }
    }

    /** Serves until the channel is closed. */
    void serve(ServerSocketChannel listening) throws IOException {
        Scale scale = scale();
        DatabaseFile file = DatabaseFile.of(environment);
        String address =
                ((InetSocketAddress) listening.getLocalAddress()).getAddress().getHostAddress();
        Optional<Cluster> cluster =
                file.value("url").isPresent() ? Optional.empty() : Optional.of(cluster(file, address));
        Login owner = cluster.map(Cluster::login).orElseGet(file::login);
        Login database = new Template(owner, scale, line -> said.accept(ServingWorklet.PROGRESS + line)).copy();
        Login traders = cluster.isPresent() ? trader(database) : database;
        try (Settling settling = new Settling(database, cluster.map(own -> own::processorTime))) {
            said.accept(READY);
            new DatabaseServer(traders, scale, settling).serve(listening);
        }
    }

    private Cluster cluster(DatabaseFile file, String address) {
        Path cache = Cache.folder(file);
        Path data = Cache.ofCopy(cache, number(COPY, 1));
        Binaries binaries = Binaries.find(file, cache);
        said.accept("PostgreSQL: " + binaries.origin() + ", " + binaries.folder());
        Cluster cluster = Cluster.start(binaries, file, data, address);
        Runtime.getRuntime().addShutdownHook(new Thread(cluster::close, "end of the database"));
        return cluster;
    }

    /** A role that can read and write the rows of this database, and nothing else. */
    private static Login trader(Login owner) {
        String password = Cluster.freshPassword();
        try (Connection connection = owner.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("DO $$ BEGIN CREATE ROLE " + TRADER + " LOGIN; EXCEPTION WHEN duplicate_object THEN NULL;"
                    + " END $$");
            statement.execute("ALTER ROLE " + TRADER + " PASSWORD '" + password + "'");
            statement.execute("GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO " + TRADER);
            statement.execute("GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO " + TRADER);
            return new Login(owner.url(), TRADER, password, owner.product());
        } catch (SQLException refused) {
            throw new DeviceFault("the role of the traders cannot be made: " + Refusal.text(refused), refused);
        }
    }

    private Scale scale() {
        try {
            return new Scale(Math.toIntExact(number(CUSTOMERS, STANDARD_CUSTOMERS)), number(SEED, STANDARD_SEED));
        } catch (IllegalArgumentException | ArithmeticException wrong) {
            throw new DeviceFault(CUSTOMERS + " of component database: " + wrong.getMessage(), wrong);
        }
    }

    private long number(String name, long standard) {
        String text = environment.getOrDefault(name, "");
        if (!text.matches("\\d{0,18}")) {
            throw new DeviceFault(name + " of component database must be a whole number, not " + text);
        }
        return text.isEmpty() ? standard : Long.parseLong(text);
    }
}
