import java.io.BufferedOutputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.result.MeterFigures;
import org.wattladder.model.result.ClientPinning;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.*;
import org.wattladder.model.result.xml.ResultXml;

/** Makes the result of a run on many hosts out of a small one: the same worklets again and again, each client many times. */
final class LargeResult {
    private static final Random RANDOM = new Random(64);

    private LargeResult() {}

    /** Arguments: small result.xml, file to write, hosts, clients of each, worklets. */
    public static void main(String[] arguments) throws Exception {
        Path small = Path.of(arguments[0]);
        int hosts = Integer.parseInt(arguments[2]);
        int clients = Integer.parseInt(arguments[3]);
        int worklets = Integer.parseInt(arguments[4]);
        ResultXml xml = new ResultXml();
        RunResult result = xml.read(() -> Files.newInputStream(small), small.toString());
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(Path.of(arguments[1])))) {
            xml.write(enlarge(result, hosts, clients, worklets), out);
        }
    }

    private static RunResult enlarge(RunResult small, int hosts, int clients, int worklets) {
        List<WorkletPlan> plans = new ArrayList<>();
        List<WorkletResult> results = new ArrayList<>();
        for (int i = 0; i < worklets; i++) {
            int from = i % small.worklets().size();
            plans.add(small.plan().worklets().get(from));
            results.add(enlarge(small.worklets().get(from), hosts, clients));
        }
        MeterFacts meter = small.meters().get(0);
        RunPlan plan = small.plan();
        return new RunResult(
                small.run(), small.productVersion(), small.course(), new RunPlan(
                        plan.suite(), plan.seed(), plans, names("sut-", hosts).map(name -> new HostPlan(name, name, 7420, false)).toList(), IntStream.rangeClosed(1, hosts)
                                .mapToObj(host -> new MeterPlan(
                                        "power-" + host, "meters", 8000 + host, "", List.of(), 1000,
                                        List.of("sut-" + host), MeterRole.COUNTS, new RangePolicy.Unchanged()))
                                .toList(), List.of(), plan.score(), DisturbancePolicy.STRICT), names("sut-", hosts)
                        .map(name -> new HostResult(name, small.hosts().get(0).facts()))
                        .toList(), names("power-", hosts)
                        .map(name -> new MeterFacts(
                                name, meter.quantity(), meter.address(), meter.identity(), meter.tier(), meter.ranges(), meter.channels(), meter.clockOffsetMillis()))
                        .toList(), results, Environment.unasked());
    }

    private static WorkletResult enlarge(WorkletResult small, int hosts, int clients) {
        List<HostClient> launched = names("sut-", hosts)
                .flatMap(host -> IntStream.rangeClosed(1, clients)
                        .mapToObj(number -> client(host, number, small.clients().get(0))))
                .toList();
        return new WorkletResult(
                small.name(),
                launched,
                small.calibratedRate(),
                small.intervals().stream()
                        .map(interval -> enlarge(interval, launched, hosts))
                        .toList(),
                small.faults());
    }

    private static HostClient client(String host, int number, HostClient small) {
        ClientFacts facts = small.facts();
        String cpu = Integer.toString(number - 1);
        List<String> command = new ArrayList<>(facts.commandLine());
        command.set(2, cpu);
        return new HostClient(
                host,
                new ClientFacts(
                        number, 4000 + RANDOM.nextInt(60_000), facts.users(), new ClientPinning(cpu, cpu, facts.pinning().memoryNodes()), facts.memory(), facts.storage(), facts.javaVersion(), command),
                small.peakBytes());
    }

    private static IntervalResult enlarge(IntervalResult small, List<HostClient> launched, int hosts) {
        boolean idle = small.plan().idle();
        List<HostInterval> clients = small.clients().isEmpty()
                ? List.of()
                : launched.stream()
                        .map(client -> new HostInterval(
                                client.host(), client.facts().client(),
                                small.clients().get(0).transactions() + (idle ? 0 : RANDOM.nextInt(100)),
                                RANDOM.nextInt(3), 10_000 + RANDOM.nextInt(100_000),
                                small.window().nanos() + RANDOM.nextInt(50_000),
                                Measurement.of(95 + RANDOM.nextDouble())))
                        .toList();
        long transactions = clients.stream().mapToLong(HostInterval::transactions).sum();
        return new IntervalResult(
                small.plan(),
                new Window(
                        small.window().startedAt(),
                        small.window().nanos(),
                        names("sut-", hosts)
                                .map(host -> new HostStart(host, RANDOM.nextInt(1_000_000), 100_000))
                                .toList()),
                new Rates(
                        small.rates().target(),
                        clients.isEmpty() || idle
                                ? small.rates().actual()
                                : Measurement.of(clients.stream()
                                        .mapToDouble(client -> client.transactions() * 1e9 / client.recordingNanos())
                                        .sum()),
                        small.rates().achievedDepth()),
                small.power().meters().isEmpty() ? small.power() : power(small.power().meters().get(0), hosts),
                small.temperature(),
                names("sut-", hosts)
                        .map(host -> new HostConditions(host, conditions()))
                        .toList(),
                small.types().stream()
                        .map(type -> new TypeResult(
                                type.type(),
                                transactions / small.types().size()
                                        + (type == small.types().get(0) ? transactions % small.types().size() : 0),
                                type.bytesPerTransaction(),
                                type.serviceHistogram(), type.responseHistogram()))
                        .toList(),
                clients);
    }

    private static PowerResult power(MeterWindow small, int hosts) {
        List<MeterWindow> windows =
                names("power-", hosts).map(name -> window(name, small)).toList();
        double watts = windows.stream()
                .mapToDouble(window -> window.figures().average().asOptional().orElse(0))
                .sum();
        return new PowerResult(
                Measurement.of(watts), windows, List.of(),
                IntStream.range(0, hosts)
                        .mapToObj(host -> new HostPower("sut-" + (host + 1), windows.get(host).figures().average()))
                        .toList());
    }

    private static Conditions conditions() {
        Measurement none = Measurement.absent("absent.no-quota");
        return new Conditions(
                150_000_000_000L, 64, percent(), percent(), percent(), percent(), percent(), none, none, none,
                Measurement.of(0), Measurement.of(0), Measurement.of(0));
    }

    private static Measurement percent() {
        return Measurement.of(RANDOM.nextDouble());
    }

    private static MeterWindow window(String name, MeterWindow small) {
        double watts = small.figures().average().asOptional().orElse(50) + RANDOM.nextGaussian();
        return new MeterWindow(
                name, small.tier(), new MeterFigures(Measurement.of(watts), Measurement.of(watts - 1), Measurement.of(watts + 1), small.figures().spread(), small.figures().validSamples(), 0), small.measurement(), small.channels(), small.averageHumidityPercent(), small.clock(), List.of());
    }

    private static Stream<String> names(String prefix, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(number -> prefix + number);
    }
}
