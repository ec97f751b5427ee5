package org.wattladder.brokerage.trade;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import org.wattladder.brokerage.data.Scale;
import org.wattladder.brokerage.engine.Login;
import org.wattladder.brokerage.engine.Refusal;
import org.wattladder.worklets.api.Aborted;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.WeightedTransaction;

/** The desks of all users of a client; opened on the threads of the users. */
public final class Desks implements AutoCloseable {
    /** Orders that each user sends to the market before the first interval, so that whoever completes trades finds some. */
    private static final int SENT_FIRST = 20;

    private final Login login;
    private final Scale scale;
    private final Market market = new Market();
    private final Counts counts = new Counts();
    private final List<Connection> connections = new ArrayList<>();

    /** Nothing is opened yet. */
    public Desks(Login login, Scale scale) {
        this.login = login;
        this.scale = scale;
    }

    /** What all users count. */
    public Counts counts() {
        return counts;
    }

    /**
     * The transactions of one user on a connection of its own.
     *
     * @param shares of each kind; a kind with none is left out
     * @throws DeviceFault with a sentence, if the database refuses
     */
    public List<WeightedTransaction> open(RandomGenerator random, ToIntFunction<Kind> shares) {
        Connection connection = login.connect();
        remember(connection);
        Desk desk = new Desk(connection, login.dialect(), scale, random, market, counts);
        try {
            connection.setAutoCommit(false);
            connection.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
            List<WeightedTransaction> mix = new ArrayList<>();
            for (Kind kind : Kind.values()) {
                DatabaseTransaction transaction = new DatabaseTransaction(kind, desk, kind.at(desk));
                if (shares.applyAsInt(kind) > 0) {
                    mix.add(new WeightedTransaction(shares.applyAsInt(kind), transaction));
                }
                if (kind == Kind.PLACE_ORDER) {
                    for (int sent = 0; sent < SENT_FIRST; sent++) {
                        send(transaction);
                    }
                }
            }
            counts.takeRetries();
            counts.takeTransactions();
            counts.takeTrades();
            return mix;
        } catch (SQLException refused) {
            throw new DeviceFault("the database refuses a user: " + Refusal.text(refused), refused);
        }
    }

    /** Where many users begin together on few CPUs the database may refuse an order for good; then one less waits. */
    private static void send(DatabaseTransaction order) {
        order.prepare();
        try {
            order.execute();
        } catch (Aborted refused) {
            // nobody counts on it
        }
    }

    private synchronized void remember(Connection connection) {
        connections.add(connection);
    }

    @Override
    public synchronized void close() {
        for (Connection connection : connections) {
            try {
                connection.close();
            } catch (SQLException closed) {
                // the database is gone already
            }
        }
    }
}
