package org.wattladder.brokerage.data;

import java.util.List;
import java.util.SplittableRandom;

/** Companies, their securities, prices and news. */
final class MarketTables {
    private static final int OFFICERS = 2;
    private static final int RIVALS = 3;
    private static final int QUARTERS = 8;
    private static final int NEWS = 2;
    private static final int NEWS_WORDS = 60;
    private static final int LEAST_PRICE = 1_000;
    private static final int MOST_PRICE = 50_000;
    private static final int EXCHANGES = Scale.EXCHANGES;
    private static final String OPENING = "2026-01-02 09:00:00";
    private static final List<String> WORDS = List.of(
            "market",
            "order",
            "profit",
            "growth",
            "quarter",
            "margin",
            "board",
            "plan",
            "price",
            "share",
            "forecast",
            "sales",
            "region",
            "product",
            "contract",
            "supply");

    private MarketTables() {}

    static List<Table> all() {
        return List.of(
                new Table(
                        "company",
                        Scale::companies,
                        1,
                        (scale, id, random, row) -> row.of(
                                id,
                                "Company " + id,
                                id % Scale.SECTORS + 1,
                                random.nextInt(FixedTables.REGIONS) + 1,
                                "A".repeat(random.nextInt(3) + 1))),
                new Table("company_officer", Scale::companies, OFFICERS, (scale, id, random, row) -> {
                    row.of(id, "chair", person(random));
                    row.of(id, "treasurer", person(random));
                }),
                new Table("rival", Scale::companies, RIVALS, (scale, id, random, row) -> {
                    for (int place = 1; place <= RIVALS; place++) {
                        row.of(id, (id - 1 + (long) place * Scale.SECTORS) % scale.companies() + 1);
                    }
                }),
                new Table(
                        "security",
                        Scale::securities,
                        1,
                        (scale, id, random, row) -> row.of(
                                id,
                                symbol(id),
                                (id - 1) % scale.companies() + 1,
                                id % EXCHANGES + 1,
                                "Security " + id,
                                (random.nextInt(1_000) + 1) * 1_000_000L)),
                new Table("quote", Scale::securities, 1, (scale, id, random, row) -> {
                    long price = price(random);
                    row.of(id, price, price, 0, OPENING);
                }),
                new Table("price_day", Scale::securities, Scale.DAYS, (scale, id, random, row) -> {
                    long price = price(random);
                    for (int day = 1; day <= Scale.DAYS; day++) {
                        long change = random.nextLong(-price / 50, price / 50 + 1);
                        price = Math.max(LEAST_PRICE, price + change);
                        row.of(id, day, price - price / 100, price + price / 100, price, random.nextInt(1_000_000));
                    }
                }),
                new Table("quarter_report", Scale::companies, QUARTERS, (scale, id, random, row) -> {
                    for (int quarter = 1; quarter <= QUARTERS; quarter++) {
                        long revenue = random.nextLong(1_000_000_000L);
                        row.of(id, quarter, revenue, revenue / 10 - random.nextInt(10_000_000));
                    }
                }),
                new Table("news", Scale::companies, NEWS, (scale, id, random, row) -> {
                    for (int place = 0; place < NEWS; place++) {
                        row.of(id * NEWS + place, id, text(random, 6), text(random, NEWS_WORDS), OPENING);
                    }
                }));
    }

    /** A price in cents. */
    static long price(SplittableRandom random) {
        return random.nextInt(LEAST_PRICE, MOST_PRICE);
    }

    /** A name of a person. */
    static String person(SplittableRandom random) {
        return "Person " + random.nextInt(1_000_000);
    }

    private static String symbol(long id) {
        StringBuilder letters = new StringBuilder();
        for (long rest = id; rest > 0; rest /= 26) {
            letters.append((char) ('A' + rest % 26));
        }
        return letters.toString();
    }

    private static String text(SplittableRandom random, int words) {
        StringBuilder text = new StringBuilder(WORDS.get(random.nextInt(WORDS.size())));
        for (int word = 1; word < words; word++) {
            text.append(' ').append(WORDS.get(random.nextInt(WORDS.size())));
        }
        return text.toString();
    }
}
