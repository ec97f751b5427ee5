package org.wattladder.console.screen;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.archive.KnownMachines;
import org.wattladder.console.start.StoredEnvironments;
import org.wattladder.keys.Role;
import org.wattladder.keys.TrustedPeer;
import org.wattladder.keys.file.KeyFolder;
import org.wattladder.model.plan.HostPlan;

/**
 * Every machine there is: those of runs, those that were asked, and those whose key is trusted by name.
 *
 * @param archive with the runs
 * @param machines as the runs knew them
 * @param stored what machines said and people declared
 * @param keys with the Directors that are trusted
 */
public record HostList(Archive archive, KnownMachines machines, StoredEnvironments stored, KeyFolder keys) {

    /** All of them; those of the newest runs first. */
    public List<HostLine> all() throws IOException {
        List<IndexedRun> runs = archive.all();
        List<TrustedPeer> trusted = trusted();
        return names(runs, trusted).stream()
                .map(name -> line(name, runs, trusted))
                .toList();
    }

    /** The machine of this name. */
    public Optional<HostLine> named(String name) throws IOException {
        List<IndexedRun> runs = archive.all();
        List<TrustedPeer> trusted = trusted();
        return names(runs, trusted).contains(name) ? Optional.of(line(name, runs, trusted)) : Optional.empty();
    }

    /** The runs of a machine, newest first. */
    List<IndexedRun> runsOf(HostLine host) {
        return archive.known().stream()
                .filter(run -> machines.isOn(run, host.machine()))
                .toList();
    }

    private Set<String> names(List<IndexedRun> runs, List<TrustedPeer> trusted) throws IOException {
        Set<String> names = new LinkedHashSet<>();
        runs.forEach(run -> run.hosts().stream().map(machines::machine).forEach(names::add));
        stored.machines().stream().map(machines::machine).forEach(names::add);
        trusted.stream()
                .map(TrustedPeer::name)
                .filter(name -> name.indexOf('@') < 0)
                .map(machines::machine)
                .forEach(names::add);
        return names;
    }

    /** Where the Director of a machine listens, as an option says it; empty for one that is started for it. */
    public Optional<String> director(HostLine host) {
        if (host.here()) {
            return Optional.empty();
        }
        return Optional.of(host.last()
                .flatMap(last -> plan(last, host.machine()))
                .map(HostList::address)
                .orElse(host.machine()));
    }

    private static String address(HostPlan host) {
        return (host.address().contains(":") ? "[" + host.address() + "]" : host.address()) + ":" + host.port();
    }

    private static Optional<HostPlan> plan(RunLine run, String machine) {
        try {
            return PlanYaml.read(run.run().directory().resolve(RunDirectory.PLAN)).hosts().stream()
                    .filter(host -> host.name().equals(machine) && !host.local())
                    .findFirst();
        } catch (IOException | IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    private List<TrustedPeer> trusted() {
        try {
            return keys.trusted(Role.DIRECTOR).peers();
        } catch (IOException unreadable) {
            // A command that needs the keys says what is wrong with them.
            return List.of();
        }
    }

    private HostLine line(String name, List<IndexedRun> runs, List<TrustedPeer> trusted) {
        Optional<IndexedRun> last = machines.measuring(name)
                .or(() -> runs.stream().filter(run -> machines.isOn(run, name)).findFirst());
        return new HostLine(
                name,
                name.equals(machines.here()),
                last.map(RunLine::new),
                machines.facts(name),
                stored.knownAt(name),
                trusted.stream()
                        .filter(peer -> machines.machine(peer.name()).equals(name))
                        .map(peer -> peer.fingerprint().text())
                        .findFirst());
    }
}
