package org.wattladder.chauffeur.run;

import java.util.Collection;
import java.util.OptionalDouble;
import org.wattladder.model.interval.Load;
import org.wattladder.model.schedule.CalibratedRates;

/** What one deployment is told of the load of an interval. */
final class DeploymentLoad {
    private DeploymentLoad() {}

    /**
     * The order for one deployment.
     *
     * @param dutyCycled whether its program is held at a share of CPU time instead of a rate
     * @param deployments all that take part
     */
    static org.wattladder.model.wire.Load of(
            Load load, String deployment, boolean dutyCycled, Collection<String> deployments, CalibratedRates rates) {
        if (dutyCycled && load instanceof Load.Share share) {
            return new org.wattladder.model.wire.Load.Held(share.calibratedPercent());
        }
        OptionalDouble target = rates.target(load, deployment, deployments);
        if (target.isPresent()) {
            return new org.wattladder.model.wire.Load.Paced(target.getAsDouble());
        }
        if (load instanceof Load.Outstanding outstanding) {
            return new org.wattladder.model.wire.Load.Outstanding(outstanding.depth());
        }
        if (load instanceof Load.Iterations iterations) {
            return new org.wattladder.model.wire.Load.Iterations(
                    iterations.pre(),
                    iterations.measured(),
                    iterations.post(),
                    iterations.sizePercent(),
                    iterations.command());
        }
        return load instanceof Load.None
                ? new org.wattladder.model.wire.Load.Idle()
                : new org.wattladder.model.wire.Load.Unpaced();
    }
}
