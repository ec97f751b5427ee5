package org.wattladder.reporter.verify.raw;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wattladder.model.archive.SamplesPart;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.ClockStep;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.HostServer;
import org.wattladder.model.result.Interruption;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.verify.difference.Differs;

/** What the records of a journal come to. */
public final class RawJournal {
    /** Why a run ended that could not say so. */
    private static final Set<Message> CUT_OFF =
            Set.of(Message.of("fault.chauffeur-ended"), Message.of("fault.chauffeur-restarted"));

    private final List<HostResult> hosts = new ArrayList<>();
    private final List<MeterFacts> meters = new ArrayList<>();
    private final SortedMap<Integer, RawWorklet> worklets = new TreeMap<>();
    private Optional<Start> start = Optional.empty();
    private Optional<Termination> end = Optional.empty();
    private Environment environment = Environment.unasked();
    private Instant last = Instant.EPOCH;
    private final List<Interruption> interruptions = new ArrayList<>();
    private final List<ClockStep> clockSteps = new ArrayList<>();
    private final List<SamplesPart> samples = new ArrayList<>();
    private final List<RawStep> steps = new ArrayList<>();

    /** The first record. */
    record Start(String run, String productVersion, Instant at, String planHash) {}

    /** One worklet of a journal. */
    static final class RawWorklet {
        boolean started;
        final List<HostClient> clients = new ArrayList<>();
        final List<HostServer> servers = new ArrayList<>();
        final List<IntervalResult> intervals = new ArrayList<>();
        final SortedMap<Integer, IntervalPlan> missing = new TreeMap<>();
        final List<Fault> faults = new ArrayList<>();
        final List<DiscardedInterval> discards = new ArrayList<>();
        Measurement calibratedRate = Measurement.absent("absent.not-calibrated");

        void peak(String host, int copy, int client, Measurement bytes) {
            clients.replaceAll(known -> known.host().equals(host)
                            && known.copy() == copy
                            && known.facts().client() == client
                    ? known.with(bytes)
                    : known);
        }
    }

    RawJournal() {}

    /** Its records, in order. */
    public List<RawStep> steps() {
        return List.copyOf(steps);
    }

    /** SHA-256 of the plan that the run began with. */
    public String planHash() throws Differs {
        return begun().planHash();
    }

    /** Whether its last record is the end of the run. */
    public boolean ended() {
        return end.isPresent();
    }

    /** Whether the run ended with nothing left to resume. */
    boolean complete() {
        return end.filter(Termination::complete).isPresent();
    }

    /** Whether the run left what it discloses as a file: it is written once all hosts have joined. */
    public boolean disclosed() {
        return environment.asked() && ended() && (complete() || !hosts.isEmpty());
    }

    /** What was disclosed of the run; {@link Environment#unasked()} when the journal does not tell. */
    public Environment environment() {
        return environment;
    }

    /** The parts of {@code samples.csv} in the order of the file; none in a journal of an earlier version. */
    public List<SamplesPart> samples() {
        return List.copyOf(samples);
    }

    /** What {@code result.xml} has to hold. */
    public RunResult result(RunPlan plan) throws Differs {
        try {
            return joined(plan);
        } catch (IllegalArgumentException impossible) {
            throw Differs.file(JournalText.FILE, "says what no run has: " + impossible.getMessage());
        }
    }

    private RunResult joined(RunPlan plan) throws Differs {
        List<WorkletResult> results = new ArrayList<>();
        for (int place = 0; place < plan.worklets().size(); place++) {
            RawWorklet worklet = worklets.get(place);
            if (worklet != null) {
                results.add(new WorkletResult(
                        plan.worklets().get(place).name(),
                        worklet.clients,
                        worklet.servers,
                        worklet.calibratedRate,
                        worklet.intervals,
                        List.copyOf(worklet.missing.values()),
                        worklet.faults,
                        worklet.discards));
            }
        }
        return new RunResult(
                begun().run(),
                begun().productVersion(),
                new RunCourse(
                        begun().at(),
                        last,
                        end.orElse(Termination.aborted(Message.of("fault.chauffeur-ended"))),
                        interruptions,
                        clockSteps),
                plan,
                hosts,
                meters,
                results,
                environment);
    }

    private Start begun() throws Differs {
        return start.orElseThrow(() -> Differs.file(JournalText.FILE, "does not say when the run began"));
    }

    /** Whether the start of the run was read. */
    boolean begins() {
        return start.isPresent();
    }

    void begin(Start record) {
        start = Optional.of(record);
        last = record.at();
    }

    /** What went wrong before the run went on belongs to the interruption. */
    void resume(Instant at, Instant brokenOffAt, Message after, Message cause) {
        if (!brokenOffAt.equals(last)) {
            throw new IllegalArgumentException("the run was aborted at " + last + ", not at " + brokenOffAt);
        }
        boolean told = end.isPresent()
                ? cause.equals(end.get().reason().orElse(Message.of("run-incomplete.unknown")))
                : CUT_OFF.contains(cause);
        if (!told) {
            throw new IllegalArgumentException("the run was aborted for another reason");
        }
        List<Fault> faults = new ArrayList<>();
        for (RawWorklet worklet : worklets.values()) {
            faults.addAll(worklet.faults);
            worklet.faults.clear();
        }
        interruptions.add(new Interruption(brokenOffAt, at, after, cause, faults));
        end = Optional.empty();
        last = at;
    }

    ClockStep step(ClockStep step) {
        clockSteps.add(step);
        return step;
    }

    void write(SamplesPart part) {
        samples.add(part);
    }

    void join(HostResult host) {
        hosts.add(host);
    }

    void know(Environment disclosed) {
        environment = disclosed;
    }

    void join(MeterFacts meter) {
        meters.add(meter);
    }

    RawWorklet worklet(int place) {
        return worklets.computeIfAbsent(place, unused -> new RawWorklet());
    }

    void reach(Instant moment) {
        last = moment;
    }

    void end(Instant at, Termination termination) {
        end = Optional.of(termination);
        last = at;
    }

    void add(RawStep step) {
        steps.add(step);
    }
}
