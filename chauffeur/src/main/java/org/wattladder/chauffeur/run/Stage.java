package org.wattladder.chauffeur.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.DerivedSeed;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.CalibratedRates;
import org.wattladder.model.wire.RunInterval;

/**
 * The deployments of one worklet on the hosts that are there.
 *
 * @param worklet that drives them
 * @param deployments in the order of the systems under test
 */
record Stage(WorkletPlan worklet, List<Deployed> deployments) {
    Stage {
        deployments = List.copyOf(deployments);
    }

    /**
     * Each system under test has its copies, and the drivers in turn.
     *
     * @param present names of the hosts that are there
     * @return no deployments when the worklet needs a driver and none is there
     */
    static Stage of(RunPlan plan, WorkletPlan worklet, Collection<String> present) {
        List<HostPlan> drivers = plan.drivers().stream()
                .filter(driver -> present.contains(driver.name()))
                .toList();
        List<Deployed> deployments = new ArrayList<>();
        if (drivers.isEmpty() && uses(worklet, HostRole.DRIVER)) {
            return new Stage(worklet, deployments);
        }
        List<HostPlan> systems = plan.systems();
        for (int place = 0; place < systems.size(); place++) {
            if (present.contains(systems.get(place).name())) {
                Optional<HostPlan> driver =
                        drivers.isEmpty() ? Optional.empty() : Optional.of(drivers.get(place % drivers.size()));
                int number = 0;
                for (DeploymentPlan deployment : inTurn(worklet)) {
                    deployments.add(new Deployed(deployment, systems.get(place), ++number, driver));
                }
            }
        }
        return new Stage(worklet, deployments);
    }

    /** One copy of each, then the next of each, so that the copies of a tile follow each other. */
    private static List<DeploymentPlan> inTurn(WorkletPlan worklet) {
        List<DeploymentPlan> all = new ArrayList<>();
        int most = worklet.deployments().stream()
                .mapToInt(DeploymentPlan::copies)
                .max()
                .orElse(0);
        for (int copy = 1; copy <= most; copy++) {
            for (DeploymentPlan deployment : worklet.deployments()) {
                if (copy <= deployment.copies()) {
                    all.add(deployment);
                }
            }
        }
        return all;
    }

    /** The same with so many tiles only, on each system under test. */
    Stage upTo(int tiles) {
        int most = tiles * worklet.deployments().size();
        return new Stage(
                worklet,
                deployments.stream().filter(each -> each.copy() <= most).toList());
    }

    private static boolean uses(WorkletPlan worklet, HostRole role) {
        return worklet.deployments().stream().anyMatch(each -> each.uses(role));
    }

    /** The hosts that take part, by name. */
    Map<String, HostPlan> hosts() {
        Map<String, HostPlan> hosts = new LinkedHashMap<>();
        for (HostRole role : HostRole.values()) {
            if (uses(worklet, role)) {
                deployments.forEach(each -> hosts.put(each.host(role).name(), each.host(role)));
            }
        }
        return hosts;
    }

    /** Names of the deployments. */
    Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        deployments.forEach(each -> names.add(each.name()));
        return names;
    }

    /** What the components on this host do in an interval. */
    Map<String, RunInterval.Work> work(String host, Load load, CalibratedRates rates, long seed) {
        Map<String, RunInterval.Work> work = new LinkedHashMap<>();
        for (int place = 0; place < deployments.size(); place++) {
            Deployed each = deployments.get(place);
            if (each.drivingHost().equals(host)) {
                work.put(
                        each.drivingComponent(),
                        new RunInterval.Work(load(each, load, rates), DerivedSeed.of(seed, place + 1)));
            }
        }
        return work;
    }

    private org.wattladder.model.wire.Load load(Deployed each, Load load, CalibratedRates rates) {
        boolean dutyCycled = each.plan().worklet().dutyCycled();
        return load instanceof Load.Tiles tiles
                ? DeploymentLoad.of(tiles.of(each.copy()), each.name(), dutyCycled, Set.of(each.name()), rates)
                : DeploymentLoad.of(load, each.name(), dutyCycled, names(), rates);
    }

    /** The rate that this interval asks of all deployments; absent when it asks for none. */
    Measurement target(IntervalPlan interval, CalibratedRates rates) {
        if (interval.paced() && worklet.dutyCycled()) {
            return Measurement.absent("absent.duty-cycled");
        }
        OptionalDouble target = rates.target(interval.load());
        if (target.isPresent()) {
            return Measurement.of(target.getAsDouble());
        }
        return Measurement.absent(interval.idle() ? "absent.idle" : "absent.unpaced");
    }
}
