package org.wattladder.chauffeur.config.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.wattladder.chauffeur.config.curve.Curves;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.model.schedule.Tiles;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;
import org.wattladder.settings.program.ComponentKeys;
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.StorageNeed;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.api.WorkletDescription;

/** Turns the settings of one worklet into its plan. */
final class WorkletPlans {
    private static final String IDLE = "idle";

    private final WorkletCatalogue catalogue;
    private final ClientLayouts clients;
    private final Curves curves;
    private final Programs programs;

    WorkletPlans(WorkletCatalogue catalogue, ClientLayouts clients, Curves curves, Programs programs) {
        this.programs = programs;
        this.catalogue = catalogue;
        this.clients = clients;
        this.curves = curves;
    }

    /** The plan of this worklet, or empty after a problem was noted. */
    Optional<WorkletPlan> plan(PlacedValue<SectionValues> worklet, SectionValues defaults, Problems problems) {
        if (Programs.meant(worklet)) {
            return programs.find(worklet, problems).map(file -> plan(worklet, file, defaults, problems));
        }
        Optional<WorkletDescription> description = description(worklet, problems);
        if (description.isEmpty()) {
            return Optional.empty();
        }
        if (description.get().workload().equals(IDLE)) {
            for (Key<?> key :
                    List.of(WorkletKeys.PARAMETERS, ComponentKeys.ON, ComponentKeys.COPIES, ComponentKeys.COMPONENTS)) {
                worklet.value()
                        .placed(key)
                        .ifPresent(placed -> problems.add(
                                placed.where(), worklet.name() + " has no load, so " + key.name() + " mean nothing"));
            }
        }
        InheritedValues layers = new InheritedValues(List.of(worklet.value(), defaults));
        List<Setting> parameters =
                Parameters.resolve(description.get(), worklet.value().orStandard(WorkletKeys.PARAMETERS), problems);
        ClientLayout layout = clients.layout(worklet.value(), defaults, problems);
        checkDevices(worklet, description.get(), layout, problems);
        Schedule schedule = Schedules.read(worklet, defaults, description.get(), curves, problems);
        return Optional.of(new WorkletPlan(
                description.get().name(),
                description.get().workload(),
                description.get().metric(),
                Deployments.read(
                        worklet,
                        new Program.Worklet(
                                description.get().name(), parameters, layout, layers.get(WorkletKeys.JVM_OPTIONS)),
                        () -> ComponentKeys.servers(worklet.value(), problems),
                        schedule,
                        problems),
                schedule));
    }

    private WorkletPlan plan(
            PlacedValue<SectionValues> worklet, ProgramFile file, SectionValues defaults, Problems problems) {
        WorkletDescription description = Programs.description(file);
        Schedule schedule = Schedules.read(worklet, defaults, description, curves, problems);
        Programs.check(worklet, file, schedule, problems);
        return new WorkletPlan(
                description.name(),
                description.workload(),
                Metric.TRANSACTIONS,
                Deployments.read(worklet, file.program(), file::components, schedule, problems),
                schedule);
    }

    /** This worklet and all beside it as the guests of a tile; nothing after a problem was noted. */
    List<WorkletPlan> tiles(
            WorkletPlan main,
            Tiles schedule,
            PlacedValue<SectionValues> worklet,
            SectionValues defaults,
            Problems problems) {
        TilePlans tiles = new TilePlans(schedule, problems);
        tiles.add(main, worklet);
        worklet.value()
                .orStandard(WorkletKeys.BESIDE)
                .forEach(
                        companion -> plan(companion, defaults, problems).ifPresent(plan -> tiles.add(plan, companion)));
        worklet.value()
                .placed(WorkletKeys.VARIANTS)
                .ifPresent(placed -> problems.add(placed.where(), worklet.name() + " runs tiles and has no variants"));
        return tiles.stage(worklet, main).stream().toList();
    }

    /** The worklets beside this one, each alone and then together with it; nothing after a problem was noted. */
    List<WorkletPlan> beside(
            WorkletPlan main, PlacedValue<SectionValues> worklet, SectionValues defaults, Problems problems) {
        List<WorkletPlan> plans = new ArrayList<>();
        TilePlans.refuseGuest(worklet, problems);
        for (PlacedValue<SectionValues> companion : worklet.value().orStandard(WorkletKeys.BESIDE)) {
            TilePlans.refuseGuest(companion, problems);
            plan(companion, defaults, problems).ifPresent(other -> {
                if (!fits(main) || !fits(other)) {
                    problems.add(
                            companion.where(),
                            companion.name() + " cannot run beside " + main.name()
                                    + "; both must be ladders of transactions without components, copies and devices");
                    return;
                }
                plans.add(new WorkletPlan(
                        other.name() + "-alone",
                        other.workload(),
                        other.metric(),
                        other.deployment(),
                        main.schedule()));
                plans.add(new WorkletPlan(
                        main.name() + "-with-" + other.name(),
                        main.workload(),
                        main.metric(),
                        main.deployment(),
                        List.of(other.deployment()),
                        main.schedule()));
            });
        }
        return plans;
    }

    private static boolean fits(WorkletPlan worklet) {
        return worklet.metric() == Metric.TRANSACTIONS
                && worklet.schedule() instanceof Ladder
                && worklet.deployment()
                        .equals(DeploymentPlan.alone(worklet.deployment().worklet()))
                && worklet.clients().per() != ClientLayout.Unit.DEVICE;
    }

    private static void checkDevices(
            PlacedValue<SectionValues> worklet,
            WorkletDescription description,
            ClientLayout layout,
            Problems problems) {
        boolean stores = !description.storage().equals(StorageNeed.NONE);
        boolean perDevice = layout.per() == ClientLayout.Unit.DEVICE;
        if (stores && !perDevice) {
            problems.add(worklet.where(), worklet.name() + " works on storage devices; give it clients: device");
        }
        if (perDevice && !stores) {
            problems.add(
                    worklet.where(),
                    worklet.name() + " needs no storage device, so its clients cannot be one per device; give it"
                            + " clients: core, for example");
        }
    }

    private Optional<WorkletDescription> description(PlacedValue<SectionValues> worklet, Problems problems) {
        Optional<WorkletDescription> found = Optional.empty();
        try {
            found = catalogue.find(worklet.name(), settings(worklet)).map(Worklet::description);
        } catch (IllegalArgumentException cannotBe) {
            problems.add(worklet.where(), ExceptionText.of(cannotBe));
            return Optional.empty();
        }
        if (found.isEmpty() && worklet.name().equals(IDLE)) {
            return Optional.of(
                    new WorkletDescription(IDLE, IDLE, "nothing", "", Metric.NONE, MemoryNeed.fixed(0), List.of()));
        }
        if (found.isEmpty()) {
            Names names = new Names(catalogue.worklets().stream()
                    .map(each -> each.description().name())
                    .toList());
            problems.add(worklet.where(), "unknown worklet \"" + worklet.name() + "\"" + names.hint(worklet.name()));
        }
        return found;
    }

    private static Set<String> settings(PlacedValue<SectionValues> worklet) {
        return worklet.value().orStandard(WorkletKeys.PARAMETERS).stream()
                .map(PlacedValue::name)
                .collect(Collectors.toUnmodifiableSet());
    }
}
