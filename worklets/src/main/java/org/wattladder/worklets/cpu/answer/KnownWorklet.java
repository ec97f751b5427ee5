package org.wattladder.worklets.cpu.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * A worklet with four inputs that are the same on every machine, taken in turn. The digest of each output is known for the
 * standard and the tiny size; at any other size every output is held to the first one of its input.
 *
 * <p>Kernels use only operations whose results Java defines to the bit, so one digest holds on every JDK and processor.
 */
public abstract class KnownWorklet implements StatelessWorklet {
    /** Inputs of a user. */
    public static final int INPUTS = 4;

    private static final String CHECK =
            " Four inputs in turn, the same everywhere; the digest of each output is known.";

    private final WorkletDescription description;
    private final Parameter size;

    /**
     * A worklet of one transaction, which has its name.
     *
     * @param stresses one sentence
     * @param transaction sentences: what one does, with its size and memory
     * @param memory of one user, all inputs together
     * @param size its only parameter
     */
    protected KnownWorklet(String name, String stresses, String transaction, MemoryNeed memory, Parameter size) {
        this.size = size;
        description = new WorkletDescription(
                name, "cpu", stresses, transaction + CHECK, Metric.TRANSACTIONS, memory, List.of(size));
    }

    /** The kernel for one input; all that is random about it is drawn here. */
    protected abstract Kernel kernel(int size, RandomGenerator input);

    /** The kernel of input 0 to 3. */
    final Kernel kernel(int size, int input) {
        return kernel(size, new SplittableRandom(input));
    }

    @Override
    public final WorkletDescription description() {
        return description;
    }

    @Override
    public final List<WeightedTransaction> transactions(UserContext context) {
        int asked = Math.toIntExact(context.parameter(size.name()));
        List<Kernel> kernels = new ArrayList<>();
        for (int input = 0; input < INPUTS; input++) {
            kernels.add(kernel(asked, input));
        }
        return List.of(new WeightedTransaction(
                1, new KnownTask(description.name(), kernels, Answers.of(description.name(), asked))));
    }
}
