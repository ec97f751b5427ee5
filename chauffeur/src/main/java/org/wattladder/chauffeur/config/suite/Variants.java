package org.wattladder.chauffeur.config.suite;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.Metric;

/** Makes several stages of one worklet, with other clients or JVM options. */
final class Variants {
    private final ClientLayouts clients;

    Variants(ClientLayouts clients) {
        this.clients = clients;
    }

    /** One stage for each variant, those of the suite first; the worklet itself when there is none, or nothing to execute. */
    List<WorkletPlan> of(
            WorkletPlan plan,
            PlacedValue<SectionValues> worklet,
            List<PlacedValue<SectionValues>> ofSuite,
            Problems problems) {
        if (plan.metric() == Metric.NONE) {
            return List.of(plan);
        }
        List<PlacedValue<SectionValues>> all = new ArrayList<>(ofSuite);
        for (PlacedValue<SectionValues> own : worklet.value().orStandard(WorkletKeys.VARIANTS)) {
            if (ofSuite.stream().anyMatch(each -> each.name().equals(own.name()))) {
                problems.add(own.where(), "the suite has a variant " + own.name() + " already; choose another name");
            }
            all.add(own);
        }
        if (!all.isEmpty() && !worklet.value().orStandard(WorkletKeys.BESIDE).isEmpty()) {
            problems.add(worklet.where(), plan.name() + " has variants, so nothing can run beside it");
        }
        return all.isEmpty()
                ? List.of(plan)
                : all.stream().map(variant -> of(plan, variant, problems)).toList();
    }

    private WorkletPlan of(WorkletPlan plan, PlacedValue<SectionValues> variant, Problems problems) {
        if (!variant.name().matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            problems.add(
                    variant.where(),
                    "a variant has a name of small letters, digits and hyphens, not \"" + variant.name() + "\"");
        }
        String name = plan.name() + "-" + variant.name();
        if (!(plan.deployment().worklet() instanceof Program.Worklet program)) {
            problems.add(variant.where(), plan.name() + " is a program of its own and has no variants");
            return plan;
        }
        ClientLayout layout = variant.value().get(WorkletKeys.CLIENTS).isPresent()
                ? clients.layout(variant.value(), SectionValues.none(), problems)
                : program.clients();
        if ((layout.per() == ClientLayout.Unit.DEVICE) != (program.clients().per() == ClientLayout.Unit.DEVICE)) {
            problems.add(
                    variant.where(),
                    "clients of " + name + " must be per device if those of the worklet are, else not");
        }
        Program.Worklet other = new Program.Worklet(
                program.name(),
                program.parameters(),
                layout,
                variant.value().get(WorkletKeys.JVM_OPTIONS).orElse(program.jvmOptions()));
        return new WorkletPlan(
                name, plan.workload(), plan.metric(), plan.deployment().with(other), plan.beside(), plan.schedule());
    }
}
