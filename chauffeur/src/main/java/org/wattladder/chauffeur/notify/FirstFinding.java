package org.wattladder.chauffeur.notify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.Termination;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.judge.Rules;
import org.wattladder.reporter.system.SuiteSystems;

/**
 * Judges each worklet when it is over, as if it were the whole run, by the rules for all runs and those of its
 * suite system. Keeps the records of one worklet only.
 */
final class FirstFinding {
    private final RunPlan plan;
    private final List<JournalRecord> ofRun = new ArrayList<>();
    private final List<JournalRecord> ofWorklet = new ArrayList<>();

    private int lines;
    private int worklet;

    /**
     * Of a run with this plan.
     *
     * @param before what its journal holds already; nothing, unless it is resumed
     */
    FirstFinding(RunPlan plan, List<JournalRecord> before) {
        this.plan = plan;
        this.lines = before.size();
        before.forEach(this::keep);
    }

    /** Takes the next record; the heaviest finding when a worklet ends with one that makes a rating invalid. */
    Optional<Finding> after(RunEvent.Journaled journaled) {
        if (journaled.line() <= lines) {
            return Optional.empty();
        }
        lines = journaled.line();
        keep(journaled.entry());
        return journaled.entry() instanceof JournalRecord.WorkletEnded ended
                ? judge(ended.worklet())
                : Optional.empty();
    }

    private void keep(JournalRecord entry) {
        if (entry instanceof JournalRecord.RunStarted
                || entry instanceof JournalRecord.HostJoined
                || entry instanceof JournalRecord.MeterJoined
                || entry instanceof JournalRecord.EnvironmentKnown) {
            ofRun.add(entry);
        } else if (entry instanceof JournalRecord.WorkletStarted started) {
            // One that is resumed goes on.
            if (started.worklet() != worklet) {
                worklet = started.worklet();
                ofWorklet.clear();
            }
            ofWorklet.add(new JournalRecord.WorkletStarted(0, started.clients(), started.servers()));
        } else if (entry instanceof JournalRecord.IntervalRecorded recorded) {
            ofWorklet.add(new JournalRecord.IntervalRecorded(0, recorded.interval()));
        } else if (entry instanceof JournalRecord.Calibrated calibrated) {
            ofWorklet.add(new JournalRecord.Calibrated(0, calibrated.transactionsPerSecond()));
        } else if (entry instanceof JournalRecord.WorkletEnded ended) {
            ofWorklet.add(new JournalRecord.WorkletEnded(0, ended.peaks()));
        }
    }

    private Optional<Finding> judge(int worklet) {
        List<JournalRecord> records = new ArrayList<>(ofRun);
        records.addAll(ofWorklet);
        RunSoFar soFar = RunSoFar.of(records);
        if (soFar.started().isEmpty()) {
            return Optional.empty();
        }
        records.add(new JournalRecord.RunEnded(soFar.lastKnown(), Termination.ofComplete()));
        RunFigures figures = RunFigures.of(RunSoFar.of(records)
                .result(plan.withWorklets(List.of(plan.worklets().get(worklet)))));
        return Rules.judge(figures, SuiteSystems.of(figures).rules()).findings().stream()
                .filter(finding -> finding.severity() == Severity.INVALID)
                .findFirst();
    }
}
