package org.wattladder.brokerage.data;

import java.time.LocalDate;
import java.util.List;

/** Brokers, customers, their accounts and what they watch. */
final class CustomerTables {
    private static final LocalDate FOUNDED = LocalDate.of(2005, 1, 1);
    private static final int DAYS_OPEN = 7_000;
    private static final int RIGHTS = 4;

    private CustomerTables() {}

    static List<Table> all() {
        return List.of(
                new Table(
                        "broker",
                        Scale::brokers,
                        1,
                        (scale, id, random, row) -> row.of(id, MarketTables.person(random), "active", 0, 0)),
                new Table(
                        "customer",
                        Scale::customers,
                        1,
                        (scale, id, random, row) -> row.of(
                                id,
                                MarketTables.person(random),
                                random.nextInt(FixedTables.LEVELS) + 1,
                                random.nextInt(FixedTables.TAX_CLASSES) + 1,
                                random.nextInt(FixedTables.REGIONS) + 1,
                                FOUNDED.plusDays(random.nextInt(DAYS_OPEN)))),
                new Table("customer_contact", Scale::customers, 2, (scale, id, random, row) -> {
                    row.of(id, "mail", "customer" + id + "@example.org");
                    row.of(id, "telephone", "+0 " + (100_000_000 + random.nextInt(900_000_000)));
                }),
                new Table("account", Scale::customers, Scale.ACCOUNTS_EACH, (scale, id, random, row) -> {
                    for (int place = 0; place < Scale.ACCOUNTS_EACH; place++) {
                        long account = (id - 1) * Scale.ACCOUNTS_EACH + place + 1;
                        row.of(account, id, id % scale.brokers() + 1, "Account " + (place + 1), 0);
                    }
                }),
                new Table(
                        "authorized_person",
                        Scale::accounts,
                        1,
                        (scale, id, random, row) ->
                                row.of(id, MarketTables.person(random), "level " + random.nextInt(RIGHTS))),
                new Table("watch_list", Scale::customers, 1, (scale, id, random, row) -> row.of(id, id)),
                new Table("watch_entry", Scale::customers, Scale.WATCHED_EACH, (scale, id, random, row) -> {
                    int first = random.nextInt(scale.securities());
                    int step = scale.securities() / Scale.WATCHED_EACH;
                    for (int place = 0; place < Scale.WATCHED_EACH; place++) {
                        row.of(id, (first + place * step) % scale.securities() + 1);
                    }
                }));
    }
}
