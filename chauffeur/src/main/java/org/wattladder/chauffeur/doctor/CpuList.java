package org.wattladder.chauffeur.doctor;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * CPU numbers as the kernel lists them.
 *
 * @param numbers ascending, need not start at 0
 */
record CpuList(List<Integer> numbers) {
    CpuList {
        numbers = List.copyOf(numbers);
    }

    /** Reads a list such as {@code 0-3,8}; empty when the text is none. */
    static Optional<CpuList> parse(String text) {
        TreeSet<Integer> numbers = new TreeSet<>();
        for (String part : text.strip().split(",", -1)) {
            if (!part.matches("[0-9]{1,6}(-[0-9]{1,6})?")) {
                return Optional.empty();
            }
            int dash = part.indexOf('-');
            int first = Integer.parseInt(dash < 0 ? part : part.substring(0, dash));
            int last = Integer.parseInt(dash < 0 ? part : part.substring(dash + 1));
            for (int number = first; number <= last; number++) {
                numbers.add(number);
            }
        }
        return Optional.of(new CpuList(List.copyOf(numbers)));
    }
}
