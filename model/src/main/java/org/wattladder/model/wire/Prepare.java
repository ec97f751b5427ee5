package org.wattladder.model.wire;

import java.util.List;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.Setting;

/**
 * Asks for fresh clients of one worklet; answered by {@link Prepared} or {@link Failed}. Clients of an earlier worklet
 * must have been stopped.
 *
 * @param worklet name in the catalogue
 * @param parameters every parameter with its value
 * @param clients layout
 * @param jvmOptions options the plan adds to the Director's own
 * @param seed of this worklet; client seeds are derived from it
 */
public record Prepare(
        String worklet, List<Setting> parameters, ClientLayout clients, List<String> jvmOptions, long seed)
        implements DirectorCommand {
    public Prepare {
        parameters = List.copyOf(parameters);
        jvmOptions = List.copyOf(jvmOptions);
    }

    @Override
    public void handle(Handler handler) {
        handler.onPrepare(this);
    }
}
