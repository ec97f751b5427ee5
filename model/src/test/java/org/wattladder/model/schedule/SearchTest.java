package org.wattladder.model.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Purpose;

class SearchTest {
    private static final int SEARCHES = 200;
    private static final LatencyGoal TEN_MILLIS = new LatencyGoal(99, Duration.ofMillis(10));
    private static final IntervalLengths CALIBRATION = IntervalLengths.recordingOnly(Duration.ofSeconds(10));
    private static final IntervalLengths RECORDING = IntervalLengths.recordingOnly(Duration.ofSeconds(60));

    private static Search search(LatencyGoal... goals) {
        return new Search(Duration.ZERO, 1, CALIBRATION, List.of(goals), 1, Duration.ofSeconds(5), 2, 24, RECORDING);
    }

    private static List<FoundRate> found(Search search, QueueingServer server, long seed) {
        return RateSearch.of(search, server.run(search, new SplittableRandom(seed)))
                .found();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shouldFindTheRatesThatTheoryGives(int servers) {
        QueueingServer server = new QueueingServer(servers, 5000, 0, 0);
        LatencyGoal fifty = new LatencyGoal(99, Duration.ofMillis(50));
        for (FoundRate found : found(search(TEN_MILLIS, fifty), server, 1)) {
            assertThat(found.confirmed()).isPresent();
            assertThat(found.confirmed().getAsDouble())
                    .isCloseTo(server.rateWithin(found.goal()), Percentage.withPercentage(5));
        }
    }

    @Tag("full")
    @Test
    void shouldRarelyTakeARateForPassedThatDoesNotMeetItsGoal() {
        QueueingServer server = new QueueingServer(1, 1000, 0, 0);
        double truth = server.rateWithin(TEN_MILLIS);
        Search search = search(TEN_MILLIS);
        int wrong = 0;
        for (int seed = 1; seed <= SEARCHES; seed++) {
            RateSearch state = new RateSearch(search, server.serviceRate());
            SplittableRandom random = new SplittableRandom(seed);
            for (var rate = state.nextTrial(); rate.isPresent(); rate = state.nextTrial()) {
                state.tried(rate.getAsDouble(), server.trial(rate.getAsDouble(), search, random));
            }
            FoundRate found = state.found().get(0);
            wrong += found.passed() > truth ? 1 : 0;
        }
        assertThat(wrong).isLessThanOrEqualTo(SEARCHES / 20);
    }

    @Test
    void shouldNotBeFooledByPausesThatOnlySomeTrialsSee() {
        QueueingServer collects = new QueueingServer(1, 1000, 0.3, 7);
        LatencyGoal goal = new LatencyGoal(99, Duration.ofMillis(100));
        FoundRate found = found(search(goal), collects, 3).get(0);
        assertThat(found.confirmed()).isEmpty();
    }

    /** Trials that are too short for the long bound cannot tell it, but what keeps the short bound keeps the long one. */
    @Test
    void shouldTakeARateThatPassesAGoalForPassedByEasierOnesAndTellThatItIsNotTheirOwn() {
        LatencyGoal easier = new LatencyGoal(99, Duration.ofSeconds(10));
        List<FoundRate> found = found(search(easier, TEN_MILLIS), new QueueingServer(1, 5000, 0, 0), 1);
        assertThat(found.get(0).passed()).isEqualTo(found.get(1).passed());
        assertThat(found.get(0).failed()).isGreaterThan(found.get(0).passed());
        assertThat(found.get(0).confirmed()).isEqualTo(found.get(1).confirmed()).isPresent();
        assertThat(found).extracting(FoundRate::isOwn).containsExactly(false, true);
    }

    @Tag("full")
    @Test
    void shouldFindARateOfItsOwnForEachGoalThatTrialsCanTell() {
        LatencyGoal easier = new LatencyGoal(99, Duration.ofMillis(50));
        List<FoundRate> found = found(search(TEN_MILLIS, easier), new QueueingServer(1, 1000, 0, 0), 1);
        assertThat(found).extracting(FoundRate::isOwn).containsExactly(true, true);
        assertThat(found.get(1).passed()).isGreaterThan(found.get(0).passed());
    }

    /** Of p99, 528 independent transactions without a late one tell it; of 24 trials of 5 s there are so many up to 227 ms. */
    @Test
    void shouldKnowHowLongTrialsMustBeForAGoal() {
        Search search = search(TEN_MILLIS);
        assertThat(search.shortestTrial(TEN_MILLIS)).isEqualTo(Duration.ofMillis(220));
        assertThat(search.shortestTrial(new LatencyGoal(99, Duration.ofMillis(227))))
                .isLessThan(search.trial());
        assertThat(search.shortestTrial(new LatencyGoal(99, Duration.ofMillis(228))))
                .isGreaterThan(search.trial());
        assertThat(search.shortestTrial(new LatencyGoal(50, Duration.ofSeconds(5))))
                .isGreaterThan(Duration.ofSeconds(1));
    }

    /** The border is that of the judge: trials of just that length can pass the goal, and shorter ones never do. */
    @Test
    void shouldLeaveAGoalUndecidedWhoseTrialsAreShorter() {
        LatencyGoal long99 = new LatencyGoal(99, Duration.ofMillis(200));
        double seconds = 200 * 528 / 24.0 / 1000;
        assertThat(verdict(long99, 1.001 * seconds)).isEqualTo(GoalJudge.Verdict.PASSES);
        assertThat(verdict(long99, 0.999 * seconds)).isEqualTo(GoalJudge.Verdict.UNDECIDED);
    }

    private static GoalJudge.Verdict verdict(LatencyGoal goal, double seconds) {
        return GoalJudge.judge(Collections.nCopies(24, new TrialTally(seconds, 1_000_000, List.of(0L))), 0, goal);
    }

    @Test
    void shouldTryRatesBeforeItRecordsThemWithWatts() {
        Search search = search(TEN_MILLIS);
        List<IntervalPlan> plans = new QueueingServer(1, 1000, 0, 0)
                .run(search, new SplittableRandom(5)).intervals().stream()
                        .map(FinishedInterval::plan)
                        .toList();
        assertThat(plans.get(0).purpose()).isEqualTo(Purpose.CALIBRATE);
        assertThat(plans.get(1).purpose()).isEqualTo(Purpose.TRIAL);
        assertThat(plans.get(1).metered()).isFalse();
        assertThat(plans.get(plans.size() - 1).purpose()).isEqualTo(Purpose.PROBE);
        assertThat(plans).extracting(IntervalPlan::number).doesNotHaveDuplicates();
        assertThat(plans.size()).isLessThanOrEqualTo(search.mostIntervals());
    }

    @Test
    void shouldFindNothingWhereNoRateMeetsTheGoal() {
        LatencyGoal impossible = new LatencyGoal(99, Duration.ofNanos(1000));
        FoundRate found =
                found(search(impossible), new QueueingServer(1, 100, 0, 0), 1).get(0);
        assertThat(found.passed()).isZero();
        assertThat(found.confirmed()).isEmpty();
    }

    @Test
    void shouldSumTheTailOfABinomialDistribution() {
        assertThat(GoalJudge.atMost(0, 459, 0.01)).isEqualTo(0.00992, within(1e-5));
        assertThat(GoalJudge.atMost(2, 10, 0.5)).isEqualTo(56 / 1024.0, within(1e-12));
        assertThat(GoalJudge.atMost(10_000, 1_000_000, 0.01)).isEqualTo(0.5027, within(1e-3));
        assertThat(GoalJudge.atMost(5, 5, 0.01)).isOne();
    }
}
