package org.wattladder.chauffeur.config.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.plan.Program;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;
import org.wattladder.settings.program.ComponentKeys;

/** Turns the components of a worklet into its deployment. */
final class Deployments {
    private Deployments() {}

    /** The deployment that this worklet drives; notes every problem. */
    static DeploymentPlan read(
            PlacedValue<SectionValues> worklet,
            Program.Driving program,
            Supplier<List<ComponentPlan>> servers,
            Schedule schedule,
            Problems problems) {
        SectionValues values = worklet.value();
        int before = problems.found().size();
        List<ComponentPlan> components = new ArrayList<>(servers.get());
        List<String> roles = components.stream().map(ComponentPlan::role).toList();
        List<String> next = values.orStandard(ComponentKeys.NEXT);
        next.stream()
                .filter(role -> !roles.contains(role))
                .forEach(role -> problems.add(
                        worklet.where(),
                        worklet.name() + " asks for the next \"" + role + "\", which is no component"
                                + new Names(roles).hint(role)));
        components.add(new ComponentPlan(
                ComponentPlan.WORKLET,
                values.orStandard(ComponentKeys.ON),
                program,
                Stream.concat(roles.stream(), next.stream().map(ComponentPlan::next))
                        .toList()));
        DeploymentPlan deployment = new DeploymentPlan(
                components, values.orStandard(ComponentKeys.COPIES).intValue());
        if (problems.found().size() == before) {
            check(worklet, deployment, schedule, problems);
        }
        return deployment;
    }

    private static void check(
            PlacedValue<SectionValues> worklet, DeploymentPlan deployment, Schedule schedule, Problems problems) {
        boolean spans = deployment.uses(HostRole.DRIVER);
        if (!deployment.uses(HostRole.SUT)) {
            problems.add(
                    worklet.where(),
                    worklet.name()
                            + " has nothing on the system under test; give it a component there, or leave on out");
        } else if (spans && schedule.foreseen().stream().anyMatch(interval -> interval.untimed())) {
            problems.add(
                    worklet.where(),
                    worklet.name() + " runs iterations, so all of its components must be on the system under test");
        }
        if (deployment.worklet().clients().per() == ClientLayout.Unit.DEVICE && (spans || deployment.copies() > 1)) {
            problems.add(
                    worklet.where(),
                    worklet.name() + " works on storage devices of the system under test; leave on and copies out");
        }
        try {
            deployment.parts();
        } catch (IllegalArgumentException circle) {
            problems.add(worklet.where(), ExceptionText.of(circle));
        }
    }
}
