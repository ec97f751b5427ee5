package org.wattladder.reporter.sample;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.Window;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.SampleWindow;
import org.wattladder.model.schedule.FinishedInterval;
import org.wattladder.model.schedule.History;
import org.wattladder.model.schedule.Turns;
import org.wattladder.worklets.api.Metric;

/** A made-up machine of 60 W that runs commands in turn; each takes its seconds and draws 100 W more for every CPU in use. */
public final class SampleCommands {
    /** Of the idle machine. */
    public static final double IDLE_WATTS = 60;

    /** More for each CPU in use. */
    public static final double CPU_WATTS = 100;

    private static final Instant BEGAN = Instant.parse("2026-03-01T10:00:00.123Z");

    private final Map<String, Command> commands = new LinkedHashMap<>();
    private final Random random;
    private double idleGainPerInterval;

    /**
     * What a command takes.
     *
     * @param seconds of one execution
     * @param cpus in use
     * @param variation of its watts from window to window, as a share
     * @param drift of its watts from window to window, as a share
     */
    public record Command(double seconds, double cpus, double variation, double drift) {
        /** One that scatters by this share. */
        public static Command of(double seconds, double cpus, double variation) {
            return new Command(seconds, cpus, variation, 0);
        }
    }

    /** A machine whose windows scatter by chance, the same for the same seed. */
    public SampleCommands(long seed) {
        random = new Random(seed);
    }

    /** The same machine with another command. */
    public SampleCommands with(String name, Command command) {
        commands.put(name, command);
        return this;
    }

    /** The same machine whose idle power grows by this share from interval to interval. */
    public SampleCommands warmingBy(double share) {
        idleGainPerInterval = share;
        return this;
    }

    /** A plan of at most so many windows. */
    public Turns turns(int most) {
        return new Turns(
                List.copyOf(commands.keySet()),
                Optional.of(new IntervalLengths(
                        Duration.ZERO, Duration.ofSeconds(2), Duration.ofSeconds(10), Duration.ZERO)),
                new Turns.Window(Duration.ofSeconds(12), Duration.ofSeconds(2), 0, 1),
                new Turns.Rounds(Math.min(5, most), most, 1),
                Duration.ofHours(1));
    }

    /** What the schedule knows of each interval, in order. */
    public List<FinishedInterval> history(Turns turns) {
        return intervals(turns).stream().map(IntervalResult::finished).toList();
    }

    private List<IntervalResult> intervals(Turns turns) {
        List<IntervalResult> done = new ArrayList<>();
        List<FinishedInterval> finished = new ArrayList<>();
        for (Optional<IntervalPlan> next = turns.next(History.EMPTY);
                next.isPresent();
                next = turns.next(new History(finished))) {
            IntervalResult interval = interval(next.get());
            done.add(interval);
            finished.add(interval.finished());
        }
        return done;
    }

    /** A whole run. */
    public RunResult run(int most) {
        Turns turns = turns(most);
        WorkletPlan plan = new WorkletPlan(
                "measure",
                "program",
                Metric.TRANSACTIONS,
                DeploymentPlan.alone(new Program.Measured(
                        "measure", List.of(), new ClientLayout(ClientLayout.Unit.HOST, 1, 0), "", "{}")),
                turns);
        RunResult full = SampleRuns.full();
        return Altered.worklets(
                Altered.plan(full, Plans.ofSystem("measure", Plans.worklets(full.plan(), List.of(plan)))),
                List.of(new WorkletResult(
                        "measure",
                        full.worklets().get(0).clients(),
                        Measurement.absent("absent.not-calibrated"),
                        intervals(turns),
                        List.of())));
    }

    private IntervalResult interval(IntervalPlan plan) {
        Load.Iterations load = plan.load() instanceof Load.Iterations executions ? executions : null;
        Command command = load == null ? null : commands.get(load.command());
        double idle = IDLE_WATTS * (1 + idleGainPerInterval * plan.number());
        double watts = command == null
                ? idle
                : (idle + CPU_WATTS * command.cpus())
                        * (1 + command.variation() * random.nextGaussian() + command.drift() * plan.number());
        double seconds = command == null ? 10 : command.seconds() * load.measured();
        long nanos = Math.round(seconds * 1e9);
        long executions = load == null ? 0 : load.measured();
        return new IntervalResult(
                plan,
                new Window(BEGAN.plusSeconds(100L * plan.number()), nanos, List.of()),
                Rates.of(
                        Measurement.absent("absent.unpaced"),
                        load == null ? Measurement.absent("absent.idle") : Measurement.of(executions / seconds)),
                plan.metered()
                        ? PowerResult.of(
                                Measurement.of(watts),
                                List.of(SampleWindow.of("wall", Measurement.of(watts))
                                        .window()))
                        : PowerResult.of(Measurement.absent("absent.warm-up-not-metered"), List.of()),
                TemperatureResult.of(Measurement.of(23), Measurement.of(23), List.of()),
                SampleConditions.calm(nanos),
                load == null ? List.of() : List.of(new TypeResult("execution", executions, 0, 0, "", "")),
                load == null
                        ? List.of()
                        : List.of(new HostInterval(
                                "sut",
                                1,
                                executions,
                                0,
                                0,
                                nanos,
                                Measurement.of(
                                        100 * commands.get(load.command()).cpus()))));
    }
}
