package org.wattladder.reporter.notation;

import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;

/** CPU lists as Linux writes them, for example {@code 0-3,8}. */
public final class CpuLists {
    private static final int MOST_CPUS = 65_536;

    private CpuLists() {}

    /** Whether both texts name the same CPUs, however they are written. */
    public static boolean same(String left, String right) {
        Optional<BitSet> leftCpus = parse(left);
        Optional<BitSet> rightCpus = parse(right);
        return (leftCpus.isPresent() && rightCpus.isPresent())
                ? leftCpus.equals(rightCpus)
                : left.strip().equals(right.strip());
    }

    /** How many CPUs a text names; empty when it is no list. */
    public static OptionalInt size(String list) {
        return parse(list).map(cpus -> OptionalInt.of(cpus.cardinality())).orElse(OptionalInt.empty());
    }

    private static Optional<BitSet> parse(String list) {
        BitSet cpus = new BitSet();
        try {
            for (String range : list.strip().split(",", -1)) {
                String[] ends = range.strip().split("-", 2);
                int first = Integer.parseInt(ends[0]);
                int last = ends.length == 1 ? first : Integer.parseInt(ends[1]);
                if (first < 0 || last < first || last > MOST_CPUS) {
                    return Optional.empty();
                }
                cpus.set(first, last + 1);
            }
        } catch (NumberFormatException notAList) {
            return Optional.empty();
        }
        return Optional.of(cpus);
    }
}
