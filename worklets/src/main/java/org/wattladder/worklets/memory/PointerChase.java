package org.wattladder.worklets.memory;

import java.util.List;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Follows references through the memory: each access waits for the one before, so that its time is the latency of memory.
 *
 * <p>The array of a user has a line of 64 bytes for each place; a line holds the next place. All lines are one cycle in random order.
 *
 * <p>Check: each line also holds its rank in the cycle. After each transaction the rank must be that of the start plus the number of
 * accesses.
 */
public final class PointerChase implements Worklet {
    /** Accesses of a transaction. */
    static final int ACCESSES = 1 << 20;

    /** The figure that says how many accesses a transaction has. */
    private static final String FIGURE = "accesses";

    private static final String MOST = "most-mebibytes";

    /** A Java array of numbers of 4 bytes ends below 8 GiB. */
    private static final int LONGEST_MEBIBYTES = 8000;

    /** Far beyond the caches of one core, and made within seconds. */
    private static final int STANDARD_MEBIBYTES = 1024;

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "pointer-chase",
                "memory",
                "The latency of main memory.",
                "Follows " + ACCESSES
                        + " references, each in a cache line of its own, through all lines of an array in random order. Each access"
                        + " waits for the one before it, so that its time is the latency of memory. Every user has an array of"
                        + " its own. Checked: the rank of the last line in the cycle.",
                Metric.TRANSACTIONS,
                MemoryNeed.filling(96L << 20),
                List.of(new Parameter(
                        MOST, "most data that a user keeps, in MiB", 1, LONGEST_MEBIBYTES, STANDARD_MEBIBYTES, 1)));
    }

    @Override
    public Session open(ClientContext context) {
        return new Session() {
            @Override
            public List<WeightedTransaction> transactions(UserContext user) {
                long bytes = Math.min(user.memoryBytes(), user.parameter(MOST) << 20);
                Lines lines = Lines.cycle(Math.toIntExact(Math.max(2, bytes / Lines.BYTES)), user.random());
                user.declareData((long) lines.count() * Lines.BYTES);
                return List.of(new WeightedTransaction(1, new Chase(lines)));
            }

            @Override
            public List<Figure> figures() {
                return List.of(new Figure(FIGURE, ACCESSES, ""));
            }
        };
    }

    /** One walk. */
    private static final class Chase implements Transaction {
        private final Lines lines;
        private int from;
        private int to;

        private Chase(Lines lines) {
            this.lines = lines;
        }

        @Override
        public String type() {
            return "chase";
        }

        @Override
        public void prepare() {
            from = to;
        }

        @Override
        public void execute() {
            to = lines.follow(from, ACCESSES);
        }

        @Override
        public void check() {
            lines.check(from, to, ACCESSES);
        }
    }
}
