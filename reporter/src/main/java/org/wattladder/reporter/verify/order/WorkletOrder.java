package org.wattladder.reporter.verify.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.ClockStep;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.CalibratedRates;
import org.wattladder.model.schedule.FinishedInterval;
import org.wattladder.model.schedule.History;
import org.wattladder.model.schedule.Tiles;
import org.wattladder.reporter.verify.archive.TreeCheck;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import org.wattladder.reporter.verify.raw.JournalText;
import org.wattladder.reporter.verify.raw.RawStep;

/** The records of one worklet, replayed by its schedule. */
final class WorkletOrder {
    private final WorkletPlan plan;
    private final boolean rehearsal;
    private final List<FinishedInterval> done = new ArrayList<>();
    private Optional<IntervalPlan> planned = Optional.empty();
    private boolean calibrated;
    private boolean worked;
    private boolean begun;
    private int tilesUp;

    WorkletOrder(WorkletPlan plan, boolean rehearsal) {
        this.plan = plan;
        this.rehearsal = rehearsal;
    }

    String name() {
        return plan.name();
    }

    /** Whether its schedule asks for no further interval. */
    boolean complete() {
        return plan.schedule().next(new History(done)).isEmpty();
    }

    void start(RawStep step) throws Differs {
        if (complete()) {
            throw OrderCheck.misplaced(step, "comes after all intervals of " + name());
        }
        planned = Optional.empty();
        calibrated = false;
        worked = false;
        begun = false;
        tilesUp = Math.max(
                tilesNext(),
                done.stream().mapToInt(each -> Tiles.needed(each.plan())).max().orElse(0));
    }

    /** Whether more tiles have to be up before the next interval. */
    boolean grows() {
        return planned.isEmpty() && tilesNext() > tilesUp;
    }

    /** They are up. */
    void grown() {
        tilesUp = tilesNext();
    }

    private int tilesNext() {
        return plan.schedule().next(new History(done)).map(Tiles::needed).orElse(0);
    }

    /** Between two intervals nothing is waited for that could fail, but more tiles. */
    void fault(RawStep step) throws Differs {
        if (begun && planned.isEmpty() && !complete() && !grows()) {
            throw OrderCheck.misplaced(step, "comes between two intervals of " + name());
        }
    }

    void end(RawStep step) throws Differs {
        if (planned.isPresent() || !complete()) {
            throw OrderCheck.misplaced(step, "comes before all intervals of " + name());
        }
    }

    /** Adds a record of an interval, and returns the kinds of which one has to follow; none when all may. */
    Set<String> add(RawStep step) throws Differs {
        if (step.value() instanceof IntervalPlan interval) {
            return plan(step, interval);
        }
        if (step.value() instanceof Measurement rate) {
            return calibrate(step, rate);
        }
        if (step.value() instanceof DiscardedInterval discarded) {
            same(step, discarded.interval().plan());
        } else if (step.value() instanceof IntervalResult result) {
            same(step, result.plan());
            done.add(result.finished());
            planned = Optional.empty();
        }
        return Set.of();
    }

    private Set<String> plan(RawStep step, IntervalPlan interval) throws Differs {
        if (planned.isPresent()) {
            throw OrderCheck.misplaced(step, "comes before the interval above it was recorded");
        }
        Optional<IntervalPlan> next = plan.schedule().next(new History(done));
        if (next.isEmpty()) {
            throw OrderCheck.misplaced(step, "comes after all intervals of " + name());
        }
        TreeCheck.check(spot(next.get()), step.record(), List.of(interval), List.of(next.get()));
        planned = next;
        begun = true;
        boolean first = interval.works() && !worked;
        worked |= interval.works();
        return first && !rates().byDeployment().isEmpty() ? Set.of("calibrated", "fault-noted") : Set.of();
    }

    private CalibratedRates rates() {
        return CalibratedRates.of(new History(done), plan.schedule().calibrationUse());
    }

    private Set<String> calibrate(RawStep step, Measurement rate) throws Differs {
        if (calibrated || planned.filter(IntervalPlan::works).isEmpty()) {
            throw OrderCheck.misplaced(step, "comes outside of the first interval after the calibration");
        }
        calibrated = true;
        if (rate.asOptional().isEmpty()) {
            return Set.of("fault-noted");
        }
        if (!Spot.alike(rate.asOptional().getAsDouble(), rates().total())) {
            throw spot(planned.get())
                    .differs(
                            "calibratedRate",
                            Double.toString(rate.asOptional().getAsDouble()),
                            Double.toString(rates().total()));
        }
        return Set.of();
    }

    /** Rows of samples come directly before the attempt at an interval that they were taken for. */
    Set<String> samples(RawStep step) throws Differs {
        if (planned.isEmpty()) {
            throw OrderCheck.misplaced(step, "comes outside of an interval");
        }
        return Set.of("interval-recorded", "interval-discarded");
    }

    /** The clock is looked at after an interval, and after a warm-up of clients that take the place of others. */
    Set<String> clockStep(RawStep step) throws Differs {
        if (!(step.value() instanceof ClockStep stepped) || !stepped.worklet().equals(name())) {
            throw OrderCheck.misplaced(step, "is of another worklet than " + name());
        }
        boolean during = planned.filter(interval -> interval.number() == stepped.interval())
                .isPresent();
        boolean again = planned.isEmpty()
                && done.stream().anyMatch(interval -> interval.plan().number() == stepped.interval());
        if (!during && !again) {
            throw OrderCheck.misplaced(step, "is of another interval");
        }
        return during ? Set.of("samples-written", "interval-recorded") : Set.of();
    }

    /**
     * A recording may have ended early where a schedule asks for precision, and a rehearsal may have other numbers of iterations; nothing else may
     * be other than planned.
     */
    private void same(RawStep step, IntervalPlan recorded) throws Differs {
        IntervalPlan asked = planned.orElseThrow(() -> OrderCheck.misplaced(step, "was not planned"));
        IntervalPlan expected = plan.schedule().precision(asked).isPresent()
                ? new IntervalPlan(asked.number(), asked.purpose(), asked.load(), recorded.lengths(), asked.label())
                : rehearsal && iterations(recorded) > 0 && iterations(asked) > 0
                        ? asked.withIterations(iterations(recorded))
                        : asked;
        TreeCheck.check(spot(asked), step.record(), List.of(recorded), List.of(expected));
    }

    private static int iterations(IntervalPlan interval) {
        return interval.load() instanceof Load.Iterations all ? all.measured() : 0;
    }

    private Spot spot(IntervalPlan interval) {
        return new Spot(JournalText.FILE, name(), interval.label().notation());
    }
}
