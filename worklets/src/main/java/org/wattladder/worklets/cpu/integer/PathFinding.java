package org.wattladder.worklets.cpu.integer;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Finds shortest paths on a map, by A* with a binary heap. */
public final class PathFinding extends KnownWorklet {
    /** A worklet with its standard size. */
    public PathFinding() {
        super(
                "path-finding",
                "Integer units, branch prediction and the second-level cache, by a heap and costs in no order.",
                "Finds 4 shortest paths on a map of 160 x 160 places, one in five blocked, the others with costs of 1 to 9, by"
                        + " A* with a binary heap. 1.8 MB per user.",
                MemoryNeed.fixed(1_800_000),
                new Parameter("map-order", "places along one side of the map", 8, 4000, 160, 12));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Map(size, input);
    }

    /** A map with the lengths of its paths. */
    static final class Map implements Kernel {
        private static final int PATHS = 4;
        private static final int UNKNOWN = Integer.MAX_VALUE;

        final int order;
        final byte[] cost;
        final int[] from = new int[PATHS];
        final int[] to = new int[PATHS];
        final int[] lengths = new int[PATHS];
        private final int[] visited = new int[PATHS];
        private final int[] best;
        /** Estimated length of the whole path and place, as one number. */
        private final long[] heap;

        private int waiting;

        Map(int order, RandomGenerator input) {
            this.order = order;
            int line = order + 2;
            cost = new byte[line * line];
            best = new int[cost.length];
            heap = new long[4 * cost.length];
            for (int y = 1; y <= order; y++) {
                for (int x = 1; x <= order; x++) {
                    cost[y * line + x] = (byte) (input.nextInt(5) == 0 ? 0 : 1 + input.nextInt(9));
                }
            }
            for (int path = 0; path < PATHS; path++) {
                from[path] = line + 1 + input.nextInt(order / 4) + line * input.nextInt(order);
                to[path] = line + order - input.nextInt(order / 4) + line * input.nextInt(order);
                cost[from[path]] = 1;
                cost[to[path]] = 1;
            }
        }

        @Override
        public void reset() {
            Arrays.fill(lengths, 0);
            Arrays.fill(visited, 0);
        }

        @Override
        public void run() {
            for (int path = 0; path < PATHS; path++) {
                lengths[path] = length(path);
            }
        }

        /** Costs of all places after the first one, or -1 when there is no path. */
        private int length(int path) {
            int line = order + 2;
            int[] steps = {1, -1, line, -line};
            Arrays.fill(best, UNKNOWN);
            best[from[path]] = 0;
            waiting = 0;
            push(((long) estimate(from[path], to[path]) << 32) | from[path]);
            while (waiting > 0) {
                long next = pop();
                int place = (int) next;
                int length = best[place];
                if ((int) (next >> 32) > length + estimate(place, to[path])) {
                    continue; // a shorter way to this place was found after it was put here
                }
                visited[path]++;
                if (place == to[path]) {
                    return length;
                }
                for (int step : steps) {
                    int neighbour = place + step;
                    int longer = length + cost[neighbour];
                    if (cost[neighbour] > 0 && longer < best[neighbour]) {
                        best[neighbour] = longer;
                        push(((long) (longer + estimate(neighbour, to[path])) << 32) | neighbour);
                    }
                }
            }
            return -1;
        }

        private int estimate(int place, int target) {
            int line = order + 2;
            return Math.abs(place / line - target / line) + Math.abs(place % line - target % line);
        }

        private void push(long entry) {
            int hole = waiting++;
            while (hole > 0 && heap[(hole - 1) / 2] > entry) {
                heap[hole] = heap[(hole - 1) / 2];
                hole = (hole - 1) / 2;
            }
            heap[hole] = entry;
        }

        private long pop() {
            long first = heap[0];
            long last = heap[--waiting];
            int hole = 0;
            for (int child = 1; child < waiting; child = 2 * hole + 1) {
                child += child + 1 < waiting && heap[child + 1] < heap[child] ? 1 : 0;
                if (heap[child] >= last) {
                    break;
                }
                heap[hole] = heap[child];
                hole = child;
            }
            heap[hole] = last;
            return first;
        }

        @Override
        public void digest(Digest digest) {
            digest.add(lengths, PATHS);
            digest.add(visited, PATHS);
        }
    }
}
