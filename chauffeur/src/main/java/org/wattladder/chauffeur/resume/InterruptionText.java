package org.wattladder.chauffeur.resume;

import java.util.Optional;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Termination;

/** Puts into words where and why a run broke off. */
final class InterruptionText {
    private InterruptionText() {}

    static String after(RunPlan plan, RunSoFar before) {
        Optional<JournalRecord.IntervalRecorded> last = before.last();
        if (last.isEmpty() || last.get().worklet() >= plan.worklets().size()) {
            return "before the first interval";
        }
        WorkletPlan worklet = plan.worklets().get(last.get().worklet());
        IntervalPlan interval = last.get().interval().plan();
        return "after " + worklet.name() + ", interval " + interval.number() + " (" + interval.label() + ")";
    }

    static String cause(RunSoFar before, String bootNow) {
        if (before.ended().isPresent()) {
            return before.ended().map(Termination::sentence).orElse("");
        }
        String bootThen =
                before.chauffeur().map(JournalRecord.ChauffeurKnown::boot).orElse("");
        return bootThen.isEmpty() || bootNow.isEmpty() || bootThen.equals(bootNow)
                ? "the Chauffeur ended without closing the run"
                : "the Chauffeur's machine was restarted";
    }
}
