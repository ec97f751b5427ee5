package org.wattladder.reporter.verify.order;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.Termination;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.raw.JournalText;
import org.wattladder.reporter.verify.raw.RawJournal;
import org.wattladder.reporter.verify.raw.RawStep;

/**
 * Replays the records of a journal: each must be one that a run of its plan can write at that place, and each interval the
 * one that the schedule of its worklet asks for after those that were recorded. For one thread.
 */
public final class OrderCheck {
    private final RunPlan plan;
    private final Map<Integer, WorkletOrder> worklets = new HashMap<>();
    private Joining joining = Joining.START;
    private boolean resumed;
    private int last = -1;
    private Optional<WorkletOrder> open = Optional.empty();
    private Set<String> expected = Set.of();
    private String previous = "";

    private final Set<String> afterStart;

    private OrderCheck(RunPlan plan, boolean known) {
        this.plan = plan;
        this.afterStart = known ? Set.of("chauffeur-known") : Set.of(); // journals of before have none
    }

    /** Throws at the first record that a run of this plan could not have written there. */
    public static void check(RawJournal journal, RunPlan plan) throws Differs {
        boolean known = journal.steps().stream().anyMatch(step -> step.record().equals("chauffeur-known"));
        OrderCheck check = new OrderCheck(plan, known);
        for (RawStep step : journal.steps()) {
            check.add(step);
        }
    }

    private void add(RawStep step) throws Differs {
        boolean cut = step.record().equals("run-resumed");
        if (!cut && !expected.isEmpty() && !expected.contains(step.record())) {
            throw misplaced(step, "comes directly after " + previous);
        }
        expected = Set.of();
        if (step.worklet() >= 0) {
            joining = Joining.OVER;
            ofWorklet(step);
        } else if (cut) {
            open = Optional.empty();
            joining = Joining.START;
            resumed = true;
            last = -1;
            expected = afterStart;
        } else {
            ofRun(step);
        }
        previous = step.record();
    }

    private void ofRun(RawStep step) throws Differs {
        switch (step.record()) {
            case "samples-written" -> samples(step);
            case "clock-stepped" -> expected = open(step).clockStep(step);
            case "run-ended" -> end(step);
            default -> {
                Optional<Joining> next = joining.next(step.record(), resumed);
                joining = next.orElseThrow(() -> misplaced(step, "comes after " + previous));
                if (joining == Joining.START) {
                    expected = afterStart;
                }
            }
        }
    }

    /** Rows are entered before the interval they were taken for, when a run is resumed, and at its end. */
    private void samples(RawStep step) throws Differs {
        if (open.isPresent()) {
            expected = open.get().samples(step);
        } else if (resumed && joining.compareTo(Joining.CHAUFFEUR) <= 0) {
            joining = Joining.CHAUFFEUR;
        } else {
            expected = Set.of("run-ended");
        }
    }

    private void end(RawStep step) throws Differs {
        if (open.isPresent()) {
            throw misplaced(step, "comes before the end of " + open.get().name());
        }
        if (step.value() instanceof Termination termination && termination.complete()) {
            complete(step, plan.worklets().size());
        }
        joining = Joining.OVER;
        expected = Set.of("run-resumed");
    }

    private void ofWorklet(RawStep step) throws Differs {
        if (step.worklet() >= plan.worklets().size()) {
            throw misplaced(
                    step,
                    "names worklet " + (step.worklet() + 1) + " of "
                            + plan.worklets().size());
        }
        WorkletOrder worklet = worklet(step.worklet());
        switch (step.record()) {
            case "worklet-started" -> {
                if (open.isPresent() && step.worklet() == last && worklet.grows()) {
                    worklet.grown();
                } else {
                    begin(step);
                    worklet.start(step);
                    open = Optional.of(worklet);
                }
            }
            case "fault-noted" -> {
                if (open.isEmpty() && step.worklet() != last) {
                    begin(step);
                } else if (step.worklet() != last) {
                    throw misplaced(
                            step, "is of another worklet than " + open.get().name());
                } else if (open.isPresent()) {
                    open.get().fault(step);
                }
                open = Optional.empty();
            }
            case "worklet-ended" -> {
                same(step).end(step);
                open = Optional.empty();
            }
            default -> expected = same(step).add(step);
        }
    }

    /** A worklet begins behind those that are complete, or that failed. */
    private void begin(RawStep step) throws Differs {
        if (open.isPresent() || step.worklet() <= last) {
            throw misplaced(step, "comes after " + previous);
        }
        complete(step, step.worklet());
        last = step.worklet();
    }

    private void complete(RawStep step, int end) throws Differs {
        for (int place = last + 1; place < end; place++) {
            if (!worklet(place).complete()) {
                throw misplaced(
                        step, "comes before the intervals of " + worklet(place).name());
            }
        }
    }

    private WorkletOrder same(RawStep step) throws Differs {
        if (open.isEmpty() || step.worklet() != last) {
            throw misplaced(step, "is of a worklet that was not started");
        }
        return open.get();
    }

    private WorkletOrder open(RawStep step) throws Differs {
        return open.orElseThrow(() -> misplaced(step, "comes outside of a worklet"));
    }

    private WorkletOrder worklet(int place) {
        return worklets.computeIfAbsent(
                place,
                unused -> new WorkletOrder(
                        plan.worklets().get(place), plan.suite().mode() == RunMode.REHEARSAL));
    }

    static Differs misplaced(RawStep step, String why) {
        return Differs.file(
                JournalText.FILE, "line " + step.line() + " (" + step.record() + ") " + why + ", as no run writes it");
    }
}
