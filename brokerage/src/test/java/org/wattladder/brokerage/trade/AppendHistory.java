package org.wattladder.brokerage.trade;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Committed transactions that read and appended to lists, and whether some order of them, one after the other, explains it all. */
final class AppendHistory {
    /** One transaction: what it read of a list before it appended to that, and the one value it appended to a list. */
    record Committed(Map<Integer, List<Long>> read, Map<Integer, Long> appended) {}

    private final List<Committed> transactions;
    private final Map<Integer, List<Long>> last;
    private final Map<Long, Integer> writers = new HashMap<>();
    private final List<Set<Integer>> after = new ArrayList<>();

    /** With the lists as they are when all has ended. */
    AppendHistory(List<Committed> transactions, Map<Integer, List<Long>> last) {
        this.transactions = List.copyOf(transactions);
        this.last = Map.copyOf(last);
        for (int place = 0; place < this.transactions.size(); place++) {
            after.add(new HashSet<>());
            int writer = place;
            this.transactions.get(place).appended().values().forEach(value -> writers.put(value, writer));
        }
    }

    /** Values that were committed and are not there, or are there without a commit, or were read in another order. */
    List<String> contradictions() {
        List<String> found = new ArrayList<>();
        Set<Long> kept = new HashSet<>();
        last.values().forEach(kept::addAll);
        writers.keySet().stream().filter(value -> !kept.contains(value)).forEach(value -> found.add("lost " + value));
        kept.stream()
                .filter(value -> !writers.containsKey(value))
                .forEach(value -> found.add("never committed " + value));
        transactions.forEach(each -> each.read().forEach((list, values) -> {
            List<Long> whole = last.get(list);
            if (values.size() > whole.size() || !whole.subList(0, values.size()).equals(values)) {
                found.add("list " + list + " was read as " + values);
            }
        }));
        return found;
    }

    /**
     * How many transactions no order explains: those on a circle of "wrote before", "was read by" and "did not see", and what
     * depends on them; 0 for a serializable history without contradictions.
     */
    int unordered() {
        last.values().forEach(values -> {
            for (int place = 1; place < values.size(); place++) {
                follows(writers.get(values.get(place - 1)), writers.get(values.get(place)));
            }
        });
        for (int reader = 0; reader < transactions.size(); reader++) {
            int own = reader;
            transactions.get(reader).read().forEach((list, values) -> {
                List<Long> whole = last.get(list);
                if (!values.isEmpty()) {
                    follows(writers.get(values.get(values.size() - 1)), own);
                }
                if (values.size() < whole.size()) {
                    follows(own, writers.get(whole.get(values.size())));
                }
            });
        }
        return transactions.size() - inOrder();
    }

    private void follows(int earlier, int later) {
        if (earlier != later) {
            after.get(earlier).add(later);
        }
    }

    private int inOrder() {
        int[] waitsFor = new int[transactions.size()];
        after.forEach(later -> later.forEach(each -> waitsFor[each]++));
        Deque<Integer> free = new ArrayDeque<>();
        for (int place = 0; place < waitsFor.length; place++) {
            if (waitsFor[place] == 0) {
                free.add(place);
            }
        }
        int done = 0;
        while (!free.isEmpty()) {
            done++;
            for (int each : after.get(free.remove())) {
                if (--waitsFor[each] == 0) {
                    free.add(each);
                }
            }
        }
        return done;
    }
}
