package org.wattladder.worklets.storage.profile;

import java.util.List;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;

/** Copying files: random, 64 KiB, half reads and half writes. */
public final class FileCopy implements Worklet {
    private final LoadProfile profile = new LoadProfile("file-copy", "copying files asks of it", 64, 50, 50, true);

    @Override
    public WorkletDescription description() {
        return profile.description();
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        return profile.transactions(context);
    }
}
