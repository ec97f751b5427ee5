package org.wattladder.chauffeur.run;

import java.util.Collection;
import java.util.OptionalDouble;
import org.wattladder.model.interval.Load;
import org.wattladder.model.schedule.CalibratedRates;

/** What one host is told of the load of an interval. */
final class HostLoad {
    private HostLoad() {}

    /**
     * The order for one host.
     *
     * @param hosts all that take part
     */
    static org.wattladder.model.wire.Load of(Load load, String host, Collection<String> hosts, CalibratedRates rates) {
        OptionalDouble target = rates.target(load, host, hosts);
        if (target.isPresent()) {
            return new org.wattladder.model.wire.Load.Paced(target.getAsDouble());
        }
        if (load instanceof Load.Outstanding outstanding) {
            return new org.wattladder.model.wire.Load.Outstanding(outstanding.depth());
        }
        if (load instanceof Load.Iterations iterations) {
            return new org.wattladder.model.wire.Load.Iterations(
                    iterations.pre(), iterations.measured(), iterations.post(), iterations.sizePercent());
        }
        return load instanceof Load.None
                ? new org.wattladder.model.wire.Load.Idle()
                : new org.wattladder.model.wire.Load.Unpaced();
    }
}
