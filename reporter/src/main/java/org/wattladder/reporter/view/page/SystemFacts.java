package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.StorageDevice;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.table.Cells;

/** What was rated, and who says so: the disclosed facts that stand on top, and the sums over all hosts. */
public final class SystemFacts {
    private static final String BETWEEN = "; ";

    /** Facts of the whole that name a machine. */
    private static final int TELLING = 4;

    private SystemFacts() {}

    /** The facts that name the system and the test; none when nothing was disclosed. */
    static List<Fact> declared(RunResult result) {
        if (!result.environment().asked()) {
            return List.of();
        }
        boolean rating = result.plan().suite().mode() == RunMode.RATING;
        List<Fact> facts = new ArrayList<>();
        add(facts, rating, Message.of("fact.system"), values(result, EnvironmentKey.VENDOR, EnvironmentKey.MODEL));
        add(facts, rating, Message.of("fact.processor"), values(result, EnvironmentKey.CPU_MODEL));
        addDeclared(facts, rating, result, EnvironmentKey.SPONSOR);
        addDeclared(facts, rating, result, EnvironmentKey.TESTED_BY);
        addDeclared(facts, rating, result, EnvironmentKey.LOCATION);
        addDeclared(facts, rating, result, EnvironmentKey.TEST_DATE);
        addDeclared(facts, rating, result, EnvironmentKey.HARDWARE_AVAILABLE);
        addDeclared(facts, rating, result, EnvironmentKey.SOFTWARE_AVAILABLE);
        return List.copyOf(facts);
    }

    /** The hosts by name, then the declared model, else the processors: what tells one machine from another. */
    public static List<Text> named(RunResult result) {
        List<Text> named = new ArrayList<>();
        result.systems().forEach(host -> named.add(new Name(host.name())));
        Optional<String> model = values(result, EnvironmentKey.VENDOR, EnvironmentKey.MODEL);
        String processors = distinct(
                result.systems().stream().map(HostResult::facts).toList(),
                each -> each.processors().model());
        if (model.isPresent() || !processors.isBlank()) {
            named.add(new Name(model.orElse(processors)));
        }
        return List.copyOf(named);
    }

    /** What is declared, and else or besides what Directors found of processors, memory and operating system. */
    public static List<Fact> machine(RunResult result) {
        List<Fact> facts = new ArrayList<>(declared(result));
        List<Text> named = facts.stream().map(Fact::name).toList();
        totals(result).stream()
                .limit(TELLING)
                .filter(fact -> !named.contains(fact.name()))
                .forEach(facts::add);
        return List.copyOf(facts);
    }

    /** Sums and common facts of every system under test whose Director answered; none when none did. */
    static List<Fact> totals(RunResult result) {
        List<HostFacts> hosts = result.systems().stream().map(HostResult::facts).toList();
        if (hosts.isEmpty()) {
            return List.of();
        }
        List<StorageDevice> devices =
                hosts.stream().flatMap(host -> host.devices().stream()).toList();
        List<Fact> facts = new ArrayList<>();
        if (hosts.size() > 1) {
            facts.add(Fact.of("fact.hosts", hosts.size()));
        }
        facts.add(Fact.of(
                "fact.processor", distinct(hosts, each -> each.processors().model())));
        facts.add(Fact.of(
                "fact.sockets",
                List.of(
                        sum(hosts, each -> each.processors().sockets()),
                        sum(hosts, each -> each.processors().cores()),
                        sum(hosts, each -> each.processors().logicalCpus()))));
        facts.add(Fact.of(
                "fact.memory",
                Cells.bytes(hosts.stream()
                        .mapToLong(each -> each.memory().installedBytes())
                        .sum())));
        facts.add(Fact.of("fact.storage-devices", devices.isEmpty() ? Message.of("word.none-found") : bySize(devices)));
        facts.add(Fact.of("fact.operating-system", distinct(hosts, HostFacts::operatingSystem)));
        facts.add(Fact.of("fact.java", distinct(hosts, each -> each.java().version())));
        values(result, EnvironmentKey.SUPPLIES)
                .ifPresent(supplies -> facts.add(Fact.of("fact.power-supply", supplies)));
        return List.copyOf(facts);
    }

    /** How many there are of each size, the largest first. */
    private static List<Message> bySize(List<StorageDevice> devices) {
        Map<Message, Integer> sizes = new LinkedHashMap<>();
        devices.stream()
                .map(StorageDevice::sizeBytes)
                .sorted(Comparator.reverseOrder())
                .forEach(bytes -> sizes.merge(Cells.bytes(bytes), 1, Integer::sum));
        return sizes.entrySet().stream()
                .map(size -> Message.of("fact.count-of-size", size.getValue(), size.getKey()))
                .toList();
    }

    private static void addDeclared(List<Fact> facts, boolean rating, RunResult result, EnvironmentKey key) {
        add(facts, rating, key.word(), values(result, key));
    }

    private static void add(List<Fact> facts, boolean rating, Message name, Optional<String> value) {
        if (value.isPresent() || rating) {
            facts.add(new Fact(name, value.<Text>map(Name::new).orElse(Message.of("word.not-declared"))));
        }
    }

    /** What each place says of these keys, told once where several say the same. */
    private static Optional<String> values(RunResult result, EnvironmentKey... keys) {
        return Optional.of(Stream.concat(
                                Stream.of(result.environment().facts()),
                                result.disclosedSystems().stream().map(host -> host.facts()))
                        .map(facts -> Stream.of(keys)
                                .flatMap(key -> value(facts, key).stream())
                                .collect(Collectors.joining(" ")))
                        .filter(text -> !text.isBlank())
                        .distinct()
                        .collect(Collectors.joining(BETWEEN)))
                .filter(text -> !text.isEmpty());
    }

    private static Optional<String> value(List<EnvironmentFact> facts, EnvironmentKey key) {
        return facts.stream()
                .filter(fact -> fact.key().filter(key::equals).isPresent())
                .findFirst()
                .flatMap(fact -> fact.value().asOptional());
    }

    private static int sum(List<HostFacts> hosts, ToIntFunction<HostFacts> figure) {
        return hosts.stream().mapToInt(figure).sum();
    }

    private static String distinct(List<HostFacts> hosts, Function<HostFacts, String> fact) {
        return hosts.stream().map(fact).distinct().collect(Collectors.joining(BETWEEN));
    }
}
