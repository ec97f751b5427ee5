package org.wattladder.worklets.storage.profile;

import java.util.List;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;

/** A file server: random, 64 KiB, 67 % reads. */
public final class FileServer implements Worklet {
    private final LoadProfile profile = new LoadProfile("file-server", "a file server asks of it", 64, 67, 33, true);

    @Override
    public WorkletDescription description() {
        return profile.description();
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        return profile.transactions(context);
    }
}
