package org.wattladder.director.clients;

import java.util.List;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/** A worklet of the catalogue that tests prepare; the fake clients never run it. */
public final class SteadyWorklet implements StatelessWorklet {
    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "steady",
                "harness",
                "nothing",
                "does nothing",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(1 << 20),
                List.of(new Parameter("size", "size of nothing", 1, 100, 10, 1)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        throw new UnsupportedOperationException("fake clients run no worklet");
    }
}
