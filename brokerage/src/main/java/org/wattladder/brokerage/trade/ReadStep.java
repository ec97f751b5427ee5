package org.wattladder.brokerage.trade;

import java.sql.SQLException;
import java.util.function.LongSupplier;
import org.wattladder.worklets.api.WrongOutput;

/** Queries that all take the same drawn number, the last of which must find as many rows as are sure to be there. */
final class ReadStep implements Step {
    private final LongSupplier drawn;
    private final int least;
    private final Command queries;
    private long number;
    private int found;

    /**
     * Prepares the queries.
     *
     * @param least rows that the last of them finds at least
     * @param section of the dialect
     */
    ReadStep(Desk desk, LongSupplier drawn, int least, String section) throws SQLException {
        this.drawn = drawn;
        this.least = least;
        queries = new Command(desk, section);
    }

    @Override
    public void draw() {
        number = drawn.getAsLong();
    }

    @Override
    public void work() throws SQLException {
        found = queries.read(number);
    }

    @Override
    public void verify() {
        if (found < least) {
            throw new WrongOutput(
                    "a query for number " + number + " found " + found + " rows, not " + least + " at least");
        }
    }
}
