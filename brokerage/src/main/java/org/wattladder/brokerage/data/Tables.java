package org.wattladder.brokerage.data;

import java.util.List;
import java.util.stream.Stream;

/** All tables that are loaded. */
final class Tables {
    /** Changes whenever the same scale gives other rows. */
    static final int VERSION = 1;

    private Tables() {}

    /** In any order, since keys come after the rows. */
    static List<Table> all() {
        return Stream.of(FixedTables.all(), MarketTables.all(), CustomerTables.all(), HistoryTables.all())
                .flatMap(List::stream)
                .toList();
    }
}
