package org.wattladder.chauffeur.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wattladder.chauffeur.agents.HostSurvey;
import org.wattladder.model.result.HostFacts;

/** Puts together what a Director and the meter daemon say of this machine, and what a suite takes. */
public final class Doctor {
    private static final List<String> PINNING = List.of("taskset", "numactl");

    private final MeterProbe meters;
    private final Optional<String> javaFrom;

    /** Takes the meter daemon, and where the launcher found the JDK, which it says in a word or three. */
    public Doctor(MeterProbe meters, Optional<String> javaFrom) {
        this.meters = meters;
        this.javaFrom = javaFrom;
    }

    /** Weighs everything; asks the meter daemon, which takes a second or two. */
    public Diagnosis examine(SuiteCheck suite, HostSurvey.Examination machine) throws InterruptedException {
        HostFacts facts = machine.facts();
        Quietness quietness = Quietness.of(machine.seen().conditions());
        MeterProbe.Findings sources = meters.run();
        DoctorVerdict verdict = new DoctorVerdict(sources.verdicts());
        List<Diagnosis.Line> lines = new ArrayList<>();
        lines.add(new Diagnosis.Line(
                "JDK",
                facts.java().version() + " in " + facts.java().home()
                        + javaFrom.map(from -> ", from " + from).orElse("")));
        lines.add(new Diagnosis.Line("CPUs", cpuSentence(machine, verdict)));
        lines.add(new Diagnosis.Line("Memory", memorySentence(machine, verdict)));
        lines.add(new Diagnosis.Line("Pinning", pinningSentence(machine, verdict)));
        lines.addAll(MeterLines.of(sources));
        lines.addAll(suite.examine(machine, verdict));
        lines.add(new Diagnosis.Line("Quiet", quietness.sentence()));
        verdict.warnIf(
                !quietness.quiet(), "It is not quiet enough for a rating: end other programs, or use another machine.");
        verdict.warnIf(!quietness.known(), "How quiet it is cannot be read here.");
        return new Diagnosis(verdict.sentences(), verdict.measurable(), suite.sound(), lines);
    }

    private static String cpuSentence(HostSurvey.Examination machine, DoctorVerdict verdict) {
        HostFacts facts = machine.facts();
        int allowed = machine.seen().allowedCpus();
        double quota = facts.processors().quota().asOptional().orElse(allowed);
        verdict.warnIf(quota < allowed, "A CPU quota throttles load while it is measured: lift it.");
        return allowed + " allowed (" + facts.processors().allowedCpus() + ") in "
                + counted(facts.processors().cores(), "core") + ", "
                + counted(facts.processors().sockets(), "socket") + ", "
                + counted(facts.processors().numaNodes(), "memory node")
                + (facts.processors().quota().asOptional().isPresent()
                        ? String.format(Locale.ROOT, "; quota of %s CPUs", quota)
                        : "; no quota");
    }

    private static String memorySentence(HostSurvey.Examination machine, DoctorVerdict verdict) {
        long swapped =
                (long) machine.seen().conditions().swapUsedBytes().asOptional().orElse(0);
        verdict.warnIf(swapped > 0, "Swap is in use, which disturbs every worklet: free memory first.");
        return Sizes.spoken(machine.facts().memory().availableBytes()) + " available of "
                + Sizes.spoken(machine.facts().memory().installedBytes())
                + (swapped > 0 ? "; " + Sizes.spoken(swapped) + " swapped out" : "; nothing swapped out");
    }

    private static String pinningSentence(HostSurvey.Examination machine, DoctorVerdict verdict) {
        List<String> found = new ArrayList<>();
        for (String name : PINNING) {
            Optional<String> path = machine.seen().pinning().stream()
                    .filter(each -> Path.of(each).endsWith(name))
                    .findFirst();
            found.add(path.orElse("no " + name));
        }
        verdict.warnIf(
                found.get(0).startsWith("no "),
                "Clients cannot be pinned to CPUs: install taskset (package util-linux), or let the container allow it.");
        verdict.warnIf(
                machine.facts().processors().numaNodes() > 1 && found.get(1).startsWith("no "),
                "Clients cannot be kept on one memory node: install numactl.");
        return String.join(", ", found);
    }

    private static String counted(int number, String word) {
        return number + " " + word + (number == 1 ? "" : "s");
    }
}
