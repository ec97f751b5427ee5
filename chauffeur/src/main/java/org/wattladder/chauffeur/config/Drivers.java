package org.wattladder.chauffeur.config;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.settings.problem.Problems;

/** Checks that a plan has the drivers that its worklets need, and no other. */
final class Drivers {
    private static final String OPTION = "--driver";

    private Drivers() {}

    /** Notes every problem. */
    static void check(RunPlan plan, Problems problems) {
        List<WorkletPlan> driven = plan.worklets().stream()
                .filter(worklet -> worklet.deployment().uses(HostRole.DRIVER))
                .toList();
        List<HostPlan> drivers = plan.drivers();
        if (drivers.isEmpty()) {
            driven.forEach(worklet -> problems.add(
                    OPTION, worklet.name() + " has a component on a driver; name one: --driver HOST:PORT"));
        } else if (driven.isEmpty()) {
            problems.add(
                    OPTION,
                    "no worklet of " + plan.suite().name() + " has a component on a driver; leave --driver out");
        } else {
            drivers.stream()
                    .skip(plan.systems().size())
                    .forEach(driver -> problems.add(
                            OPTION,
                            driver.name() + " has nothing to drive, because there are more drivers than systems"
                                    + " under test"));
            driven.forEach(worklet -> checkReach(plan, worklet, problems));
        }
    }

    /** A server on loopback is out of reach of another machine. */
    private static void checkReach(RunPlan plan, WorkletPlan worklet, Problems problems) {
        boolean open = worklet.deployment().servers().stream()
                .filter(worklet.deployment()::isNeededElsewhere)
                .anyMatch(
                        server -> ((Program.Foreign) server.program()).address().isEmpty());
        if (open && plan.drivers().stream().anyMatch(driver -> !isLoopback(driver))) {
            plan.systems().stream()
                    .filter(Drivers::isLoopback)
                    .forEach(system -> problems.add(
                            OPTION,
                            "servers of " + worklet.name() + " on " + system.name()
                                    + " would listen on loopback, out of reach of the driver; give --host an address"
                                    + " that the driver can reach, or the component an address"));
        }
    }

    /** A name that cannot be looked up is none; connecting says what is wrong. */
    private static boolean isLoopback(HostPlan host) {
        try {
            return InetAddress.getByName(host.address()).isLoopbackAddress();
        } catch (UnknownHostException unknown) {
            return false;
        }
    }
}
