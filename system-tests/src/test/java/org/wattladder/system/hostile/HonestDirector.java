package org.wattladder.system.hostile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.HdrHistogram.Histogram;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.ClientMemory;
import org.wattladder.model.result.ClientPeak;
import org.wattladder.model.result.ClientPinning;
import org.wattladder.model.result.ClientStorage;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.ServerFacts;
import org.wattladder.model.result.StorageBypass;
import org.wattladder.model.result.StorageDevice;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.sample.SampleHost;
import org.wattladder.model.wire.AskClock;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.ClockTold;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.model.wire.Consider;
import org.wattladder.model.wire.Considered;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Discover;
import org.wattladder.model.wire.EndRecording;
import org.wattladder.model.wire.EnvironmentFound;
import org.wattladder.model.wire.Examine;
import org.wattladder.model.wire.Examined;
import org.wattladder.model.wire.FilesRemoved;
import org.wattladder.model.wire.Hello;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.Preparing;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RemoveFiles;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.model.wire.StopClients;
import org.wattladder.model.wire.Welcome;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Figure;

/** Answers as a Director with one client of one user does, at the time at which it would; 1000 transactions per second. */
final class HonestDirector implements DirectorCommand.Handler {
    static final double RATE = 1000;
    static final String TYPE = "factorise";
    private static final long ITERATIONS_NANOS = 100_000_000;
    private static final long SERVICE_NANOS = 900_000;

    private final Consumer<DirectorEvent> chauffeur;
    private final ScheduledExecutorService later;
    private final Map<String, Program> components = new LinkedHashMap<>();
    private final AtomicInteger stops = new AtomicInteger();

    HonestDirector(Consumer<DirectorEvent> chauffeur, ScheduledExecutorService later) {
        this.chauffeur = chauffeur;
        this.later = later;
    }

    @Override
    public void onHello(Hello hello) {
        chauffeur.accept(new Welcome(
                hello.productVersion(),
                hello.protocolVersion(),
                hello.catalogueDigest(),
                SampleHost.quiet()
                        .withDevices(device())
                        .withLimits("0-1", Measurement.of(1.5))
                        .facts()));
    }

    private static StorageDevice device() {
        return new StorageDevice("nvme0n1", "", 1L << 40, 1L << 39, "/data", "xfs", false);
    }

    @Override
    public void onAskClock(AskClock ask) {
        chauffeur.accept(new ClockTold(System.nanoTime()));
    }

    @Override
    public void onDiscover(Discover discover) {
        List<EnvironmentFact> facts = new ArrayList<>();
        for (EnvironmentKey key : EnvironmentKey.all(true)) {
            EnvironmentValue value = facts.isEmpty()
                    ? new EnvironmentValue.Discovered("Example 1")
                    : new EnvironmentValue.Absent("the machine does not tell");
            facts.add(EnvironmentFact.of(key, value, value));
            if (facts.size() == 2) {
                break;
            }
        }
        chauffeur.accept(new EnvironmentFound(facts));
    }

    @Override
    public void onExamine(Examine examine) {
        chauffeur.accept(new Examined(conditions(0), 2, List.of()));
    }

    @Override
    public void onConsider(Consider consider) {
        chauffeur.accept(new Considered(List.of(), List.of("slow disk")));
    }

    @Override
    public void onPrepare(Prepare prepare) {
        chauffeur.accept(new Preparing(0, 1));
        List<ComponentFacts> facts = new ArrayList<>();
        for (ComponentPlan component : prepare.components()) {
            components.put(Prepare.component(prepare.deployment(), component.role()), component.program());
            facts.add(facts(component));
        }
        chauffeur.accept(new Prepared(facts));
    }

