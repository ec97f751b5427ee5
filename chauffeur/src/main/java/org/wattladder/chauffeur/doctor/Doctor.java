package org.wattladder.chauffeur.doctor;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.quiet.ClockGapProbe;
import org.wattladder.model.result.Measurement;

/** Examines this machine, in well under ten seconds unless it is very busy. */
public final class Doctor {
    private static final Duration LOAD_WINDOW = Duration.ofMillis(500);
    private static final Duration REHEARSAL = Duration.ofMillis(200);
    private static final Duration GAP_WINDOW = Duration.ofSeconds(1);
    private static final List<String> PINNING = List.of("taskset", "numactl");

    private final MachineFiles files;
    private final Programs programs;
    private final MeterProbe meters;
    private final ClockGapProbe gaps;
    private final Rest rest;

    /** Lets time pass. */
    @FunctionalInterface
    public interface Rest {
        /** Returns after this long. */
        void rest(Duration length) throws InterruptedException;
    }

    /** Takes what it looks at: files, programs, the meter daemon, the clock, and how to wait. */
    public Doctor(MachineFiles files, Programs programs, MeterProbe meters, ClockGapProbe gaps, Rest rest) {
        this.files = files;
        this.programs = programs;
        this.meters = meters;
        this.gaps = gaps;
        this.rest = rest;
    }

    /** Looks at everything, the quietness first, while nothing of ours is running. */
    public Diagnosis examine(SuiteCheck suite, Runtime.Version java, Path javaHome, int availableProcessors)
            throws InterruptedException {
        Cpus cpus = Cpus.read(files, availableProcessors);
        Quietness quietness = quietness(cpus);
        MeterProbe.Findings sources = meters.run();
        MemoryFigures memory = MemoryFigures.read(files);
        Verdict verdict = new Verdict(sources.verdicts());
        List<Diagnosis.Line> lines = new ArrayList<>();
        lines.add(new Diagnosis.Line("JDK", java + " in " + javaHome));
        lines.add(new Diagnosis.Line("CPUs", cpuSentence(cpus, verdict)));
        lines.add(new Diagnosis.Line("Memory", memorySentence(memory, verdict)));
        lines.add(new Diagnosis.Line("Pinning", pinningSentence(cpus, verdict)));
        lines.addAll(MeterLines.of(sources));
        lines.addAll(suite.examine(cpus, memory, verdict));
        lines.add(new Diagnosis.Line("Quiet", quietness.sentence()));
        verdict.warnIf(
                !quietness.quiet(), "It is not quiet enough for a rating: end other programs, or use another machine.");
        verdict.warnIf(!quietness.known(), "Nobody can tell how quiet it is.");
        return new Diagnosis(lines, verdict.sentences(), verdict.measurable(), suite.sound());
    }

    private Quietness quietness(Cpus cpus) throws InterruptedException {
        Optional<CpuTicks> before = CpuTicks.read(files);
        rest.rest(LOAD_WINDOW);
        Optional<CpuTicks> after = CpuTicks.read(files);
        Optional<Double> foreign = after.flatMap(later -> before.flatMap(later::foreignPercentSince));
        // The compiler's own threads would otherwise be what the first readings find.
        gaps.lostPercent(REHEARSAL, cpus.allowed().size());
        Measurement lost = gaps.lostPercent(GAP_WINDOW, cpus.allowed().size());
        return new Quietness(lost, foreign);
    }

    private String cpuSentence(Cpus cpus, Verdict verdict) {
        Optional<Double> quota = new ControlGroups(files).cpuQuota();
        boolean throttled = quota.isPresent() && quota.get() < cpus.allowed().size();
        verdict.warnIf(throttled, "A CPU quota throttles load while it is measured: lift it.");
        return cpus.allowed().size() + " allowed (" + cpus.text() + ") in " + counted(cpus.cores(), "core") + ", "
                + counted(cpus.sockets(), "socket") + ", " + counted(cpus.nodes(), "memory node")
                + quota.map(share -> "; quota of " + share + " CPUs").orElse("; no quota");
    }

    private static String memorySentence(MemoryFigures memory, Verdict verdict) {
        boolean swapped = memory.swapUsed().orElse(0L) > 0;
        verdict.warnIf(swapped, "Swap is in use, which disturbs every worklet: free memory first.");
        return Sizes.spoken(memory.available()) + " available of " + Sizes.spoken(memory.total())
                + (swapped ? "; " + Sizes.spoken(memory.swapUsed()) + " swapped out" : "; nothing swapped out");
    }

    private String pinningSentence(Cpus cpus, Verdict verdict) {
        boolean nodes = cpus.nodes() > 1;
        verdict.warnIf(
                programs.find(PINNING.get(0)).isEmpty(),
                "Clients cannot be pinned to CPUs: install taskset (package util-linux).");
        verdict.warnIf(
                nodes && programs.find(PINNING.get(1)).isEmpty(),
                "Clients cannot be kept on one memory node: install numactl.");
        return PINNING.stream()
                .map(name -> programs.find(name).map(Path::toString).orElse("no " + name))
                .reduce((first, second) -> first + ", " + second)
                .orElseThrow();
    }

    private static String counted(int number, String word) {
        return number + " " + word + (number == 1 ? "" : "s");
    }
}
