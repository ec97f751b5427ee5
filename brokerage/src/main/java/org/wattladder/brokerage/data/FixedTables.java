package org.wattladder.brokerage.data;

import java.time.LocalDate;
import java.util.List;

/** Tables that are the same for every scale. */
final class FixedTables {
    static final int REGIONS = 12;
    static final int TAX_CLASSES = 8;
    static final int LEVELS = 3;

    /** Kinds of orders: at the market or with a limit, to buy or to sell. */
    static final List<String> KINDS = List.of("MB", "MS", "LB", "LS");

    private static final LocalDate FIRST_DAY = LocalDate.of(2025, 7, 1);
    private static final int TAX_STEP = 250;
    private static final int LEVEL_STEP = 10;
    private static final int LEAST_FEE = 10;

    private FixedTables() {}

    static List<Table> all() {
        return List.of(
                new Table("region", scale -> REGIONS, 1, (scale, id, random, row) -> row.of(id, "Region " + id)),
                new Table(
                        "exchange",
                        scale -> Scale.EXCHANGES,
                        1,
                        (scale, id, random, row) -> row.of(
                                id,
                                "Exchange " + id,
                                id,
                                "0" + (6 + id % 4) + ":00:00",
                                "1" + (6 + id % 4) + ":30:00")),
                new Table("sector", scale -> Scale.SECTORS, 1, (scale, id, random, row) -> row.of(id, "Sector " + id)),
                new Table("order_kind", scale -> KINDS.size(), 1, (scale, id, random, row) -> {
                    String kind = KINDS.get((int) id - 1);
                    boolean sells = kind.endsWith("S");
                    row.of(kind, (kind.startsWith("M") ? "market " : "limit ") + (sells ? "sell" : "buy"), sells);
                }),
                new Table("order_state", scale -> 2, 1, (scale, id, random, row) -> {
                    row.of(id == 1 ? "S" : "C", id == 1 ? "submitted" : "completed");
                }),
                new Table("fee", scale -> KINDS.size(), Scale.EXCHANGES, (scale, id, random, row) -> {
                    for (int exchange = 1; exchange <= Scale.EXCHANGES; exchange++) {
                        row.of(KINDS.get((int) id - 1), exchange, basisPoints((int) id - 1, exchange));
                    }
                }),
                new Table(
                        "tax_class",
                        scale -> TAX_CLASSES,
                        1,
                        (scale, id, random, row) -> row.of(id, "Class " + id, id * TAX_STEP)),
                new Table(
                        "service_level",
                        scale -> LEVELS,
                        1,
                        (scale, id, random, row) -> row.of(id, "Level " + id, (id - 1) * LEVEL_STEP)),
                new Table(
                        "trading_day",
                        scale -> Scale.DAYS,
                        1,
                        (scale, id, random, row) -> row.of(id, FIRST_DAY.plusDays(id))));
    }

    /** What an exchange takes for an order of this kind, of 10,000. */
    static int basisPoints(int kind, int exchange) {
        return LEAST_FEE + kind * 2 + exchange;
    }
}
