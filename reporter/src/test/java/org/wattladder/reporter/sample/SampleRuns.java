package org.wattladder.reporter.sample;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterIdentity;
import org.wattladder.model.result.MeterRanges;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.StorageDevice;
import org.wattladder.model.result.Termination;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.SampleHost;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;

/** Made-up results: a full run that is valid, a quick one with estimated watts, one that broke off. */
public final class SampleRuns {
    private static final Instant START = Instant.parse("2026-03-01T10:00:00.123Z");

    private SampleRuns() {}

    /** A full run without any finding. */
    public static RunResult full() {
        return run("20260301-100000-rating", SamplePlans.full(), EvidenceTier.ACCEPTED_ANALYZER);
    }

    /** The full run of a machine that is rated against another, by CPU alone. */
    public static RunResult scored() {
        RunResult full = full();
        return Altered.plan(full, full.plan().with(SampleReferences.tower(full.plan())));
    }

    /** The whole rating, scored against another machine. */
    public static RunResult rating() {
        RunResult rating = run("20260301-100000-rating", SamplePlans.rating(), EvidenceTier.ACCEPTED_ANALYZER);
        return Altered.plan(rating, rating.plan().with(SampleReferences.server(RunFigures.of(rating))));
    }

    /** A quick run with estimated watts and no sensor: complete and valid, with warnings. */
    public static RunResult quick() {
        return run("20260301-100000-rating-quick", SamplePlans.quick(), EvidenceTier.ESTIMATED);
    }

    /** A full run of storage worklets, one of which could not verify that its access was unbuffered. */
    public static RunResult storage() {
        return run("20260301-100000-storage", SamplePlans.storage(), EvidenceTier.ACCEPTED_ANALYZER);
    }

    /** A run of one kernel of memory bandwidth, on two clients. */
    public static RunResult bandwidth() {
        return run("20260301-100000-bandwidth", SamplePlans.bandwidth(), EvidenceTier.ACCEPTED_ANALYZER);
    }

    /** A run of kernels for ratios, on two clients. */
    public static RunResult ratios() {
        return run("20260301-100000-ratios", SamplePlans.ratios(), EvidenceTier.ACCEPTED_ANALYZER);
    }

    /** A run of systems of linear equations, on two clients. */
    public static RunResult equations() {
        return run("20260301-100000-equations", SamplePlans.equations(), EvidenceTier.ACCEPTED_ANALYZER);
    }

    /** A full run whose second worklet lost a client during the level at 67 %. */
    public static RunResult incomplete() {
        RunResult full = full();
        List<WorkletResult> worklets = new ArrayList<>(full.worklets().subList(0, 1));
        WorkletResult lu = full.worklets().get(1);
        worklets.add(new WorkletResult(
                lu.name(),
                lu.clients(),
                lu.calibratedRate(),
                lu.intervals().subList(0, 4),
                List.of(new Fault(
                        START.plusSeconds(2000),
                        Message.of("place.host", "sut"),
                        Message.of("fault.client-ended", 2, "4711", Message.of("exit.code", 137)),
                        List.of("OpenJDK 64-Bit Server VM warning: out of <memory>", "Killed")))));
        return new RunResult(
                "20260301-100000-rating-broken",
                full.productVersion(),
                RunCourse.uninterrupted(
                        full.course().startedAt(),
                        START.plusSeconds(2000),
                        Termination.aborted(Message.of(
                                "fault.worklet-aborted",
                                "lu",
                                Message.of("fault.client-ended", 2, "4711", Message.of("exit.code", 137))))),
                full.plan(),
                full.hosts(),
                full.meters(),
                worklets,
                Environment.unasked());
    }

    private static RunResult run(String name, RunPlan plan, EvidenceTier tier) {
        SampleMachine machine = new SampleMachine(plan, tier, START);
        List<WorkletResult> worklets =
                plan.worklets().stream().map(machine::run).toList();
        return new RunResult(
                name,
                "0.1.0",
                RunCourse.uninterrupted(START, machine.now(), Termination.ofComplete()),
                plan,
                List.of(new HostResult("sut", facts())),
                meters(plan, tier),
                worklets,
                Environment.unasked());
    }

    private static List<MeterFacts> meters(RunPlan plan, EvidenceTier tier) {
        List<MeterFacts> meters = new ArrayList<>();
        boolean analyzer = tier == EvidenceTier.ACCEPTED_ANALYZER;
        plan.meters()
                .forEach(meter -> meters.add(new MeterFacts(
                        meter.name(),
                        MeterFacts.Quantity.POWER,
                        "127.0.0.1:8888",
                        new MeterIdentity(
                                analyzer ? "YokogawaWT330" : "Wattladder-estimate",
                                analyzer ? "1.10.0" : "0.1.0",
                                analyzer
                                        ? "YokogawaWT330,1000,1,1,1,1,0,0,1,version=1.10.0,OS=Linux,mode=power"
                                        : "Wattladder-estimate,1000,1,0,0,0,0,0,1,version=0.1.0,OS=Linux,mode=power",
                                analyzer),
                        tier,
                        new MeterRanges(analyzer ? "Ranges,0,2.0,0,300.0" : "", analyzer ? "Ranges,0,2.0,0,300.0" : ""),
                        1,
                        Measurement.of(-0.25))));
        plan.sensors()
                .forEach(sensor -> meters.add(new MeterFacts(
                        sensor.name(),
                        MeterFacts.Quantity.TEMPERATURE,
                        "127.0.0.1:8889",
                        new MeterIdentity(
                                "PCsensor USB9097+DS18B20",
                                "1.10.0",
                                "PCsensor USB9097+DS18B20,5000,1,0,0,0,0,0,1,version=1.10.0,OS=Linux,mode=temperature",
                                false),
                        tier,
                        new MeterRanges("", ""),
                        1,
                        Measurement.absent("absent.clock-watched-too-shortly"))));
        return meters;
    }

    private static HostFacts facts() {
        return SampleHost.quiet()
                .withName("sut.example")
                .withOperatingSystem("Linux 6.1.0")
                .withProcessor("A Processor(R) X-2400 <2.4 GHz>")
                .withMemory(24L << 30, 22L << 30)
                .withJava("OpenJDK 64-Bit Server VM 17.0.15+6", "/usr/lib/jvm/java-17")
                .withDevices(
                        new StorageDevice("sda", "", 64L << 30, 30L << 30, "/", "ext4", true),
                        new StorageDevice("nvme0n1", "A Disk Mk 2", 480L << 30, 210L << 30, "/srv/data", "xfs", false))
                .facts();
    }
}
