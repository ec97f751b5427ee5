package org.wattladder.model.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;

class SettlingTest {
    private static final IntervalLengths LENGTHS = IntervalLengths.recordingOnly(Duration.ofMinutes(2));
    private static final Duration WARM_UP = Duration.ofSeconds(30);
    private static final Settling SETTLING = new Settling(5, 4);
    private static final double WARM = 99;

    private record Seen(double rate, double cacheHitPercent) {}

    private static Ladder ladder(Optional<Settling> settling) {
        return new Ladder(WARM_UP, 2, CalibrationUse.MEAN, LENGTHS, List.of(100.0, 50.0), LENGTHS, settling);
    }

    /** Runs it; the last of these is seen in all intervals behind. */
    private static List<IntervalPlan> run(Schedule schedule, Seen... seen) {
        List<FinishedInterval> done = new ArrayList<>();
        for (Optional<IntervalPlan> next = schedule.next(History.EMPTY);
                next.isPresent();
                next = schedule.next(new History(done))) {
            Seen now = seen[Math.min(done.size(), seen.length - 1)];
            done.add(new FinishedInterval(
                    next.get(),
                    Map.of("sut", now.rate),
                    List.of(),
                    0,
                    OptionalDouble.empty(),
                    Set.of(),
                    now.cacheHitPercent > 0 ? OptionalDouble.of(now.cacheHitPercent) : OptionalDouble.empty()));
        }
        return done.stream().map(FinishedInterval::plan).toList();
    }

    private static List<String> words(List<IntervalPlan> intervals) {
        return intervals.stream().map(each -> each.number() + " " + each.mark()).toList();
    }

    @Test
    void shouldRepeatWarmUpUntilRatesOfTwoInARowAgree() {
        assertThat(words(run(ladder(Optional.of(SETTLING)), new Seen(800, 0), new Seen(950, 0), new Seen(990, 0))))
                .containsExactly(
                        "1 warm-up",
                        "2 warm-up",
                        "3 warm-up",
                        "4 calibration-1",
                        "5 calibration-2",
                        "6 level-100",
                        "7 level-50");
    }

    @Test
    void shouldWaitForTheCacheToo() {
        assertThat(run(ladder(Optional.of(SETTLING)), new Seen(990, 97), new Seen(1000, WARM), new Seen(1000, WARM)))
                .filteredOn(each -> each.mark().equals("warm-up"))
                .hasSize(3);
    }

    @Test
    void shouldGoOnWhenItNeverSettles() {
        assertThat(run(
                        ladder(Optional.of(SETTLING)),
                        new Seen(100, 0),
                        new Seen(200, 0),
                        new Seen(400, 0),
                        new Seen(800, 0)))
                .hasSize(8);
    }

    @Test
    void shouldAskForTheSameAsWithoutItOnceItIsSettled() {
        List<IntervalPlan> without = run(ladder(Optional.empty()), new Seen(1000, WARM));
        List<IntervalPlan> with = run(ladder(Optional.of(SETTLING)), new Seen(1000, WARM));
        assertThat(with.subList(2, with.size()))
                .isEqualTo(without.subList(1, without.size()).stream()
                        .map(each -> new IntervalPlan(
                                each.number() + 1, each.purpose(), each.load(), each.lengths(), each.label()))
                        .toList());
    }

    @Test
    void shouldCountTheMostThatThereCanBe() {
        Ladder known = ladder(Optional.empty());
        Ladder ladder = ladder(Optional.of(SETTLING));
        assertThat(ladder.isKnown()).isFalse();
        assertThat(ladder.mostIntervals()).isEqualTo(known.mostIntervals() + 3);
        assertThat(ladder.atMost()).isEqualTo(known.atMost().plus(WARM_UP.multipliedBy(3)));
        assertThat(ladder.atLevels(List.of(100.0)).settling()).contains(SETTLING);
        assertThat(new UntilPrecise(ladder, new Precision(1, WARM_UP)).settling())
                .contains(SETTLING);
    }

    @Test
    void shouldBeginAndEndACurve() {
        Curve curve = new Curve(
                WARM_UP,
                1,
                LENGTHS,
                List.of(new LatencyGoal(99, Duration.ofMillis(10))),
                25,
                2,
                WARM_UP,
                LENGTHS,
                Optional.of(SETTLING));
        QueueingServer server = new QueueingServer(1, 5000, 0, 0);
        List<FinishedInterval> done = server.run(curve, new SplittableRandom(1)).intervals();
        assertThat(done.subList(0, 3))
                .extracting(each -> each.plan().mark())
                .containsExactly("warm-up", "warm-up", "calibration-1");
        assertThat(done).extracting(each -> each.plan().number()).doesNotHaveDuplicates();
        assertThat(done.size()).isLessThanOrEqualTo(curve.mostIntervals());
    }

    @Test
    void shouldRefuseWhatCannotSettle() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Settling(0, 3));
        assertThatIllegalArgumentException().isThrownBy(() -> new Settling(5, 1));
    }
}
