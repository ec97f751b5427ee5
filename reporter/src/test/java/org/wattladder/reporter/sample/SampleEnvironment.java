package org.wattladder.reporter.sample;

import java.util.List;
import java.util.Map;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.environment.HostEnvironment;

/** A disclosure of the host {@code sut} in which everything that is needed is known, and one in which one thing differs. */
public final class SampleEnvironment {
    private static final EnvironmentValue UNKNOWN = new EnvironmentValue.Absent("not declared");

    private SampleEnvironment() {}

    public static Environment complete() {
        return new Environment(facts(false), List.of(new HostEnvironment("sut", facts(true))));
    }

    /** The complete one, with this fact as given. */
    public static Environment with(EnvironmentKey key, EnvironmentValue value, EnvironmentValue found) {
        Environment complete = complete();
        return new Environment(
                replace(complete.facts(), key, value, found),
                List.of(new HostEnvironment(
                        "sut", replace(complete.hosts().get(0).facts(), key, value, found))));
    }

    /** One in which these facts are declared; no other number of the hardware and the memory is known. */
    public static Environment declaring(Map<EnvironmentKey, String> texts) {
        return new Environment(
                facts(false),
                List.of(new HostEnvironment(
                        "sut",
                        facts(true).stream().map(fact -> declared(fact, texts)).toList())));
    }

    private static EnvironmentFact declared(EnvironmentFact fact, Map<EnvironmentKey, String> texts) {
        EnvironmentKey key = fact.key().orElseThrow();
        EnvironmentValue value = texts.containsKey(key) ? new EnvironmentValue.Declared(texts.get(key)) : UNKNOWN;
        return EnvironmentFact.of(key, value, UNKNOWN);
    }

    private static List<EnvironmentFact> replace(
            List<EnvironmentFact> facts, EnvironmentKey key, EnvironmentValue value, EnvironmentValue found) {
        return facts.stream()
                .map(fact -> fact.key().orElseThrow() == key ? EnvironmentFact.of(key, value, found) : fact)
                .toList();
    }

    private static List<EnvironmentFact> facts(boolean ofHost) {
        return EnvironmentKey.all(ofHost).stream().map(SampleEnvironment::fact).toList();
    }

    private static EnvironmentFact fact(EnvironmentKey key) {
        EnvironmentValue value = !key.isNeeded()
                ? UNKNOWN
                : key.group().ofHost()
                        ? new EnvironmentValue.Discovered("2 <" + key.label() + ">")
                        : new EnvironmentValue.Declared("the " + key.label());
        return EnvironmentFact.of(key, value, key.group().ofHost() ? value : UNKNOWN);
    }
}
