package org.wattladder.worklets.memory;

import java.util.List;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Streams through most of the memory: copy, scale, add and triad over three arrays of 64-bit floating-point numbers.
 *
 * <p>The arrays of a user take its whole share of the memory that is really available, in chunks of at most 256 MiB,
 * which its own pinned thread fills. One transaction is one kernel over the arrays, or over half of them: 16, 16, 24 and
 * 24 bytes are counted per element, reads that a processor makes only to write are not. Source: table 1 of the ICPE 2012
 * paper; the four kernels are those of well-known bandwidth tests, in code of our own.
 *
 * <p>Check: after each transaction one element in 128 KiB, and after each interval every element, must equal to the bit
 * what the kernels make of the numbers it started from.
 */
public final class Flood implements StatelessWorklet {
    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "flood",
                "memory",
                "The path to main memory, and how much there is of it.",
                "Runs one kernel over three arrays of doubles that take all of the user's share of the memory. They are copy"
                        + " c = a, scale b = s c, add c = a + b, triad a = b + s c. They move 16, 16, 24 and 24 bytes"
                        + " per element and run 1:1:1:1, in this order. Runs fixed iterations, over all of the arrays"
                        + " and then over half of them. Numbers are redrawn for each interval. Checked to the bit:"
                        + " one element in 128 KiB after each transaction, every element after each interval.",
                Metric.BANDWIDTH_TIMES_CAPACITY,
                MemoryNeed.filling(96L << 20),
                FloodArrays.parameters("that a user keeps"));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        FloodArrays arrays =
                new FloodArrays(context.random(), FloodArrays.elements(context, 1), FloodArrays.chunkElements(context));
        return List.of(
                new WeightedTransaction(1, new Pass("copy", arrays, StreamKernel.COPY)),
                new WeightedTransaction(1, new Pass("scale", arrays, StreamKernel.SCALE)),
                new WeightedTransaction(1, new Pass("add", arrays, StreamKernel.SUM)),
                new WeightedTransaction(1, new LastPass("triad", arrays, StreamKernel.TRIAD)));
    }

    /** One kernel over the arrays. */
    static class Pass implements Transaction {
        final FloodArrays arrays;
        private final String type;
        private final StreamKernel kernel;

        Pass(String type, FloodArrays arrays, StreamKernel kernel) {
            this.type = type;
            this.arrays = arrays;
            this.kernel = kernel;
            FloodArrays.warmUp(kernel.loop());
        }

        @Override
        public String type() {
            return type;
        }

        @Override
        public long bytesMoved() {
            return arrays.used() * kernel.bytes();
        }

        @Override
        public void prepare() {
            arrays.follow(kernel.loop());
        }

        @Override
        public void execute() {
            arrays.run(kernel.loop());
        }

        @Override
        public void check() {
            arrays.checkSampled(kernel.written(arrays));
        }
    }

    /** The kernel that also looks after the arrays between intervals. */
    private static final class LastPass extends Pass {
        LastPass(String type, FloodArrays arrays, StreamKernel kernel) {
            super(type, arrays, kernel);
        }

        @Override
        public void resize(int percent) {
            arrays.resize(percent);
        }

        @Override
        public void audit() {
            arrays.checkAll();
        }
    }
}