    private static ComponentFacts facts(ComponentPlan component) {
        ClientPinning pinning = new ClientPinning("0-1", "0-1", "0");
        if (component.program() instanceof Program.Foreign) {
            return new ComponentFacts.Server(
                    component.role(),
                    new Endpoint("127.0.0.1", 4711),
                    new ServerFacts(4712, 5_000_000, "ab".repeat(32), pinning, List.of("/opt/server", "4711")));
        }
        if (component.program() instanceof Program.Measured) {
            return new ComponentFacts.Measured(
                    component.role(),
                    new ClientFacts(
                            1,
                            0,
                            1,
                            pinning,
                            new ClientMemory(0, 0, 0),
                            ClientStorage.NONE,
                            "made-up 1.0",
                            List.of("/opt/made-up")),
                    new ServerFacts(0, 0, "cd".repeat(32), pinning, List.of("/opt/made-up")));
        }
        return new ComponentFacts.Clients(
                component.role(),
                List.of(new ClientFacts(
                        1,
                        4713,
                        1,
                        pinning,
                        new ClientMemory(16 << 20, 48 << 20, 0),
                        new ClientStorage("/data/files", List.of(device()), "sync", StorageBypass.REFUSAL),
                        "OpenJDK 17",
                        List.of("java", "Client"))));
    }

    @Override
    public void onRunInterval(RunInterval interval) {
        long recordingAt = interval.startNanos().orElseThrow() + interval.preNanos();
        boolean iterations = interval.work().values().iterator().next().load() instanceof Load.Iterations;
        long recordingNanos = iterations ? ITERATIONS_NANOS : interval.recordingNanos();
        // One after the other, however late this machine is.
        at(recordingAt, () -> {
            chauffeur.accept(new RecordingStarted(interval.interval(), recordingAt));
            at(recordingAt + recordingNanos, () -> {
                if (iterations) {
                    chauffeur.accept(new RecordingEnded(interval.interval(), recordingNanos));
                }
                at(recordingAt + recordingNanos + interval.postNanos(), () -> done(interval, recordingNanos));
            });
        });
    }

    private void done(RunInterval interval, long recordingNanos) {
        Map<String, List<ClientInterval>> clients = new LinkedHashMap<>();
        interval.work().forEach((name, work) -> clients.put(name, List.of(client(name, work.load(), recordingNanos))));
        chauffeur.accept(new IntervalDone(interval.interval(), clients, conditions(recordingNanos)));
    }

    private ClientInterval client(String component, Load load, long recordingNanos) {
        double rate = load instanceof Load.Paced paced ? paced.transactionsPerSecond() : RATE;
        long transactions = Math.round(rate * recordingNanos / 1e9);
        boolean program = components.get(component) instanceof Program.Measured;
        String histogram = program ? "" : histogram(transactions);
        return new ClientInterval(
                1,
                0,
                recordingNanos,
                Measurement.of(50),
                0,
                Measurement.absent(Rates.NO_DEPTH),
                List.of(new TypeResult(
                        TYPE, transactions, 0, 8, histogram, load instanceof Load.Paced ? histogram : "")),
                List.of(new Figure("cache-hits", 12.5, "1/s")));
    }

    static String histogram(long transactions) {
        Histogram histogram = new Histogram(1, 3_600_000_000_000L, 3);
        histogram.recordValueWithCount(SERVICE_NANOS, transactions);
        return Histograms.encode(histogram);
    }

    private static Conditions conditions(long nanos) {
        return new Conditions(
                nanos,
                2,
                Measurement.of(0.4),
                Measurement.of(0.5),
                Measurement.of(60),
                Measurement.of(0.5),
                Measurement.of(0),
                Measurement.of(1.5),
                Measurement.of(0),
                Measurement.of(0),
                Measurement.of(0),
                Measurement.of(4096),
                Measurement.of(0));
    }

    @Override
    public void onEndRecording(EndRecording end) {}

    @Override
    public void onStopClients(StopClients stop) {
        stops.incrementAndGet();
        Map<String, List<ClientPeak>> peaks = new LinkedHashMap<>();
        components.forEach((name, program) -> {
            if (program instanceof Program.Driving) {
                peaks.put(name, List.of(new ClientPeak(1, Measurement.of(7 << 20))));
            }
        });
        components.clear();
        chauffeur.accept(new ClientsStopped(peaks));
    }

    @Override
    public void onRemoveFiles(RemoveFiles remove) {
        chauffeur.accept(new FilesRemoved(0, List.of()));
    }

    private void at(long nanos, Runnable task) {
        int before = stops.get();
        var unused = later.schedule(
                () -> {
                    if (stops.get() == before) {
                        task.run();
                    }
                },
                Math.max(0, nanos - System.nanoTime()),
                TimeUnit.NANOSECONDS);
    }
}
