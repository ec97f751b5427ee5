package org.wattladder.worklets.client;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.worklets.link.CountLine;

/** What all users of a client together counted; each may have types of transactions of its own. */
final class UserCounts {
    private UserCounts() {}

    /** One line per type, in the order in which users have them. */
    static List<CountLine> of(List<TransactionLoop> loops, long interval, boolean paced) {
        Map<String, TypeRecord> sums = new LinkedHashMap<>();
        Map<String, Long> bytesMoved = new HashMap<>();
        for (TransactionLoop loop : loops) {
            for (int type = 0; type < loop.records().length; type++) {
                TypeRecord each = loop.records()[type];
                sums.computeIfAbsent(each.type(), TypeRecord::new).add(each);
                bytesMoved.putIfAbsent(each.type(), loop.bytesMoved(type));
            }
        }
        return sums.values().stream()
                .map(sum -> sum.line(interval, bytesMoved.getOrDefault(sum.type(), 0L), paced))
                .toList();
    }
}
