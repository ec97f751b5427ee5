package org.wattladder.brokerage.trade;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.wattladder.worklets.api.WrongOutput;

/** Places an order. To sell, it reserves what is left of a position; an account that holds nothing buys. */
final class PlaceOrder implements Step {
    private static final int LOT = 100;
    private static final int MOST_LOTS = 8;

    private final Desk desk;
    private final Command account;
    private final Command held;
    private final Command reserve;
    private final Command price;
    private final Command insert;
    private final Command follow;
    private long accountId;
    private int security;
    private boolean sells;
    private boolean limit;
    private int lots;
    private long order;

    PlaceOrder(Desk desk) throws SQLException {
        this.desk = desk;
        account = new Command(desk, "place-order.account");
        held = new Command(desk, "place-order.held");
        reserve = new Command(desk, "place-order.reserve");
        price = new Command(desk, "place-order.price");
        insert = new Command(desk, "place-order.insert");
        follow = new Command(desk, "place-order.follow");
    }

    @Override
    public void draw() {
        accountId = desk.account();
        security = desk.security();
        sells = desk.random().nextBoolean();
        limit = desk.random().nextInt(4) == 0;
        lots = desk.random().nextInt(MOST_LOTS) + 1;
    }

    @Override
    public void work() throws SQLException {
        String name;
        long discount;
        int broker;
        try (ResultSet found = account.query(accountId)) {
            if (!found.next()) {
                throw new WrongOutput("account " + accountId + " is missing");
            }
            name = found.getString(1);
            broker = found.getInt(2);
            discount = found.getLong(3);
        }
        int chosen = security;
        long quantity = (long) lots * LOT;
        boolean selling = false;
        if (sells) {
            try (ResultSet found = held.query(accountId, security)) {
                if (found.next()) {
                    selling = true;
                    chosen = found.getInt(1);
                    quantity = Math.min(quantity, found.getLong(2));
                }
            }
            if (selling) {
                reserve.update(quantity, accountId, chosen);
            }
        }
        String kind = (limit ? "L" : "M") + (selling ? "S" : "B");
        long cents;
        long commission;
        try (ResultSet found = price.query(kind, chosen)) {
            if (!found.next()) {
                throw new WrongOutput("security " + chosen + " is missing");
            }
            cents = found.getLong(1);
            commission = quantity * cents * found.getInt(2) / 10_000 * (100 - discount) / 100;
        }
        try (ResultSet made = insert.query(accountId, chosen, kind, quantity, cents, commission, name)) {
            made.next();
            order = made.getLong(1);
        }
        follow.update(order, chosen, broker, quantity, cents);
    }

    @Override
    public void committed() {
        desk.market().send(order);
    }
}
