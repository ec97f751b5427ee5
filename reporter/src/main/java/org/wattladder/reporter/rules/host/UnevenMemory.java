package org.wattladder.reporter.rules.host;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.environment.MemoryPopulation;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** Memory channels carry the same. */
final class UnevenMemory implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "uneven-memory",
                "All memory controllers carry the same capacity, and all channels of each, where `channel-gib` of the"
                        + " environment tells it.",
                "note when only one of the two is so, warning when neither is, or the text cannot be read",
                "the 50 recommended populations in a study of memory performance (Fujitsu, 2010): up to 10 % slower in"
                        + " the second case",
                "Move memory modules so that all channels carry the same.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.result().environment().hosts().stream().flatMap(this::check).toList();
    }

    private Stream<Finding> check(HostEnvironment host) {
        return host.facts().stream()
                .filter(fact ->
                        fact.key().filter(EnvironmentKey.CHANNEL_GIB::equals).isPresent())
                .map(EnvironmentFact::value)
                .flatMap(value -> value.asOptional().stream())
                .flatMap(text -> check(Message.of("place.host", host.host()), text));
    }

    private Stream<Finding> check(Message place, String text) {
        int performanceClass = MemoryPopulation.of(text)
                .map(MemoryPopulation::performanceClass)
                .orElse(0);
        return switch (performanceClass) {
            case MemoryPopulation.ALTERNATES_EVERYWHERE -> Stream.empty();
            case MemoryPopulation.ALTERNATES_PARTLY -> finding(Severity.NOTE, place, "uneven-memory.partly", text);
            case MemoryPopulation.NOT_RECOMMENDED -> finding(Severity.WARNING, place, "uneven-memory.nowhere", text);
            default -> finding(Severity.WARNING, place, "uneven-memory.unreadable", text);
        };
    }

    private Stream<Finding> finding(Severity severity, Message place, String message, String text) {
        return Stream.of(description().finding(severity, place, message, new Name(text)));
    }
}
