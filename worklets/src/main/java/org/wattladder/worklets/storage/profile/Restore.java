package org.wattladder.worklets.storage.profile;

import java.util.List;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;

/** Restoring files: sequential, 64 KiB, writes. */
public final class Restore implements Worklet {
    private final LoadProfile profile = new LoadProfile("restore", "restoring files asks of it", 64, 0, 100, false);

    @Override
    public WorkletDescription description() {
        return profile.description();
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        return profile.transactions(context);
    }
}
