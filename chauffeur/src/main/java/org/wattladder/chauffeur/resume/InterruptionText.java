package org.wattladder.chauffeur.resume;

import java.util.Optional;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;

/** Puts into words where and why a run was aborted. */
final class InterruptionText {
    private InterruptionText() {}

    static Message after(RunPlan plan, RunSoFar before) {
        Optional<JournalRecord.IntervalRecorded> last = before.last();
        if (last.isEmpty() || last.get().worklet() >= plan.worklets().size()) {
            return Message.of("interrupted.before-first");
        }
        WorkletPlan worklet = plan.worklets().get(last.get().worklet());
        IntervalPlan interval = last.get().interval().plan();
        return Message.of("interrupted.after", worklet.name(), interval.number(), interval.label());
    }

    static Message cause(RunSoFar before, String bootNow) {
        if (before.ended().isPresent()) {
            return before.ended().flatMap(Termination::reason).orElse(Message.of("run-incomplete.unknown"));
        }
        String bootThen =
                before.chauffeur().map(JournalRecord.ChauffeurKnown::boot).orElse("");
        return bootThen.isEmpty() || bootNow.isEmpty() || bootThen.equals(bootNow)
                ? Message.of("fault.chauffeur-ended")
                : Message.of("fault.chauffeur-restarted");
    }
}
