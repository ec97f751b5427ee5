package org.wattladder.brokerage.trade;

import java.sql.Array;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.wattladder.worklets.api.WrongOutput;

/** Changes the prices of neighbouring securities. */
final class MarketFeed implements Step {
    private static final int SECURITIES = 20;
    private static final int MOST_CHANGE_CENTS = 50;

    private final Desk desk;
    private final PreparedStatement change;
    private final Integer[] securities = new Integer[SECURITIES];
    private final Long[] cents = new Long[SECURITIES];
    private int changed;

    MarketFeed(Desk desk) throws SQLException {
        this.desk = desk;
        change = desk.prepare("UPDATE quote q SET price_cents = greatest(100, q.price_cents + d.cents),"
                + " volume = q.volume + 100, changed_at = now()"
                + " FROM unnest(?::int[], ?::bigint[]) AS d (security_id, cents) WHERE q.security_id = d.security_id");
    }

    @Override
    public void draw() {
        int first = desk.random().nextInt(desk.scale().securities() - SECURITIES) + 1;
        for (int place = 0; place < SECURITIES; place++) {
            securities[place] = first + place;
            cents[place] = (long) desk.random().nextInt(-MOST_CHANGE_CENTS, MOST_CHANGE_CENTS + 1);
        }
    }

    @Override
    public void work() throws SQLException {
        Array ids = desk.connection().createArrayOf("int4", securities);
        Array changes = desk.connection().createArrayOf("int8", cents);
        change.setArray(1, ids);
        change.setArray(2, changes);
        changed = change.executeUpdate();
        ids.free();
        changes.free();
    }

    @Override
    public void verify() {
        if (changed != SECURITIES) {
            throw new WrongOutput("a market feed changed " + changed + " prices, not " + SECURITIES);
        }
    }
}
