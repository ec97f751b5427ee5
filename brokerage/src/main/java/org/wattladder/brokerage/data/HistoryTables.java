package org.wattladder.brokerage.data;

import java.time.LocalDate;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What happened before the first interval: every account was opened with a deposit and has bought its holdings, each in two orders.
 * All rows of an order are made of one generator, so that they fit together in whichever table.
 */
final class HistoryTables {
    private static final long DEPOSIT_CENTS = 1_000_000_000L;
    private static final LocalDate FIRST_DAY = LocalDate.of(2025, 7, 1);
    private static final int LOT = 100;
    private static final int MOST_LOTS = 8;
    private static final int TEN_THOUSAND = 10_000;
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private HistoryTables() {}

    /** An order that was completed. */
    private record Bought(
            long order,
            long account,
            int security,
            String kind,
            long quantity,
            long cents,
            long commission,
            String time) {

        static Bought of(Scale scale, long account, int place) {
            long order = (account - 1) * Scale.ORDERS_EACH + place + 1;
            SplittableRandom random = new SplittableRandom(scale.seed() * MIX + order);
            int security = scale.held(account, place % Scale.HELD_EACH);
            int kind = random.nextInt(2) * 2;
            long quantity = (long) LOT * (random.nextInt(MOST_LOTS) + 1);
            long cents = MarketTables.price(random);
            int exchange = security % Scale.EXCHANGES + 1;
            long commission = quantity * cents * FixedTables.basisPoints(kind, exchange) / TEN_THOUSAND;
            String time = FIRST_DAY.plusDays(random.nextInt(Scale.DAYS)) + " 10:" + (10 + random.nextInt(50)) + ":00";
            return new Bought(order, account, security, FixedTables.KINDS.get(kind), quantity, cents, commission, time);
        }

        long amount() {
            return quantity * cents + commission;
        }
    }

    private interface OfOrder {
        void add(Bought bought, Row row);
    }

    static List<Table> all() {
        return List.of(
                table(
                        "trade_order",
                        1,
                        (bought, row) -> row.of(
                                bought.order,
                                bought.account,
                                bought.security,
                                bought.kind,
                                "C",
                                bought.quantity,
                                bought.cents,
                                bought.commission,
                                bought.time,
                                bought.time,
                                "Person " + bought.account,
                                "")),
                table("order_event", 2, (bought, row) -> {
                    row.of(bought.order, "S", bought.time);
                    row.of(bought.order, "C", bought.time);
                }),
                table(
                        "lot",
                        1,
                        (bought, row) -> row.of(
                                bought.order,
                                bought.account,
                                bought.security,
                                bought.quantity,
                                bought.quantity,
                                bought.cents)),
                table(
                        "settlement",
                        1,
                        (bought, row) ->
                                row.of(bought.order, bought.amount(), "transfer", bought.time.substring(0, 10))),
                table(
                        "ledger",
                        1,
                        (bought, row) -> row.of(bought.account, bought.order, -bought.amount(), bought.time, "bought")),
                new Table(
                        "ledger",
                        Scale::accounts,
                        1,
                        (scale, account, random, row) ->
                                row.of(account, Row.absent(), DEPOSIT_CENTS, FIRST_DAY + " 09:00:00", "deposit")));
    }

    private static Table table(String name, int rowsOfOrder, OfOrder each) {
        return new Table(name, Scale::accounts, rowsOfOrder * Scale.ORDERS_EACH, (scale, account, random, row) -> {
            for (int place = 0; place < Scale.ORDERS_EACH; place++) {
                each.add(Bought.of(scale, account, place), row);
            }
        });
    }
}
