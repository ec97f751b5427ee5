package org.wattladder.jmh;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.profile.ProfilerException;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterSilent;
import org.wattladder.ptdaemon.link.MeterUnreachable;
import org.wattladder.ptdaemon.session.MeterRun;
import org.wattladder.ptdaemon.session.MeterSession;

/**
 * Adds joules of an operation and watts to what JMH tells of a benchmark: {@code -prof
 * org.wattladder.jmh.EnergyProfiler:meter=HOST:PORT} asks a meter daemon there, one measurement for each iteration. The names of
 * the figures hold the evidence tier of the meter. An iteration that is shorter than a sample of the meter has neither.
 *
 * <p>It runs in the JVM of the benchmark, and does nothing while an iteration is on.
 */
public final class EnergyProfiler implements InternalProfiler {
    private static final int SAMPLING_MILLIS = 1000;
    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(5);

    private final MeterOption meter;
    private final TimeSource time = TimeSource.system();
    private Optional<MeterSession> session = Optional.empty();
    private Optional<Instant> startedAt = Optional.empty();
    private long startedNanos;
    private int iterations;
    private boolean warned;

    /**
     * A profiler with what follows its name.
     *
     * @param option {@code meter=HOST:PORT}
     * @throws ProfilerException with a sentence, if it is something else
     */
    public EnergyProfiler(String option) throws ProfilerException {
        try {
            meter = MeterOption.parse(option);
        } catch (IllegalArgumentException wrong) {
            throw new ProfilerException(wrong.getMessage());
        }
    }

    @Override
    public String getDescription() {
        return "joules of an operation, by a meter daemon of Wattladder or a PTDaemon";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        if (iteration.getType() != IterationType.MEASUREMENT) {
            return;
        }
        try {
            if (session.isEmpty()) {
                session = Optional.of(MeterSession.open(
                        MeterPlan.of("meter", meter.host(), meter.port(), "", List.of(), SAMPLING_MILLIS),
                        meter.port(),
                        time,
                        CONNECT_LIMIT,
                        () -> {}));
            }
            iterations++;
            session.get().start("iteration-" + iterations);
            startedNanos = time.nanoTime();
            startedAt = Optional.of(time.now());
        } catch (MeterFault fault) {
            startedAt = Optional.empty();
            warn("the meter at " + meter.host() + ":" + meter.port() + " cannot be asked: " + why(fault));
        }
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        if (startedAt.isEmpty()) {
            return List.of();
        }
        long nanos = time.nanoTime() - startedNanos;
        Instant began = startedAt.get();
        startedAt = Optional.empty();
        try {
            MeterRun run = session.orElseThrow().stop();
            Measurement watts = run.window(began, nanos).figures().average();
            OptionalDouble measured = watts.asOptional();
            if (measured.isEmpty()) {
                warn("an iteration of " + nanos / 1_000_000 + " ms holds no sample of the meter, which gives one in "
                        + SAMPLING_MILLIS + " ms; make iterations longer: -r 10s");
                return List.of();
            }
            String tier = session.orElseThrow().facts().tier().label();
            return Energy.of(measured.getAsDouble(), nanos, result.getMetadata().getAllOps(), tier);
        } catch (MeterFault fault) {
            warn("the meter was lost: " + why(fault));
            return List.of();
        }
    }

    /** Sentences of faults are in no language yet, and this JVM has no words. */
    private static String why(MeterFault fault) {
        if (fault instanceof MeterUnreachable) {
            return "nothing listens there that speaks the protocol of meter daemons";
        }
        return fault instanceof MeterSilent ? "it does not answer" : "it ended, or answers something else";
    }

    private void warn(String sentence) {
        if (!warned) {
            warned = true;
            System.err.println("energy: " + sentence);
        }
    }
}
