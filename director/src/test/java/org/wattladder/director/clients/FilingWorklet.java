package org.wattladder.director.clients;

import java.util.List;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.StorageNeed;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/** A worklet of the catalogue that needs a storage device; the fake clients never run it. */
public final class FilingWorklet implements StatelessWorklet {
    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "filing",
                "storage",
                "nothing",
                "does nothing",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(1 << 20),
                StorageNeed.files("files", "mebibytes"),
                List.of(
                        new Parameter("files", "files of a user", 1, 9, 2, 1),
                        new Parameter("mebibytes", "length of a file", 1, 1000, 10, 1)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        throw new UnsupportedOperationException("fake clients run no worklet");
    }
}
