package org.wattladder.worklets.cpu.integer;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Looks ahead in a board game, four in a row on seven columns of six. */
public final class BoardSearch extends KnownWorklet {
    static final int COLUMNS = 7;
    static final int ROWS = 6;
    /** A column has a bit above its rows that is always 0. */
    static final int STRIDE = ROWS + 1;

    private static final int OPENING = 6;

    /** A worklet with its standard size. */
    public BoardSearch() {
        super(
                "board-search",
                "Integer units, branch prediction and the second-level cache, by recursion and a table of positions.",
                "Finds the value of a position of four in a row, 11 moves deep, by alpha-beta with a table of 16,384 positions"
                        + " and moves in the middle first. Boards are bits of two numbers. 0.8 MB per user.",
                MemoryNeed.fixed(800_000),
                new Parameter("moves", "how deep the search goes", 2, 36, 11, 5));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Search(size, input);
    }

    /** Whether these stones hold four in a row. */
    static boolean wins(long stones) {
        return row(stones, 1) || row(stones, STRIDE) || row(stones, STRIDE - 1) || row(stones, STRIDE + 1);
    }

    private static boolean row(long stones, int step) {
        long pairs = stones & (stones >> step);
        return (pairs & (pairs >> (2 * step))) != 0;
    }

    /** One position, searched. */
    static final class Search implements Kernel {
        private static final int[] ORDER = {3, 2, 4, 1, 5, 0, 6};
        private static final int SLOTS = 1 << 14;
        private static final int EXACT = 1;
        private static final int AT_LEAST = 2;
        private static final int AT_MOST = 3;

        final int depth;
        final long mine;
        final long all;
        private final long[] positions = new long[SLOTS];
        private final int[] values = new int[SLOTS];
        int value;
        private long nodes;

        Search(int depth, RandomGenerator input) {
            this.depth = depth;
            long mover = 0;
            long taken = 0;
            for (int stones = 0; stones < OPENING; ) {
                int column = input.nextInt(COLUMNS);
                long stone = free(taken, column);
                if (stone != 0 && !wins(mover | stone)) {
                    mover = taken ^ mover;
                    taken |= stone;
                    stones++;
                }
            }
            mine = mover;
            all = taken;
        }

        /** The lowest free place of a column; 0 when it is full. */
        static long free(long taken, int column) {
            long places = ((1L << ROWS) - 1) << (column * STRIDE);
            return (taken + (1L << (column * STRIDE))) & places & ~taken;
        }

        @Override
        public void reset() {
            Arrays.fill(positions, 0);
            value = 0;
            nodes = 0;
        }

        @Override
        public void run() {
            value = search(mine, all, depth, -100, 100);
        }

        /** What the one to move gets at best: moves left at a victory, 0 when none is seen, negative for a loss. */
        private int search(long mover, long taken, int left, int low, int high) {
            nodes++;
            if (left == 0) {
                return weight(mover) - weight(mover ^ taken);
            }
            long key = (mover + taken + (1L << ROWS)) * 64 + left;
            int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 50);
            if (positions[slot] == key) {
                int known = (values[slot] >> 2) - 128;
                int kind = values[slot] & 3;
                if (kind == EXACT || (kind == AT_LEAST && known >= high) || (kind == AT_MOST && known <= low)) {
                    return known;
                }
            }
            int best = -100;
            int bound = low;
            for (int column : ORDER) {
                long stone = free(taken, column);
                if (stone != 0) {
                    int found = wins(mover | stone)
                            ? 50 + left
                            : -search(mover ^ taken, taken | stone, left - 1, -high, -bound);
                    best = Math.max(best, found);
                    bound = Math.max(bound, found);
                    if (bound >= high) {
                        break;
                    }
                }
            }
            best = best == -100 ? 0 : best;
            positions[slot] = key;
            values[slot] = ((best + 128) << 2) | (best >= high ? AT_LEAST : best <= low ? AT_MOST : EXACT);
            return best;
        }

        /** Stones in the middle column are worth one, as more rows go through it. */
        static int weight(long stones) {
            return Long.bitCount(stones & (((1L << ROWS) - 1) << (3 * STRIDE)));
        }

        @Override
        public void digest(Digest digest) {
            digest.add(value);
            digest.add(nodes);
        }
    }
}
