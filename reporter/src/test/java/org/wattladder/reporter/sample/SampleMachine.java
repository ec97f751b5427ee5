package org.wattladder.reporter.sample;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.SampleSpread;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.Window;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.SampleClient;
import org.wattladder.model.sample.SampleWindow;
import org.wattladder.model.schedule.DepthSweep;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Figure;

/** A made-up machine that runs a plan: its rates, its power curve, its clients. */
final class SampleMachine {
    private static final int CLIENTS = 2;
    private static final double IDLE_WATTS = SampleWork.IDLE_WATTS;

    private final RunPlan plan;
    private final EvidenceTier tier;
    private Instant now;

    SampleMachine(RunPlan plan, EvidenceTier tier, Instant start) {
        this.plan = plan;
        this.tier = tier;
        this.now = start;
    }

    Instant now() {
        return now;
    }

    WorkletResult run(WorkletPlan worklet) {
        List<IntervalResult> intervals = new ArrayList<>();
        worklet.schedule().foreseen().forEach(interval -> intervals.add(run(worklet, interval)));
        return new WorkletResult(
                worklet.name(),
                IntStream.rangeClosed(1, count(worklet))
                        .mapToObj(number -> new HostClient(
                                "sut", client(number, worklet), Measurement.of((330.0 + number) * (1 << 20))))
                        .toList(),
                calibrated(worklet),
                intervals,
                List.of());
    }

    private static Measurement calibrated(WorkletPlan worklet) {
        if (idle(worklet)) {
            return Measurement.absent("absent.not-calibrated");
        }
        return worklet.schedule() instanceof DepthSweep || worklet.schedule() instanceof Iterations
                ? Measurement.absent("absent.not-calibrated")
                : Measurement.of(rate(worklet, worklet.schedule().foreseen().get(0)));
    }

    private static int count(WorkletPlan worklet) {
        return SampleStorage.is(worklet) ? 1 : CLIENTS;
    }

    private static double rate(WorkletPlan worklet, IntervalPlan interval) {
        if (idle(worklet)) {
            return 0;
        }
        return SampleStorage.is(worklet)
                ? SampleStorage.rate(worklet, interval)
                : SampleWork.of(worklet.name()).rate();
    }

    private IntervalResult run(WorkletPlan worklet, IntervalPlan interval) {
        now = now.plus(interval.lengths().pause()).plus(interval.lengths().pre());
        Instant began = now;
        now = now.plus(interval.lengths().recording()).plus(interval.lengths().post());
        long nanos = interval.lengths().recording().toNanos();
        boolean level = interval.paced();
        double load = interval.loadPercent().orElseThrow() / 100;
        double target = rate(worklet, interval) * load;
        double wobble = level && load < 1 ? 1.0004 : 1 - 0.004 * interval.number() / 3;
        long transactions = Math.round(target * wobble * nanos / 1e9);
        Measurement nothing = Measurement.absent("absent.idle");
        return new IntervalResult(
                interval,
                new Window(began, nanos, List.of()),
                new Rates(
                        level ? Measurement.of(target) : idle(worklet) ? nothing : Measurement.absent("absent.unpaced"),
                        idle(worklet) ? nothing : Measurement.of(transactions * 1e9 / nanos),
                        SampleStorage.achievedDepth(interval)),
                power(worklet, load, nanos),
                temperature(nanos),
                SampleConditions.calm(interval.lengths().total().toNanos()),
                types(worklet, interval, transactions),
                clients(worklet, interval, transactions, nanos));
    }

    private PowerResult power(WorkletPlan worklet, double load, long nanos) {
        if (plan.meters().isEmpty()) {
            return PowerResult.of(Measurement.absent("absent.no-power-meter"), List.of());
        }
        double full = SampleStorage.is(worklet)
                ? SampleStorage.watts(worklet)
                : SampleWork.of(worklet.name()).watts();
        double watts = idle(worklet) ? IDLE_WATTS : IDLE_WATTS + (full - IDLE_WATTS) * StrictMath.pow(load, 0.8);
        boolean analyzer = tier.compareTo(EvidenceTier.ANALYZER) <= 0;
        int samples = (int) (nanos / 1_000_000_000L);
        MeterWindow window = SampleWindow.of(plan.meters().get(0).name(), Measurement.of(watts))
                .withTier(tier)
                .withFigures(Measurement.of(watts), Measurement.of(watts * 0.985), Measurement.of(watts * 1.021))
                .withSpread(new SampleSpread(Measurement.of(watts * 0.006), Measurement.of(9)))
                .withSamples(samples, 0)
                .withMeasured(samples)
                .withUncertainty(
                        analyzer ? Measurement.of(0.31) : Measurement.absent("absent.no-uncertainty"),
                        analyzer ? 0 : samples)
                .withRanges(analyzer ? "Ranges,0,2.0,0,300.0" : "", false)
                .withChannels(List.of(new ChannelFigures(
                        0,
                        Measurement.of(watts),
                        analyzer ? Measurement.of(230.2) : notStated("voltage"),
                        analyzer ? Measurement.of(watts / 230.2 / 0.96) : notStated("current"),
                        analyzer ? Measurement.of(0.96) : notStated("power factor"))))
                .withHumidity(Measurement.absent("absent.meter-of-power"))
                .withClock(new MeterClock(Measurement.of(-0.25), Measurement.of(1.5), Measurement.of(0.3)))
                .window();
        return PowerResult.of(Measurement.of(watts), List.of(window));
    }

