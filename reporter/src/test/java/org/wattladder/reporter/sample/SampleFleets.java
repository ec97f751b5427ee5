package org.wattladder.reporter.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.HostPower;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.Window;
import org.wattladder.model.result.WorkletResult;

/** The full run on several hosts, each a little slower than the one before it. */
public final class SampleFleets {
    private static final double SLOWER = 0.002;

    private SampleFleets() {}

    /** A run of hosts {@code node-1}, {@code node-2} and so on, all measured by one meter, the first also alone. */
    public static RunResult of(int count) {
        RunResult single = SampleRuns.full();
        List<String> names = IntStream.rangeClosed(1, count)
                .mapToObj(number -> "node-" + number)
                .toList();
        RunPlan plan = single.plan();
        RunResult fleet = Altered.plan(
                single,
                new RunPlan(
                        plan.suite(),
                        plan.seed(),
                        plan.worklets(),
                        names.stream()
                                .map(name -> new HostPlan(name, "192.0.2.1", 7420, false))
                                .toList(),
                        plan.meters(),
                        plan.sensors(),
                        plan.score(),
                        DisturbancePolicy.STRICT));
        fleet = Altered.hosts(
                fleet,
                names.stream()
                        .map(name -> new HostResult(name, single.hosts().get(0).facts()))
                        .toList());
        return Altered.worklets(
                fleet,
                single.worklets().stream()
                        .map(worklet -> worklet(worklet, names))
                        .toList());
    }

    private static WorkletResult worklet(WorkletResult single, List<String> names) {
        double together = 0;
        for (int place = 0; place < names.size(); place++) {
            together += factor(place);
        }
        double times = together;
        return new WorkletResult(
                single.name(),
                names.stream()
                        .flatMap(name -> single.clients().stream()
                                .map(client -> new HostClient(name, client.facts(), client.peakBytes())))
                        .toList(),
                times(single.calibratedRate(), times),
                single.intervals().stream()
                        .map(interval -> interval(interval, names, times))
                        .toList(),
                single.faults());
    }

    private static IntervalResult interval(IntervalResult single, List<String> names, double times) {
        List<HostInterval> clients = new ArrayList<>();
        List<HostStart> starts = new ArrayList<>();
        List<HostConditions> conditions = new ArrayList<>();
        List<HostPower> powers = new ArrayList<>();
        for (int place = 0; place < names.size(); place++) {
            String name = names.get(place);
            double factor = factor(place);
            single.clients()
                    .forEach(client -> clients.add(new HostInterval(
                            name,
                            client.client(),
                            Math.round(client.transactions() * factor),
                            client.unfinished(),
                            client.startDelayNanos(),
                            client.recordingNanos(),
                            client.processorPercent())));
            starts.add(new HostStart(name, 140_000L * place, 60_000));
            double lostAfter = 0.5 + 0.2 * place;
            single.conditions()
                    .forEach(host -> conditions.add(new HostConditions(
                            name, host.facts().withLost(host.facts().lostBeforePercent(), Measurement.of(lostAfter)))));
            powers.add(new HostPower(
                    name,
                    place == 0
                            ? times(single.power().averageWatts(), 1 / times)
                            : Measurement.absent("absent.measured-together", "wall")));
        }
        return new IntervalResult(
                single.plan(),
                new Window(
                        single.window().startedAt(),
                        single.window().nanos(),
                        single.plan().untimed() ? List.of() : starts),
                new Rates(
                        times(single.rates().target(), times),
                        times(single.rates().actual(), times),
                        single.rates().achievedDepth()),
                new PowerResult(single.power().averageWatts(), single.power().meters(), List.of(), powers),
                single.temperature(),
                conditions,
                single.types().stream().map(type -> times(type, times)).toList(),
                clients);
    }

    private static double factor(int place) {
        return 1 - SLOWER * place;
    }

    private static Measurement times(Measurement single, double times) {
        return single.asOptional().isPresent()
                ? Measurement.of(single.asOptional().getAsDouble() * times)
                : single;
    }

    private static TypeResult times(TypeResult single, double times) {
        return new TypeResult(
                single.type(),
                Math.round(single.transactions() * times),
                single.bytesPerTransaction(),
                single.serviceHistogram(),
                single.responseHistogram());
    }
}
