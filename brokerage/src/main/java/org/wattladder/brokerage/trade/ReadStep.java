package org.wattladder.brokerage.trade;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.wattladder.worklets.api.WrongOutput;

/** Queries that all take the same drawn number, the last of which must find as many rows as are sure to be there. */
final class ReadStep implements Step {
    private final LongSupplier drawn;
    private final int least;
    private final List<Query> queries = new ArrayList<>();
    private long number;
    private int found;

    /**
     * Prepares the queries, each with one parameter.
     *
     * @param least rows that the last of them finds at least
     */
    ReadStep(Desk desk, LongSupplier drawn, int least, String... queries) throws SQLException {
        this.drawn = drawn;
        this.least = least;
        for (String query : queries) {
            this.queries.add(new Query(desk, query));
        }
    }

    @Override
    public void draw() {
        number = drawn.getAsLong();
    }

    @Override
    public void work() throws SQLException {
        for (Query query : queries) {
            found = query.rows(number);
        }
    }

    @Override
    public void verify() {
        if (found < least) {
            throw new WrongOutput(
                    "a query for number " + number + " found " + found + " rows, not " + least + " at least");
        }
    }
}