    private static Measurement notStated(String what) {
        return Measurement.absent("absent.no-" + what.replace(" ", "-"));
    }

    private TemperatureResult temperature(long nanos) {
        if (plan.sensors().isEmpty()) {
            Measurement none = Measurement.absent("absent.no-sensor");
            return TemperatureResult.of(none, none, List.of());
        }
        int samples = (int) (nanos / 5_000_000_000L);
        MeterWindow window = SampleWindow.of(plan.sensors().get(0).name(), Measurement.of(23.4))
                .withTier(tier)
                .withFigures(Measurement.of(23.4), Measurement.of(23.1), Measurement.of(23.6))
                .withSamples(samples, 0)
                .withMeasured(samples)
                .withUncertainty(Measurement.absent("absent.not-looked-at"), 0)
                .withHumidity(notStated("humidity"))
                .withClock(MeterClock.unknown("absent.clock-watched-too-shortly"))
                .window();
        return TemperatureResult.of(Measurement.of(23.1), Measurement.of(23.4), List.of(window));
    }

    private static List<TypeResult> types(WorkletPlan worklet, IntervalPlan interval, long transactions) {
        if (SampleStorage.is(worklet)) {
            return SampleStorage.types(worklet, interval, transactions);
        }
        List<String> names = SampleWork.of(worklet.name()).types();
        double service =
                idle(worklet) ? 0 : 2000 / SampleWork.of(worklet.name()).rate();
        boolean paced = interval.paced();
        double waiting = 1 + 3 * interval.loadPercent().orElseThrow() / 100;
        return names.stream()
                .map(name -> new TypeResult(
                        name,
                        transactions / names.size(),
                        SampleWork.of(worklet.name()).bytes(),
                        SampleHistograms.around(service, 2000, name.hashCode() + interval.number()),
                        paced
                                ? SampleHistograms.around(service * waiting, 2000, name.hashCode() - interval.number())
                                : ""))
                .toList();
    }

    private static List<HostInterval> clients(
            WorkletPlan worklet, IntervalPlan interval, long transactions, long nanos) {
        return idle(worklet)
                ? List.of()
                : IntStream.rangeClosed(1, count(worklet))
                        .mapToObj(number -> new HostInterval(
                                "sut",
                                1,
                                number,
                                transactions / count(worklet) + number - 1,
                                number - 1,
                                12_000L * number,
                                nanos + 40_000,
                                Measurement.of(97.5 - number),
                                figures(worklet, interval, number, transactions / count(worklet) / 3)))
                        .toList();
    }

    private static List<Figure> figures(WorkletPlan worklet, IntervalPlan interval, int number, long third) {
        List<Figure> figures = new ArrayList<>(SampleWork.of(worklet.name()).figures());
        figures.add(ClientFigure.COLLECTIONS.of(40.0 * number));
        figures.add(ClientFigure.COLLECTOR_TIME.of(3.0 * number));
        figures.add(ClientFigure.LIVE_HEAP.of((double) ((20L + number) << 20)));
        if (interval.calibrates()) {
            figures.add(ClientFigure.FIRST_THIRD.of(third));
            figures.add(ClientFigure.LAST_THIRD.of(third + number));
        }
        return figures;
    }

    private static ClientFacts client(int number, WorkletPlan worklet) {
        if (SampleStorage.is(worklet)) {
            return SampleStorage.client(worklet.name());
        }
        String cpu = Integer.toString(number - 1);
        return SampleClient.quiet()
                .withProcess(number, 4700 + number)
                .withCpus(cpu, cpu)
                .withMemory(
                        256L << 20, 352L << 20, SampleWork.of(worklet.name()).dataBytes())
                .withJava("OpenJDK 64-Bit Server VM 17.0.15+6")
                .withCommandLine(
                        "taskset",
                        "-c",
                        cpu,
                        "/usr/lib/jvm/java-17/bin/java",
                        "-Xms256m",
                        "-Xmx256m",
                        "-XX:+AlwaysPreTouch",
                        "-XX:-UsePerfData",
                        "-cp",
                        "lib/*",
                        "org.wattladder.worklets.client.ClientMain",
                        worklet.name())
                .facts();
    }

    private static boolean idle(WorkletPlan worklet) {
        return worklet.name().equals("idle");
    }
}
