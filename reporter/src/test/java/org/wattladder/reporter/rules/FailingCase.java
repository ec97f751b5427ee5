package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Plans;

/**
 * A run that breaks a rule, with what the rule must say of it.
 *
 * @param id of the rule
 * @param severity of its finding
 * @param place of its finding
 * @param words that its sentence must hold
 * @param run that breaks it
 */
record FailingCase(String id, Severity severity, String place, String words, RunResult run) {

    static FailingCase invalid(String id, String place, String words, RunResult run) {
        return new FailingCase(id, Severity.INVALID, place, words, run);
    }

    static FailingCase warning(String id, String place, String words, RunResult run) {
        return new FailingCase(id, Severity.WARNING, place, words, run);
    }

    /** The same run as a quick one. */
    static RunResult quick(RunResult run) {
        return Altered.plan(run, Plans.mode(run.plan(), RunMode.REHEARSAL, List.of()));
    }

    /** The same run as one of research. */
    static RunResult research(RunResult run) {
        return Altered.plan(run, Plans.mode(run.plan(), RunMode.RESEARCH, List.of()));
    }

    @Override
    public String toString() {
        return id + ": " + words;
    }
}
