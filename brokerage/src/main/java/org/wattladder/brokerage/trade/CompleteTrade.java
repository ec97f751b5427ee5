package org.wattladder.brokerage.trade;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.wattladder.worklets.api.Aborted;
import org.wattladder.worklets.api.WrongOutput;

/** Completes an order at the price of now: lots, position, settlement, ledger, balance and broker. Without an order it ends aborted. */
final class CompleteTrade implements Step {
    private final Desk desk;
    private final Command leave;
    private final Command complete;
    private final Command buy;
    private final Command lots;
    private final Command take;
    private final Command book;
    private final Command look;
    private Optional<Long> order = Optional.empty();
    private boolean completed;

    /** An order as the market executes it. */
    private record Filled(long order, long account, int security, long quantity, long cents, long commission) {
        long buyingAmount() {
            return quantity * cents + commission;
        }

        long sellingAmount() {
            return quantity * cents - commission;
        }
    }

    CompleteTrade(Desk desk) throws SQLException {
        this.desk = desk;
        look = new Command(desk, "complete-trade.look");
        complete = new Command(desk, "complete-trade.complete");
        buy = new Command(desk, "complete-trade.buy");
        lots = new Command(desk, "complete-trade.lots");
        take = new Command(desk, "complete-trade.take");
        book = new Command(desk, "complete-trade.book");
        leave = new Command(desk, "complete-trade.leave");
    }

    @Override
    public void draw() {
        if (order.isEmpty() || completed) {
            order = desk.market().take();
            completed = false;
        }
    }

    @Override
    public void work() throws SQLException {
        long number = order.orElseThrow(Aborted::new);
        long cents;
        try (ResultSet found = look.query(number)) {
            if (!found.next()) {
                throw new WrongOutput("order " + number + " was sent to the market but does not wait there");
            }
            cents = found.getLong(1);
        }
        boolean sells;
        Filled filled;
        try (ResultSet found = complete.query(number, cents)) {
            if (!found.next()) {
                throw new WrongOutput("order " + number + " waits at the market but does not exist");
            }
            sells = found.getString(3).endsWith("S");
            filled = new Filled(number, found.getLong(1), found.getInt(2), found.getLong(4), cents, found.getLong(5));
        }
        if (sells) {
            sell(filled);
        } else {
            buy.update(filled.order, filled.account, filled.security, filled.quantity, filled.cents);
            book(filled, filled.buyingAmount(), -filled.buyingAmount(), "bought");
        }
        leave.update(number);
    }

    /** Takes from the oldest lots first. */
    private void sell(Filled filled) throws SQLException {
        long left = filled.quantity;
        try (ResultSet found = lots.query(filled.account, filled.security)) {
            while (left > 0 && found.next()) {
                long taken = Math.min(left, found.getLong(2));
                take.update(found.getLong(1), filled.order, taken, filled.account, filled.security);
                left -= taken;
            }
        }
        if (left > 0) {
            throw new WrongOutput("order " + filled.order + " sells " + left + " more than account " + filled.account
                    + " holds of security " + filled.security);
        }
        book(filled, filled.sellingAmount(), filled.sellingAmount(), "sold");
    }

    private void book(Filled filled, long settled, long booked, String text) throws SQLException {
        book.update(filled.order, settled, filled.account, booked, text, filled.commission);
    }

    @Override
    public void committed() {
        completed = true;
    }
}
