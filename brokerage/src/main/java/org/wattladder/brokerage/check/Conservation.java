package org.wattladder.brokerage.check;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.brokerage.dialect.Dialect;

/** Queries over the whole database that find what was lost, made twice or made of nothing; each finds no row in a sound one. */
public final class Conservation {
    /**
     * What must hold.
     *
     * @param name in figures; the dialect has its query in section {@code law.NAME}
     * @param sentence what is wrong when it does not
     */
    private record Law(String name, String sentence) {}

    private static final List<Law> LAWS = List.of(
            new Law("balances", "the balance of an account is not the sum of its ledger"),
            new Law("lots", "a position is not what its lots have left"),
            new Law("positions", "a position is not what was bought less what was sold"),
            new Law("sold-lots", "a sold quantity is not what was taken from lots"),
            new Law("settlements", "an order has not exactly one settlement, or has one before it is completed"),
            new Law("bookings", "a settlement is not what the ledger booked"),
            new Law("queue", "an order that is not completed is not in the queue, or one that is completed is"),
            new Law("reservations", "what is reserved of a position is not what waits to be sold"),
            new Law("brokers", "a broker's trades or commissions are not those of the orders"),
            new Law("events", "an order has not one event for each of its states"));

    private Conservation() {}

    /** Number of laws. */
    public static int laws() {
        return LAWS.size();
    }

    /**
     * A law that is broken.
     *
     * @param name of the law
     * @param places how many rows break it
     * @param sentence with the first place
     */
    public record Broken(String name, long places, String sentence) {}

    /**
     * The laws that are broken; none in a sound database.
     *
     * @param connection to the database of the run, with no transaction open
     */
    public static List<Broken> broken(Connection connection, Dialect dialect) throws SQLException {
        List<Broken> broken = new ArrayList<>();
        for (Law law : LAWS) {
            try (Statement statement = connection.createStatement();
                    ResultSet found = statement.executeQuery("SELECT count(*), min(place) FROM ("
                            + dialect.statement("law." + law.name) + ") AS broken")) {
                found.next();
                if (found.getLong(1) > 0) {
                    broken.add(new Broken(law.name, found.getLong(1), law.sentence + ": " + found.getString(2)));
                }
            }
        }
        return broken;
    }
}
