package org.wattladder.model.schedule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;

/**
 * Where a search stands after the intervals so far. One search serves all goals, with several short trials at each rate, after
 * MLRsearch (RFC 9971); then a whole recording at each rate that was found confirms it, or the rate is lowered. Made again from
 * the history each time, so that a resumed run goes on where it was.
 */
public final class RateSearch {
    /** Share of the calibrated rate below which nothing is looked for. */
    static final double LOWEST_SHARE = 0.01;

    /** How often a rate is lowered that a recording does not confirm. */
    public static final int MOST_LOWERED = 3;

    private static final double LOWERED = 0.99;

    private final Search search;
    private final double lowest;
    private final List<FoundRate> found;
    private final List<TrialTally> trials = new ArrayList<>();
    private final List<TriedRate> tried = new ArrayList<>();
    private double rate;

    RateSearch(Search search, double calibratedRate) {
        this.search = search;
        this.lowest = calibratedRate * LOWEST_SHARE;
        this.found = new ArrayList<>(search.goals().stream()
                .map(goal -> FoundRate.below(calibratedRate, goal))
                .toList());
    }

    /** Replays what was recorded. */
    public static RateSearch of(Search search, History done) {
        RateSearch state = new RateSearch(
                search, CalibratedRates.of(done, search.calibrationUse()).total());
        for (FinishedInterval interval : done.intervals()) {
            if (interval.plan().load() instanceof Load.Rate load) {
                TrialTally tally = TrialTally.of(interval, search.goals());
                if (interval.plan().purpose() == Purpose.TRIAL) {
                    state.tried(load.transactionsPerSecond(), tally);
                } else {
                    state.recorded(
                            load.transactionsPerSecond(), tally, interval.plan().number());
                }
            }
        }
        return state;
    }

    /** What is known of each goal, in the order of the suite. */
    public List<FoundRate> found() {
        return List.copyOf(found);
    }

    /** What trials came to at each rate that is decided, in the order of the run. */
    public List<TriedRate> triedRates() {
        return List.copyOf(tried);
    }

    /** The rate of the next trial; empty when every goal is bracketed closely enough. */
    OptionalDouble nextTrial() {
        if (rate > 0) {
            return OptionalDouble.of(rate);
        }
        return found.stream()
                .filter(this::isOpen)
                .max(Comparator.comparingDouble(this::ratio))
                .map(goal -> OptionalDouble.of(Rates.rounded(between(goal))))
                .orElse(OptionalDouble.empty());
    }

    /** The rate of the next whole recording; empty when every rate that was found is confirmed or given up. */
    OptionalDouble nextRecording() {
        return found.stream()
                .filter(RateSearch::isUnconfirmed)
                .mapToDouble(RateSearch::candidate)
                .max();
    }

    /** Rates are halved until one passes, as few transactions tell little at low rates; then the middle is tried. */
    private double between(FoundRate goal) {
        return goal.passed() > 0 ? Math.sqrt(goal.passed() * goal.failed()) : Math.max(lowest, goal.failed() / 2);
    }

    /** How many rates may be tried at most; halving serves all goals together. */
    static int mostRates(double widthPercent, int goals) {
        int halved = (int) Math.ceil(-Math.log(LOWEST_SHARE) / Math.log(2));
        return halved + goals * (Rates.halvings(2, widthPercent) + 1);
    }

    private double low(FoundRate goal) {
        return Math.max(goal.passed(), lowest);
    }

    private double ratio(FoundRate goal) {
        return goal.failed() / low(goal);
    }

    private boolean isOpen(FoundRate goal) {
        return goal.failed() > 0 && ratio(goal) > 1 + search.widthPercent() / 100;
    }

    void tried(double triedRate, TrialTally tally) {
        rate = triedRate;
        trials.add(tally);
        List<TrialTally> counted = trials.subList(Math.min(search.discardedTrials(), trials.size()), trials.size());
        boolean last = counted.size() >= search.mostTrials();
        if (!last && !GoalJudge.looksAfter(counted.size())) {
            return;
        }
        boolean decided = true;
        for (int place = 0; place < found.size(); place++) {
            FoundRate goal = found.get(place);
            if (isOpen(goal) && rate > goal.passed() && rate < goal.failed()) {
                GoalJudge.Verdict verdict = GoalJudge.judge(counted, place, goal.goal());
                switch (verdict) {
                    case PASSES -> passes(goal, counted);
                    case FAILS -> fails(goal);
                    case UNDECIDED -> {
                        decided &= last;
                        found.set(place, last ? goal.failing(rate, true) : goal);
                    }
                }
            }
        }
        if (decided) {
            tried.add(TriedRate.of(rate, counted));
            rate = 0;
            trials.clear();
        }
    }

    /** What passes a goal passes every easier one, of which the same trials may not be able to tell. */
    private void passes(FoundRate stricter, List<TrialTally> counted) {
        for (int place = 0; place < found.size(); place++) {
            FoundRate goal = found.get(place);
            if (stricter.goal().implies(goal.goal())) {
                boolean own = GoalJudge.judge(counted, place, goal.goal()) == GoalJudge.Verdict.PASSES;
                found.set(place, goal.passing(rate, stricter, own));
            }
        }
    }

    private void fails(FoundRate easier) {
        found.replaceAll(goal -> goal.goal().implies(easier.goal()) ? goal.failing(rate, false) : goal);
    }

    private void recorded(double recordedRate, TrialTally tally, int number) {
        for (int place = 0; place < found.size(); place++) {
            FoundRate goal = found.get(place);
            if (isUnconfirmed(goal) && candidate(goal) == recordedRate) {
                found.set(
                        place, tally.keeps(goal.goal(), place) ? goal.confirmedAt(recordedRate, number) : goal.lower());
            }
        }
    }

    private static boolean isUnconfirmed(FoundRate goal) {
        return goal.passed() > 0 && goal.confirmed().isEmpty() && goal.lowered() <= MOST_LOWERED;
    }

    private static double candidate(FoundRate goal) {
        return goal.lowered() == 0 ? goal.passed() : Rates.rounded(goal.passed() * Math.pow(LOWERED, goal.lowered()));
    }
}
