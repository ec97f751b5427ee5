package org.wattladder.chauffeur.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.HdrHistogram.Histogram;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.link.DirectorLink;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.chauffeur.link.HostEvent;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.ClientPeak;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
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
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RemoveFiles;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.model.wire.StopClients;
import org.wattladder.model.wire.Welcome;

/** Answers as asked and as soon as it can: unpaced it completes 1000 transactions per second, paced what the target says. */
class SteadyDirector implements DirectorLink, DirectorCommand.Handler {
    static final double FULL_RATE = 1000;
    static final long ITERATIONS_NANOS = 300_000_000L;
    private static final long SERVICE_NANOS = 100_000;

    final List<DirectorCommand<?>> received = new ArrayList<>();
    List<String> obstacles = List.of();
    private final String host;
    private final EventQueue events;
    private final TimeSource clock = TimeSource.system();
    private final AtomicInteger stopped = new AtomicInteger();

    SteadyDirector(String host, EventQueue events) {
        this.host = host;
        this.events = events;
    }

    final void say(DirectorEvent event) {
        events.put(new HostEvent.Arrived(host, event));
    }

    /** Does it once its clock says so, unless the clients are stopped before. */
    private void at(long nanos, Runnable task) {
        int times = stopped.get();
        CompletableFuture.delayedExecutor(nanos - clock.nanoTime(), TimeUnit.NANOSECONDS)
                .execute(() -> {
                    if (stopped.get() == times) {
                        task.run();
                    }
                });
    }

    final void vanish() {
        events.put(new HostEvent.Lost(host, Message.of("fault.director-closed")));
    }

    @Override
    public String host() {
        return host;
    }

    @Override
    public void send(DirectorCommand<?> command) {
        received.add(command);
        command.handle(this);
    }

    @Override
    public void onHello(Hello hello) {
        say(new Welcome(
                hello.productVersion(), hello.protocolVersion(), hello.catalogueDigest(), SampleJournal.hostFacts()));
    }

    @Override
    public void onAskClock(AskClock ask) {
        say(new ClockTold(clock.nanoTime()));
    }

    @Override
    public void onDiscover(Discover discover) {
        say(new EnvironmentFound(List.of()));
    }

    @Override
    public void onExamine(Examine examine) {
        say(new Examined(Conditions.unknown("absent.not-looked-at"), 2, List.of()));
    }

    @Override
    public void onConsider(Consider consider) {
        say(new Considered(obstacles, List.of()));
    }

    @Override
    public void onPrepare(Prepare prepare) {
        say(new Prepared(
                List.of(new ComponentFacts.Clients(ComponentPlan.WORKLET, List.of(SampleJournal.clientFacts())))));
    }

    @Override
    public void onRunInterval(RunInterval interval) {
        answer(interval, done(interval, client(interval, rate(load(interval)))));
    }

    /** Begins, records and ends when it is time to. */
    final void answer(RunInterval interval, IntervalDone done) {
        RecordingStarted started = started(interval);
        long endNanos = started.atNanos() + recordingNanos(interval);
        // One after the other, however late this machine is.
        at(started.atNanos(), () -> {
            say(started);
            at(endNanos, () -> {
                if (load(interval) instanceof Load.Iterations) {
                    say(new RecordingEnded(interval.interval(), ITERATIONS_NANOS));
                }
                at(endNanos + interval.postNanos(), () -> say(done));
            });
        });
    }

    private static long recordingNanos(RunInterval interval) {
        return load(interval) instanceof Load.Iterations ? ITERATIONS_NANOS : interval.recordingNanos();
    }

    @Override
    public void onEndRecording(EndRecording end) {}

    @Override
    public void onStopClients(StopClients stop) {
        stopped.incrementAndGet();
        say(new ClientsStopped(Map.of(worklet(), List.of(new ClientPeak(1, Measurement.of(7 << 20))))));
    }

    @Override
    public void onRemoveFiles(RemoveFiles remove) {
        say(new FilesRemoved(0, List.of()));
    }

    @Override
    public void close() {}

    static RecordingStarted started(RunInterval interval) {
        return new RecordingStarted(interval.interval(), interval.startNanos().orElseThrow() + interval.preNanos());
    }

    final ClientInterval client(RunInterval interval, double rate) {
        long transactions = Math.round(rate * recordingNanos(interval) / 1e9);
        Histogram times = new Histogram(3);
        times.recordValueWithCount(SERVICE_NANOS, transactions);
        String histogram = Histograms.encode(times);
        return new ClientInterval(
                1,
                0,
                recordingNanos(interval),
                Measurement.of(50),
                0,
                List.of(new TypeResult(
                        "factorise",
                        transactions,
                        0,
                        histogram,
                        load(interval) instanceof Load.Paced ? histogram : "")));
    }

    /** What the clients shall do. */
    static Load load(RunInterval interval) {
        return interval.work().values().iterator().next().load();
    }

    /** The end of an interval with one client, around which nothing was looked at. */
    final IntervalDone done(RunInterval interval, ClientInterval client) {
        return new IntervalDone(
                interval.interval(),
                Map.of(worklet(), List.of(client)),
                Conditions.unknown("absent.the-director-did-not-look"));
    }

    private String worklet() {
        return Prepare.component(host, ComponentPlan.WORKLET);
    }

    static double rate(Load load) {
        return load instanceof Load.Paced paced ? paced.transactionsPerSecond() : FULL_RATE;
    }
}
