package org.wattladder.chauffeur.config.suite;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Guest;
import org.wattladder.model.schedule.Tiles;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.Metric;

/** Makes one stage of a worklet and those beside it, each a guest of a tile. */
final class TilePlans {
    private static final String NAME = "tiles";

    private final List<Guest> guests = new ArrayList<>();
    private final List<DeploymentPlan> deployments = new ArrayList<>();
    private final Tiles schedule;
    private final Problems problems;

    TilePlans(Tiles schedule, Problems problems) {
        this.schedule = schedule;
        this.problems = problems;
    }

    /** Notes that a worklet is a guest although its schedule knows none. */
    static void refuseGuest(PlacedValue<SectionValues> worklet, Problems problems) {
        worklet.value()
                .placed(WorkletKeys.GUEST)
                .ifPresent(placed ->
                        problems.add(placed.where(), worklet.name() + " is no guest; guests need the schedule tiles"));
    }

    /** One more guest. */
    void add(WorkletPlan plan, PlacedValue<SectionValues> worklet) {
        Optional<PlacedValue<SectionValues>> guest = worklet.value().placed(WorkletKeys.GUEST);
        if (guest.isEmpty()) {
            problems.add(worklet.where(), worklet.name() + " runs tiles, so it needs guest, with cpus and memory");
        } else if (!fits(plan)) {
            problems.add(
                    worklet.where(),
                    worklet.name()
                            + " cannot be a guest; a guest is a worklet of transactions with all components on the"
                            + " system under test, without devices and copies");
        } else if (given(guest.get(), GuestKeys.PERCENT) && given(guest.get(), GuestKeys.RATE)) {
            problems.add(guest.get().where(), worklet.name() + " has percent and rate; give one of them");
        } else if (given(guest.get(), GuestKeys.CPUS) && given(guest.get(), GuestKeys.MEMORY)) {
            guests.add(GuestKeys.guest(worklet.name(), guest.get().value()));
            deployments.add(plan.deployment().as(GuestKeys.limits(guest.get().value()), schedule.most()));
        }
    }

    private static boolean given(PlacedValue<SectionValues> guest, org.wattladder.settings.Key<?> key) {
        return guest.value().get(key).isPresent();
    }

    private static boolean fits(WorkletPlan plan) {
        return plan.metric() != Metric.NONE
                && plan.deployment().worklet() instanceof Program.Worklet
                && !plan.deployment().uses(HostRole.DRIVER)
                && plan.deployment().copies() == 1
                && plan.clients().per() != ClientLayout.Unit.DEVICE;
    }

    /** The stage; empty after a problem was noted. */
    Optional<WorkletPlan> stage(PlacedValue<SectionValues> worklet, WorkletPlan first) {
        Set<String> names = new HashSet<>();
        for (Guest guest : guests) {
            if (!names.add(guest.name())) {
                problems.add(worklet.where(), "two guests are called " + guest.name() + "; give one another name");
                return Optional.empty();
            }
        }
        if (guests.stream().noneMatch(guest -> guest.weight() > 0)) {
            if (!guests.isEmpty()) {
                problems.add(worklet.where(), "no guest of " + worklet.name() + " has a weight, so there is no score");
            }
            return Optional.empty();
        }
        return Optional.of(new WorkletPlan(
                NAME,
                first.workload(),
                Metric.TRANSACTIONS,
                deployments.get(0),
                deployments.subList(1, deployments.size()),
                schedule.with(guests)));
    }
}
