package org.wattladder.model.schedule;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.PlannedLength;
import org.wattladder.model.interval.Purpose;

/**
 * Commands that are run in turn, A B B A A B and so on, so that what drifts hits all alike; idle before and after. A command that is
 * shorter than a window is run back to back within it. It ends when every command is known well enough.
 *
 * @param commands their names, in the order of the first round
 * @param idle lengths of the interval without load before and after; empty when there is none
 * @param window what is measured at once
 * @param rounds how often
 * @param limit how long all of it may take without idle, and any command for itself
 */
public record Turns(List<String> commands, Optional<IntervalLengths> idle, Window window, Rounds rounds, Duration limit)
        implements Schedule {
    private static final int MOST_WARM_UPS = 6;

    /** A warm-up of this share of the window tells well enough how long a command takes. */
    private static final double TELLING_SHARE = 0.2;

    /** A window should not be too short because a command was a little faster. */
    private static final double MARGIN = 1.1;

    private static final int MOST_EXECUTIONS = 1_000_000;

    /**
     * What is measured at once.
     *
     * @param least length of a recording; longer for a command that takes longer
     * @param before time of executions before recording, when several fit a window, so that meters have settled
     * @param executions how many are recorded at once; 0 for as many as the window needs
     * @param warmUps executions of each command before anything counts, at least 1
     */
    public record Window(Duration least, Duration before, int executions, int warmUps) {
        public Window {
            PlannedLength.positive("a window", least);
            PlannedLength.checked("the time before a window", before);
            if (executions < 0 || warmUps < 1) {
                throw new IllegalArgumentException(
                        "a window has no negative number of executions, and a warm-up before it");
            }
        }
    }

    /**
     * How often every command is measured.
     *
     * @param least rounds
     * @param most rounds
     * @param halfWidthPercent of the 95 % interval of the mean that is precise enough, in percent of it
     */
    public record Rounds(int least, int most, double halfWidthPercent) {
        public Rounds {
            if (least < 1 || most < least || !(halfWidthPercent > 0)) {
                throw new IllegalArgumentException(
                        "rounds need a smallest number, no smaller largest one, and a precision");
            }
        }
    }

    public Turns {
        commands = List.copyOf(commands);
        Objects.requireNonNull(idle, "idle");
        Objects.requireNonNull(window, "window");
        Objects.requireNonNull(rounds, "rounds");
        PlannedLength.positive("the limit", limit);
        if (commands.isEmpty() || commands.stream().distinct().count() < commands.size()) {
            throw new IllegalArgumentException("commands in turn need names, each its own, not " + commands);
        }
    }

    @Override
    public Optional<IntervalPlan> next(History done) {
        int number = done.nextNumber();
        if (done.intervals().isEmpty() && idle.isPresent()) {
            return idle(number);
        }
        for (String command : commands) {
            Optional<IntervalPlan> warmUp = warmUp(number, command, done);
            if (warmUp.isPresent()) {
                return warmUp;
            }
        }
        if (!enough(done)) {
            return Optional.of(turn(number, done));
        }
        return of(done, IntervalPlan::idle).size() < 2 ? idle(number) : Optional.empty();
    }

    private Optional<IntervalPlan> idle(int number) {
        return idle.map(lengths -> IntervalPlan.of(number, Purpose.IDLE, new Load.None(), lengths));
    }

    private Optional<IntervalPlan> warmUp(int number, String command, History done) {
        List<FinishedInterval> before =
                of(done, plan -> plan.purpose() == Purpose.WARM_UP && command.equals(command(plan)));
        if (before.isEmpty()) {
            return Optional.of(executions(number, Purpose.WARM_UP, command, 0, window.warmUps(), 1));
        }
        FinishedInterval last = before.get(before.size() - 1);
        double needed = MARGIN * seconds(window.least());
        double took = seconds(last);
        if (window.executions() > 0 || took >= TELLING_SHARE * needed || before.size() == MOST_WARM_UPS) {
            return Optional.empty();
        }
        int executed = measured(last);
        double enough = Math.min(MOST_EXECUTIONS, executed * needed / took);
        int next = (int) Math.max(executed + 1.0, Math.min(Math.floor(enough / 2), 20.0 * executed));
        return Optional.of(executions(number, Purpose.WARM_UP, command, 0, next, took * next / executed));
    }

    /** The next command of the round that is begun; every second round is in reverse. */
    private IntervalPlan turn(int number, History done) {
        int counted = of(done, IntervalPlan::works).size();
        int place = counted % commands.size();
        boolean reverse = counted / commands.size() % 2 == 1;
        String command = commands.get(reverse ? commands.size() - 1 - place : place);
        double each = secondsEach(command, done);
        int measured = window.executions() > 0
                ? window.executions()
                : (int) Math.min(MOST_EXECUTIONS, Math.ceil(MARGIN * seconds(window.least()) / each));
        int pre = measured > 1 ? (int) Math.min(measured, Math.ceil(seconds(window.before()) / each)) : 0;
        return executions(number, Purpose.SCORED, command, pre, measured, measured * each);
    }

    private IntervalPlan executions(
            int number, Purpose purpose, String command, int pre, int measured, double expectedSeconds) {
        Duration expected = Duration.ofMillis(Math.max(1, Math.round(1000 * expectedSeconds)));
        return IntervalPlan.of(
                number,
                purpose,
                new Load.Iterations(pre, measured, 0, 100, limit, command),
                new IntervalLengths(Duration.ZERO, Duration.ZERO, expected, Duration.ZERO));
    }

    private boolean enough(History done) {
        List<FinishedInterval> counted = of(done, IntervalPlan::works);
        int complete = counted.size() / commands.size();
        if (counted.size() % commands.size() > 0) {
            return false;
        }
        double spent = of(done, plan -> !plan.idle()).stream()
                .mapToDouble(Turns::secondsWithPre)
                .sum();
        double round = complete == 0
                ? 0
                : counted.stream().mapToDouble(Turns::secondsWithPre).sum() / complete;
        return complete >= rounds.most()
                || (complete >= rounds.least() && commands.stream().allMatch(command -> isKnown(command, counted)))
                || (complete > 0 && spent + round > seconds(limit));
    }

    private boolean isKnown(String command, List<FinishedInterval> counted) {
        return spread(command, counted).halfWidthPercent().stream()
                .anyMatch(percent -> percent <= rounds.halfWidthPercent());
    }

    /**
     * How the energy of an execution scatters over the windows of a command that have watts, or its time where none has.
     *
     * @param done at least one window of it
     */
    public static RunSpread spread(String command, List<FinishedInterval> done) {
        List<FinishedInterval> own = done.stream()
                .filter(each -> each.plan().works() && command.equals(command(each.plan())))
                .toList();
        List<FinishedInterval> powered =
                own.stream().filter(each -> each.averageWatts().isPresent()).toList();
        return RunSpread.of((powered.isEmpty() ? own : powered)
                .stream()
                        .mapToDouble(each -> each.averageWatts().orElse(1) / each.rate())
                        .toArray());
    }

    /** By its fastest interval so far, so that a window is rather too long than too short. */
    private static double secondsEach(String command, History done) {
        return of(done, plan -> command.equals(command(plan))).stream()
                .mapToDouble(each -> 1 / each.rate())
                .min()
                .orElseThrow();
    }

    private static List<FinishedInterval> of(History done, Predicate<IntervalPlan> which) {
        return done.intervals().stream().filter(each -> which.test(each.plan())).toList();
    }

    /** The command of an interval; empty of idle. */
    public static String command(IntervalPlan interval) {
        return interval.load() instanceof Load.Iterations executions ? executions.command() : "";
    }

    private static int measured(FinishedInterval interval) {
        return interval.plan().load() instanceof Load.Iterations executions ? executions.measured() : 0;
    }

    private static double seconds(FinishedInterval interval) {
        return measured(interval) / interval.rate();
    }

    private static double secondsWithPre(FinishedInterval interval) {
        return interval.plan().load() instanceof Load.Iterations executions
                ? (executions.pre() + executions.measured()) / interval.rate()
                : 0;
    }

    private static double seconds(Duration length) {
        return length.toNanos() / 1e9;
    }

    @Override
    public Duration atMost() {
        return idle.map(lengths -> lengths.total().multipliedBy(2))
                .orElse(Duration.ZERO)
                .plus(limit);
    }

    @Override
    public int mostIntervals() {
        return 2 + commands.size() * (MOST_WARM_UPS + rounds.most());
    }

    @Override
    @JsonIgnore
    public boolean isKnown() {
        return false;
    }

    /** A measurement is as short as its commands allow already. */
    @Override
    public Turns shortened(Shortening shortening) {
        return this;
    }
}
