package org.wattladder.director.clients;

import java.util.List;
import org.wattladder.worklets.api.LibraryNeed;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/** Calls a library that no machine has. */
public final class NeedyWorklet implements StatelessWorklet {
    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "needy",
                "harness",
                "nothing",
                "does nothing",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(1 << 20),
                List.of());
    }

    @Override
    public List<LibraryNeed> libraries() {
        return List.of(new LibraryNeed("Noblas", "no-such-blas", "libnoblas0"));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        throw new UnsupportedOperationException("fake clients run no worklet");
    }
}
