package org.wattladder.brokerage.trade;

import java.sql.SQLException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wattladder.worklets.api.WrongOutput;

/** Changes the prices of neighbouring securities. */
final class MarketFeed implements Step {
    private static final int SECURITIES = 20;
    private static final int MOST_CHANGE_CENTS = 50;

    private final Desk desk;
    private final Command change;
    private String securities = "";
    private String cents = "";
    private int changed;

    MarketFeed(Desk desk) throws SQLException {
        this.desk = desk;
        change = new Command(desk, "market-feed");
    }

    @Override
    public void draw() {
        int first = desk.random().nextInt(desk.scale().securities() - SECURITIES) + 1;
        securities = list(IntStream.range(first, first + SECURITIES));
        cents = list(IntStream.range(0, SECURITIES)
                .map(place -> desk.random().nextInt(-MOST_CHANGE_CENTS, MOST_CHANGE_CENTS + 1)));
    }

    private static String list(IntStream numbers) {
        return numbers.mapToObj(Integer::toString).collect(Collectors.joining(","));
    }

    @Override
    public void work() throws SQLException {
        changed = change.update(securities, cents);
    }

    @Override
    public void verify() {
        if (changed != SECURITIES) {
            throw new WrongOutput("a market feed changed " + changed + " prices, not " + SECURITIES);
        }
    }
}
