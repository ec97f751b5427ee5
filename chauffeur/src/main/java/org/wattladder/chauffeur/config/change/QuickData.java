package org.wattladder.chauffeur.config.change;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.model.text.Message;
import org.wattladder.worklets.api.MemoryNeed.Filling;
import org.wattladder.worklets.api.StorageNeed;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.api.WorkletDescription;

/** {@code --quick}: shrinks files and memory of worklets, because writing and filling them takes longer than a quick run. */
public final class QuickData {
    /** Large enough that a file outlives the cache of most disks for seconds, small enough to be written in seconds. */
    static final long MOST_MEBIBYTES = 64;

    private static final int MORE_ITERATIONS = 4;

    private final WorkletCatalogue catalogue;

    private QuickData(WorkletCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** The plan with less data; one without worklets that take much stays equal. */
    public static RunPlan apply(RunPlan plan, WorkletCatalogue catalogue) {
        QuickData data = new QuickData(catalogue);
        RunPlan files = changed(
                plan,
                plan.worklets().stream().map(data::withSmallerFiles).toList(),
                Message.of("change.files-shrunk", MOST_MEBIBYTES));
        return changed(
                files,
                files.worklets().stream().map(data::withLessMemory).toList(),
                Message.of("change.memory-shrunk", Filling.REHEARSED_MEBIBYTES));
    }

    private static RunPlan changed(RunPlan plan, List<WorkletPlan> worklets, Message change) {
        return worklets.equals(plan.worklets()) ? plan : plan.changed(RunMode.REHEARSAL, worklets, change);
    }

    private Optional<WorkletDescription> description(WorkletPlan worklet) {
        return worklet.deployment().worklet() instanceof Program.Worklet program
                ? catalogue.find(program.name()).map(Worklet::description)
                : Optional.empty();
    }

    private WorkletPlan withSmallerFiles(WorkletPlan worklet) {
        return description(worklet)
                .filter(description -> description.storage() instanceof StorageNeed.Files)
                .map(description ->
                        shrunk(worklet, ((StorageNeed.Files) description.storage()).mebibytesPerFileParameter()))
                .orElse(worklet);
    }

    private WorkletPlan withLessMemory(WorkletPlan worklet) {
        long heap = worklet.clients().heapMebibytes();
        return description(worklet)
                .flatMap(description -> description.memory() instanceof Filling filling
                        ? Optional.of(filling.rehearsedMebibytes())
                        : Optional.empty())
                .filter(most -> heap == 0 || heap > most)
                .map(most -> withMoreIterations(
                        worklet.with(worklet.deployment().with(program(worklet).withHeap(most)))))
                .orElse(worklet);
    }

    /** With less data each is shorter, and a window must hold a row of a meter on the fastest machines, too. */
    private static WorkletPlan withMoreIterations(WorkletPlan worklet) {
        return worklet.schedule() instanceof Iterations iterations
                ? worklet.with(iterations.times(MORE_ITERATIONS))
                : worklet;
    }

    /** Only a worklet of the catalogue has a description. */
    private static Program.Worklet program(WorkletPlan worklet) {
        return (Program.Worklet) worklet.deployment().worklet();
    }

    private static WorkletPlan shrunk(WorkletPlan worklet, String parameter) {
        List<Setting> smaller = worklet.parameters().stream()
                .map(setting -> setting.name().equals(parameter)
                        ? new Setting(
                                parameter, Long.toString(Math.min(MOST_MEBIBYTES, Long.parseLong(setting.value()))))
                        : setting)
                .toList();
        return worklet.with(worklet.deployment().with(program(worklet).withParameters(smaller)));
    }
}
