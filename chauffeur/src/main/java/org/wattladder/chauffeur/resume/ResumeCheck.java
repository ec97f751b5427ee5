package org.wattladder.chauffeur.resume;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.StorageDevice;

/** Holds hosts, meters and environment to those that a run began with; what varies by itself is passed over. */
final class ResumeCheck {
    private static final String NOTHING = "nothing";

    private ResumeCheck() {}

    /** What is not as it was. */
    record Difference(String what, String before, String now) {}

    static Optional<Difference> find(
            RunSoFar before,
            List<HostResult> hosts,
            List<MeterFacts> meters,
            Map<String, List<EnvironmentFact>> environment) {
        return first(hosts(before.hosts(), hosts))
                .or(() -> first(meters(before.meters(), meters)))
                .or(() -> environment(before.environment(), environment));
    }

    private static Map<String, String[]> hosts(List<HostResult> before, List<HostResult> now) {
        Map<String, String[]> pairs = new LinkedHashMap<>();
        for (HostResult host : before) {
            Optional<HostFacts> found = now.stream()
                    .filter(each -> each.name().equals(host.name()))
                    .map(HostResult::facts)
                    .findFirst();
            facts().forEach((name, fact) -> pairs.put(
                    name + " of host " + host.name(),
                    pair(
                            String.valueOf(fact.apply(host.facts())),
                            found.map(fact).map(String::valueOf))));
        }
        return pairs;
    }

    private static Map<String, Function<HostFacts, Object>> facts() {
        Map<String, Function<HostFacts, Object>> facts = new LinkedHashMap<>();
        facts.put("name", HostFacts::hostName);
        facts.put("operating system", HostFacts::operatingSystem);
        facts.put("architecture", HostFacts::architecture);
        facts.put("processor", each -> each.processors().model());
        facts.put("number of sockets", each -> each.processors().sockets());
        facts.put("number of cores", each -> each.processors().cores());
        facts.put("number of logical CPUs", each -> each.processors().logicalCpus());
        facts.put("CPUs allowed", each -> each.processors().allowedCpus());
        facts.put("number of memory nodes", each -> each.processors().numaNodes());
        facts.put("memory in bytes", each -> each.memory().installedBytes());
        facts.put("CPU quota", each -> each.processors().quota());
        facts.put("JVM", each -> each.java().version());
        facts.put("program (sha256 of the Director's jars)", each -> each.java().programDigest());
        facts.put(
                "storage devices",
                host -> host.devices().stream()
                        .map(device -> device.boot() + " " + words(device))
                        .sorted()
                        .toList());
        return facts;
    }

    private static String words(StorageDevice device) {
        return String.join(" ", device.name(), device.model(), device.fileSystem(), device.mountPoint()) + " "
                + device.sizeBytes();
    }

    private static Map<String, String[]> meters(List<MeterFacts> before, List<MeterFacts> now) {
        Map<String, Function<MeterFacts, Object>> facts = new LinkedHashMap<>();
        facts.put("device", each -> each.identity().device());
        facts.put("identity", each -> each.identity().line());
        facts.put("daemon's version", each -> each.identity().daemonVersion());
        facts.put("quantity", MeterFacts::quantity);
        facts.put("evidence", meter -> meter.tier().label());
        facts.put("number of channels", MeterFacts::channels);
        Map<String, String[]> pairs = new LinkedHashMap<>();
        for (MeterFacts meter : before) {
            Optional<MeterFacts> found = now.stream()
                    .filter(each -> each.name().equals(meter.name()))
                    .findFirst();
            facts.forEach((name, fact) -> pairs.put(
                    name + " of meter " + meter.name(),
                    pair(String.valueOf(fact.apply(meter)), found.map(fact).map(String::valueOf))));
        }
        return pairs;
    }

    private static Optional<Difference> environment(
            Optional<Environment> before, Map<String, List<EnvironmentFact>> now) {
        Map<String, String[]> pairs = new LinkedHashMap<>();
        for (HostEnvironment host : before.map(Environment::hosts).orElse(List.of())) {
            Map<String, String> found = new LinkedHashMap<>();
            now.getOrDefault(host.host(), List.of())
                    .forEach(fact ->
                            found.put(name(fact), fact.value().asOptional().orElse(NOTHING)));
            // Who looks may come and go.
            host.facts().stream()
                    .filter(fact ->
                            fact.key().filter(EnvironmentKey.CONSOLE::equals).isEmpty())
                    .forEach(fact -> fact.found()
                            .asOptional()
                            .ifPresent(text -> pairs.put(
                                    name(fact) + " of host " + host.host(),
                                    pair(text, Optional.ofNullable(found.get(name(fact)))))));
        }
        return first(pairs);
    }

    private static String name(EnvironmentFact fact) {
        return fact.group() + "." + fact.name();
    }

    private static String[] pair(String before, Optional<String> now) {
        return new String[] {before, now.orElse(NOTHING)};
    }

    private static Optional<Difference> first(Map<String, String[]> pairs) {
        return pairs.entrySet().stream()
                .filter(pair -> !pair.getValue()[0].equals(pair.getValue()[1]))
                .map(pair -> new Difference(pair.getKey(), pair.getValue()[0], pair.getValue()[1]))
                .findFirst();
    }
}
