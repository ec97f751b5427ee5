package org.wattladder.system.torture;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * What was asked for.
 *
 * @param home of the program
 * @param faults how many
 * @param seed of all draws
 * @param atATime how many runs go on at a time
 * @param ledger file to go on behind; empty for one of this call alone
 * @param page to be filled after each fault
 */
record Order(Path home, int faults, long seed, int atATime, Optional<Path> ledger, Optional<Path> page) {

    static Order of(String... arguments) {
        List<String> words = new ArrayList<>(List.of(arguments));
        Order order = new Order(Path.of(words.remove(0)), 300, 1, 3, Optional.empty(), Optional.empty());
        Iterator<String> rest = words.iterator();
        while (rest.hasNext()) {
            order = order.with(rest.next(), rest.hasNext() ? rest.next() : "");
        }
        return order;
    }

    private Order with(String option, String value) {
        return switch (option) {
            case "--faults" -> new Order(home, Integer.parseInt(value), seed, atATime, ledger, page);
            case "--seed" -> new Order(home, faults, Long.parseLong(value), atATime, ledger, page);
            case "--at-a-time" -> new Order(home, faults, seed, Integer.parseInt(value), ledger, page);
            case "--ledger" -> new Order(home, faults, seed, atATime, Optional.of(Path.of(value)), page);
            case "--write" -> new Order(home, faults, seed, atATime, ledger, Optional.of(Path.of(value)));
            default -> throw new IllegalArgumentException("there is no option " + option);
        };
    }

    /** As it can be given again. */
    String command() {
        return "system-tests/benches/torture --faults " + faults + " --seed " + seed + " --at-a-time " + atATime;
    }
}
