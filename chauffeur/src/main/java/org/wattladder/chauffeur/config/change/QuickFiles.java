package org.wattladder.chauffeur.config.change;

import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Message;
import org.wattladder.worklets.api.StorageNeed;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;

/** {@code --quick}: shrinks the files of storage worklets, because writing them takes longer than a quick run. */
public final class QuickFiles {
    /** Large enough that a file outlives the cache of most disks for seconds, small enough to be written in seconds. */
    static final long MOST_MEBIBYTES = 64;

    private QuickFiles() {}

    /** The plan with files of at most {@value #MOST_MEBIBYTES} MiB; one without larger ones stays equal. */
    public static RunPlan apply(RunPlan plan, WorkletCatalogue catalogue) {
        List<WorkletPlan> worklets = plan.worklets().stream()
                .map(worklet -> apply(worklet, catalogue))
                .toList();
        if (worklets.equals(plan.worklets())) {
            return plan;
        }
        return plan.changed(RunMode.REHEARSAL, worklets, Message.of("change.files-shrunk", MOST_MEBIBYTES));
    }

    private static WorkletPlan apply(WorkletPlan worklet, WorkletCatalogue catalogue) {
        return catalogue
                .find(worklet.name())
                .map(Worklet::description)
                .filter(description -> description.storage() instanceof StorageNeed.Files)
                .map(description ->
                        shrunk(worklet, ((StorageNeed.Files) description.storage()).mebibytesPerFileParameter()))
                .orElse(worklet);
    }

    private static WorkletPlan shrunk(WorkletPlan worklet, String parameter) {
        List<Setting> smaller = worklet.parameters().stream()
                .map(setting -> setting.name().equals(parameter)
                        ? new Setting(
                                parameter, Long.toString(Math.min(MOST_MEBIBYTES, Long.parseLong(setting.value()))))
                        : setting)
                .toList();
        return worklet.with(
                worklet.deployment().with(worklet.deployment().worklet().withParameters(smaller)));
    }
}
