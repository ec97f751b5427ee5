package org.wattladder.worklets.storage.profile;

import java.util.List;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;

/** Reading a log file, a backup or a video: sequential, 64 KiB, reads. */
public final class Streaming implements Worklet {
    private final LoadProfile profile =
            new LoadProfile("streaming", "reading a log file, a backup or a video asks of it", 64, 100, 0, false);

    @Override
    public WorkletDescription description() {
        return profile.description();
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        return profile.transactions(context);
    }
}
