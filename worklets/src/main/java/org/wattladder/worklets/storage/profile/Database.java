package org.wattladder.worklets.storage.profile;

import java.util.List;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;

/** Data files of a database, or a mail server: random, 8 KiB, 67 % reads. */
public final class Database implements Worklet {
    private final LoadProfile profile =
            new LoadProfile("database", "the data files of a database or a mail server ask of it", 8, 67, 33, true);

    @Override
    public WorkletDescription description() {
        return profile.description();
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        return profile.transactions(context);
    }
}
