package org.wattladder.model.environment;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything disclosed of a run.
 *
 * @param facts of the run
 * @param hosts systems under test in the order of the plan
 */
public record Environment(List<EnvironmentFact> facts, List<HostEnvironment> hosts) {
    private static final EnvironmentValue NOT_DECLARED = new EnvironmentValue.Absent("not declared");
    private static final EnvironmentValue NOT_FOUND = new EnvironmentValue.Absent("no Director can know it");

    public Environment {
        facts = List.copyOf(facts);
        hosts = List.copyOf(hosts);
    }

    /** Nothing is known, not even what is missing. */
    public static Environment unasked() {
        return new Environment(List.of(), List.of());
    }

    /** Whether anything was asked. */
    public boolean asked() {
        return !facts.isEmpty() || !hosts.isEmpty();
    }

    /**
     * What a user's file and the Directors say together: what the file knows holds, what it does not know is taken from
     * the machine.
     *
     * @param file the user's, or {@link #unasked()}
     * @param found what each Director found, by host, in the order of the plan
     */
    public static Environment join(Environment file, Map<String, List<EnvironmentFact>> found) {
        return new Environment(
                join(false, file.facts, List.of()),
                found.entrySet().stream()
                        .map(host -> new HostEnvironment(
                                host.getKey(), join(true, file.ofHost(host.getKey()), host.getValue())))
                        .toList());
    }

    private List<EnvironmentFact> ofHost(String host) {
        return hosts.stream()
                .filter(each -> each.host().equals(host))
                .findFirst()
                .map(HostEnvironment::facts)
                .orElse(List.of());
    }

    private static List<EnvironmentFact> join(boolean ofHost, List<EnvironmentFact> file, List<EnvironmentFact> found) {
        return EnvironmentKey.all(ofHost).stream()
                .map(key -> join(key, value(key, file), value(key, found).orElse(NOT_FOUND)))
                .toList();
    }

    private static EnvironmentFact join(EnvironmentKey key, Optional<EnvironmentValue> file, EnvironmentValue found) {
        EnvironmentValue known = file.filter(value -> value.asOptional().isPresent())
                .orElse(found.asOptional().isPresent() ? found : file.orElse(unknown(found)));
        return EnvironmentFact.of(key, known, found);
    }

    private static EnvironmentValue unknown(EnvironmentValue found) {
        return found.equals(NOT_FOUND) ? NOT_DECLARED : found;
    }

    private static Optional<EnvironmentValue> value(EnvironmentKey key, List<EnvironmentFact> facts) {
        return facts.stream()
                .filter(fact -> fact.key().filter(key::equals).isPresent())
                .map(EnvironmentFact::value)
                .findFirst();
    }
}
