package org.wattladder.worklets.mix;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Runs transactions of other worklets side by side in given shares, each user all of them.
 *
 * <p>Its parameters are the parts: {@code lu: 3} takes all types of a worklet in their own proportions, {@code
 * crypto-aes/encrypt: 1} one type of it, and {@code lu.matrix-order: 100} sets a parameter of a part. Shares count
 * transactions, not time. Source: the co-mingled worklet of the ICPE 2012 paper, section 5.
 */
public final class Composite implements Worklet {
    private static final String NAME = "composite";

    private final List<Part> parts;

    /** A composite without parts, as the catalogue has it; {@link #with} gives it some. */
    public Composite() {
        this(List.of());
    }

    private Composite(List<Part> parts) {
        this.parts = List.copyOf(parts);
    }

    @Override
    public WorkletDescription description() {
        List<Parameter> parameters = new ArrayList<>();
        long bytes = 0;
        for (Part part : parts) {
            parameters.addAll(part.parameters());
            bytes += part.worklet().description().memory().leastBytesPerUser();
        }
        return new WorkletDescription(
                NAME,
                "combined",
                "Whatever its parts stress, side by side.",
                "A transaction of another worklet, drawn by share. The parameters name the parts: `lu: 3` takes all types"
                        + " of a worklet, `crypto-aes/encrypt: 1` one type, `lu.matrix-order: 100` sets a parameter of"
                        + " a part. Shares count transactions. Parts check their own outputs; memory is the sum of the"
                        + " parts'.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(bytes),
                parameters);
    }

    @Override
    public Worklet with(Set<String> settings, WorkletCatalogue catalogue) {
        return new Composite(Parts.of(settings, catalogue));
    }

    @Override
    public Session open(ClientContext context) {
        return CompositeSession.open(parts, context);
    }
}
