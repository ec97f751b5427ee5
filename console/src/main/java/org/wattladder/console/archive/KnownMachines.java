package org.wattladder.console.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.journal.JournalEnds;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostResult;

/** Machines as the runs of the archive knew them; no machine is asked. */
public final class KnownMachines {
    private static final Pattern LOOPBACK = Pattern.compile("(localhost|127\\.0\\.0\\.1|\\[?::1\\]?)(:\\d+)?");

    private final Archive archive;
    private final String here;

    /** Those of this archive. */
    public KnownMachines(Archive archive) {
        this.archive = archive;
        try {
            this.here = PlanReader.hosts(List.of()).get(0).name();
        } catch (ConfigProblems none) {
            throw new IllegalStateException(none);
        }
    }

    /** The name of the machine that the console runs on. */
    public String here() {
        return here;
    }

    /** The machine that a run calls so: the usual names of loopback are the one that the console runs on. */
    public String machine(String name) {
        return LOOPBACK.matcher(name).matches() ? here : name;
    }

    /** Whether a run measures this machine, by whatever name. */
    public boolean isOn(IndexedRun run, String machine) {
        return run.hosts().stream().map(this::machine).anyMatch(machine::equals);
    }

    /** The run that measures this machine now, as it was when the results were last looked at. */
    public Optional<IndexedRun> measuring(String machine) {
        return archive.known().stream()
                .filter(run -> run.state() instanceof RunState.Running && isOn(run, machine))
                .findFirst();
    }

    /** What the newest run that tells anything knew of a machine. */
    public Optional<HostFacts> facts(String machine) {
        return archive.known().stream()
                .filter(run -> isOn(run, machine))
                .flatMap(run -> joined(run).stream())
                .filter(host -> machine(host.name()).equals(machine))
                .map(HostResult::facts)
                .findFirst();
    }

    /** Of all these machines, or empty when one is not known. */
    public Optional<List<HostFacts>> facts(List<HostPlan> machines) {
        List<HostFacts> facts = machines.stream()
                .flatMap(host -> facts(machine(host.name())).stream())
                .toList();
        return facts.size() == machines.size() ? Optional.of(facts) : Optional.empty();
    }

    private static List<HostResult> joined(IndexedRun run) {
        Path journal = run.directory().resolve(RunDirectory.JOURNAL);
        try {
            return JournalEnds.hosts(journal);
        } catch (IOException imported) {
            // A run without a journal says nothing of its machines here.
            return List.of();
        }
    }
}
