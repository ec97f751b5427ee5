package org.wattladder.worklets.memory;

import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.WrongOutput;

/** Cache lines, each with the place of the next, all of them one cycle in random order. */
final class Lines {
    /** Of a line; those of some processors are longer and hold two. */
    static final int BYTES = 64;

    private static final int INTS = BYTES / Integer.BYTES;
    private static final int RANK = 1;

    private final int[] memory;

    private Lines(int[] memory) {
        this.memory = memory;
    }

    /**
     * A cycle of so many lines, by Sattolo's shuffle.
     *
     * @param count at least 2
     */
    static Lines cycle(int count, RandomGenerator random) {
        int[] memory = new int[Math.multiplyExact(count, INTS)];
        for (int line = 0; line < count; line++) {
            memory[line * INTS] = line * INTS;
        }
        for (int line = count - 1; line > 0; line--) {
            int other = random.nextInt(line);
            int kept = memory[line * INTS];
            memory[line * INTS] = memory[other * INTS];
            memory[other * INTS] = kept;
        }
        int place = 0;
        for (int rank = 0; rank < count; rank++) {
            memory[place + RANK] = rank;
            place = memory[place];
        }
        return new Lines(memory);
    }

    int count() {
        return memory.length / INTS;
    }

    /** The place so many accesses behind this one. */
    int follow(int from, int accesses) {
        int place = from;
        for (int access = 0; access < accesses; access++) {
            place = memory[place];
        }
        return place;
    }

    void check(int from, int to, int accesses) {
        long expected = ((long) memory[from + RANK] + accesses) % count();
        if (memory[to + RANK] != expected) {
            throw new WrongOutput("the line after " + accesses + " accesses has rank " + memory[to + RANK]
                    + " instead of " + expected);
        }
    }
}
