package org.wattladder.reporter.sample;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TypeResult;

/** Runs of a consolidation, with figures of guests and operations as clients tell them. */
public final class ConsolidatedRuns {
    /** The guests that get work. */
    public static final List<String> GUESTS = List.of("mail", "web", "shop-1", "shop-2", "shop-3");

    private static final long SECONDS = 100;
    private static final long WORK = 4_000;
    private static final int TILES = 2;

    private ConsolidatedRuns() {}

    /** Two tiles on one of two hosts, in which nothing is wrong: each guest does half of its 2,400 a minute; each operation 30 an hour. */
    public static Map<String, Double> sound() {
        Map<String, Double> figures = new LinkedHashMap<>();
        for (int tile = 1; tile <= TILES; tile++) {
            for (String guest : GUESTS) {
                figures.put("tile-" + tile + "-" + guest, 2_400.0);
            }
        }
        for (String operation : List.of("deploy", "migrate", "move")) {
            figures.put(operation + "-count", 1.0);
            figures.put(operation + "-seconds", 4.0);
        }
        figures.put("operating-seconds", 120.0);
        figures.put("downtime-sum", 40.0);
        figures.put("downtime-longest", 40.0);
        figures.put("silence-longest", 130.0);
        figures.put("migrated-bytes", 114e6);
        figures.put("moved-bytes", 290e6);
        figures.put("operations-failed", 0.0);
        figures.put("states-lost", 0.0);
        figures.put("silent-answers", 0.0);
        figures.put("connections-lost", 0.0);
        figures.put("orders-lost", 0.0);
        figures.put("tiles", (double) TILES);
        figures.put("guest-memory", 256.0);
        figures.put("emulated", 0.0);
        figures.put("one-host", 0.0);
        figures.put("image-packages", 118.0);
        figures.put("image-digest", (double) 0x3c6d07ea3d14L);
        return figures;
    }

    /** Parameters as the suite has them. */
    private static List<Setting> parameters(long powerCounted) {
        List<Setting> parameters = new ArrayList<>();
        parameters.add(new Setting("power-counted", Long.toString(powerCounted)));
        for (String guest : GUESTS) {
            parameters.add(new Setting(guest + "-bound-ms", "1000"));
            parameters.add(new Setting(guest + "-reference", "2400"));
        }
        for (String operation : List.of("deploy", "migrate", "move")) {
            parameters.add(new Setting(operation + "-reference", "60"));
        }
        return parameters;
    }

    /** A run whose intervals have these figures, and count power so. */
    public static RunResult run(Map<String, Double> figures, long powerCounted) {
        RunResult full = SampleRuns.full();
        RunPlan plan = Plans.ofSystem("consolidation", full.plan());
        RunResult run = Altered.plan(
                full,
                Plans.worklets(
                        plan,
                        plan.worklets().stream()
                                .map(worklet -> worklet.name().equals("lu") ? with(worklet, powerCounted) : worklet)
                                .toList()));
        return Altered.intervals(run, "lu", any -> true, interval -> with(interval, figures, 20));
    }

    private static WorkletPlan with(WorkletPlan worklet, long powerCounted) {
        Program.Worklet program = (Program.Worklet) worklet.deployment().worklet();
        return worklet.with(worklet.deployment().with(program.withParameters(parameters(powerCounted))));
    }

    /** A sound run but for this figure, which level 67 % alone has. */
    public static RunResult once(String figure, double value) {
        Map<String, Double> figures = sound();
        figures.put(figure, value);
        return at67(interval -> with(interval, figures, 20));
    }

    /** A sound run whose guests answer within so many milliseconds at level 67 %. */
    public static RunResult slow(double millis) {
        return at67(interval -> with(interval, sound(), millis));
    }

    private static RunResult at67(UnaryOperator<IntervalResult> change) {
        Predicate<IntervalResult> level = Intervals.level(67);
        return Altered.intervals(run(sound(), 1), "lu", level, change);
    }

    private static IntervalResult with(IntervalResult interval, Map<String, Double> figures, double millis) {
        String times = SampleHistograms.around(millis, 1000, 1);
        return Altered.recordingNanos(
                Intervals.types(
                        Intervals.figures(interval, figures),
                        GUESTS.stream()
                                .map(guest -> new TypeResult(guest, WORK, 0, times, times))
                                .toList()),
                SECONDS * 1_000_000_000L);
    }
}
