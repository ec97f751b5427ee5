package org.wattladder.reporter.sample;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.Guest;
import org.wattladder.model.schedule.Tiles;
import org.wattladder.worklets.api.Figure;

/** Runs of tiles, each with a guest that works and one that only answers, on a made-up machine that carries two of them. */
public final class TiledRuns {
    private static final String WORKLET = "lu";
    private static final int CARRIED = 2;
    private static final double FULL_RATE = 100;
    private static final double ANSWERS_PER_SECOND = 4;
    private static final double NANOS = 1e9;
    private static final List<Guest> GUESTS = List.of(
            new Guest("java", 1, Guest.Want.ALL, 0, FULL_RATE),
            new Guest("idle", 0, Guest.Want.RATE, ANSWERS_PER_SECOND, 0));

    private TiledRuns() {}

    /** Transactions per second of a guest that would do so many, in the interval at this place of the run. */
    private interface Rate {
        double of(int place, int tiles, int copy, double sound);
    }

    /** The longest silence of a guest in milliseconds. */
    private interface Silence {
        double of(int tiles, int copy);
    }

    /** Nothing is wrong: three tiles do what two do. */
    public static RunResult sound() {
        return run((place, tiles, copy, sound) -> sound);
    }

    /** The second of two guests that work gets nothing done. */
    public static RunResult starved() {
        return run((place, tiles, copy, sound) -> tiles == 2 && copy == 3 ? 0 : sound);
    }

    /** The second of two idle guests does not answer for 2.5 s. */
    public static RunResult silent() {
        return run((place, tiles, copy, sound) -> sound, (tiles, copy) -> tiles == 2 && copy == 4 ? 2500 : 300);
    }

    /** What two tiles did, they do not do again. */
    public static RunResult unconfirmed() {
        return run((place, tiles, copy, sound) -> tiles == 2 && place > 4 && copy % 2 == 1 ? 0.7 * sound : sound);
    }

    private static RunResult run(Rate rate) {
        return run(rate, (tiles, copy) -> 300);
    }

    private static RunResult run(Rate rate, Silence silence) {
        RunResult full = SampleRuns.full();
        WorkletResult template = full.worklets().stream()
                .filter(each -> each.name().equals(WORKLET))
                .findFirst()
                .orElseThrow();
        IntervalResult level = template.intervals().stream()
                .filter(Intervals.level(67))
                .findFirst()
                .orElseThrow();
        Tiles schedule = new Tiles(Duration.ZERO, level.plan().lengths(), 2, 2, 3, 4, GUESTS);
        RunResult planned = Altered.plan(
                full,
                Plans.worklets(
                        Plans.ofSystem("tiles", full.plan()),
                        full.plan().worklets().stream()
                                .map(each -> each.name().equals(WORKLET) ? each.with(schedule) : each)
                                .toList()));
        return Altered.worklet(planned, WORKLET, worklet -> {
            List<IntervalResult> done = new ArrayList<>();
            for (Optional<IntervalPlan> next = schedule.next(of(worklet, done).history());
                    next.isPresent();
                    next = schedule.next(of(worklet, done).history())) {
                done.add(finished(level, next.get(), done.size(), rate, silence));
            }
            return of(worklet, done);
        });
    }

    private static WorkletResult of(WorkletResult worklet, List<IntervalResult> done) {
        return new WorkletResult(worklet.name(), worklet.clients(), worklet.calibratedRate(), done, worklet.faults());
    }

    private static IntervalResult finished(
            IntervalResult level, IntervalPlan plan, int place, Rate rate, Silence silence) {
        int tiles = ((Load.Tiles) plan.load()).tiles();
        double part = Math.min(1, (double) CARRIED / tiles);
        long nanos = level.clients().get(0).recordingNanos();
        List<HostInterval> clients = new ArrayList<>();
        for (int copy = 1; copy <= tiles * GUESTS.size(); copy++) {
            double sound = copy % 2 == 1 ? FULL_RATE * part : ANSWERS_PER_SECOND;
            clients.add(new HostInterval(
                    level.clients().get(0).host(),
                    copy,
                    1,
                    Math.round(rate.of(place, tiles, copy, sound) * nanos / NANOS),
                    0,
                    0,
                    nanos,
                    Measurement.of(90),
                    List.of(new Figure(Figure.LONGEST_SILENCE, silence.of(tiles, copy), "ms"))));
        }
        return new IntervalResult(
                plan,
                level.window(),
                level.rates(),
                level.power(),
                level.temperature(),
                level.conditions(),
                level.types(),
                clients);
    }
}
