package org.wattladder.model.wire;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.StoragePlan;

/**
 * Asks for fresh clients of one worklet; answered by {@link Prepared} or {@link Failed}. Clients of an earlier worklet
 * must have been stopped.
 *
 * @param worklet name in the catalogue
 * @param parameters every parameter with its value
 * @param clients layout
 * @param jvmOptions options the plan adds to the Director's own
 * @param storage where its files go, for a worklet that needs a storage device
 * @param seed of this worklet; client seeds are derived from it
 */
public record Prepare(
        String worklet,
        List<Setting> parameters,
        ClientLayout clients,
        List<String> jvmOptions,
        StoragePlan storage,
        long seed)
        implements DirectorCommand {
    public Prepare {
        parameters = List.copyOf(parameters);
        jvmOptions = List.copyOf(jvmOptions);
        Objects.requireNonNull(storage, "storage");
    }

    /** The order with storage devices of the Director's choice, should it need any. */
    public Prepare(String worklet, List<Setting> parameters, ClientLayout clients, List<String> jvmOptions, long seed) {
        this(worklet, parameters, clients, jvmOptions, StoragePlan.DISCOVERED, seed);
    }

    @Override
    public void handle(Handler handler) {
        handler.onPrepare(this);
    }
}
