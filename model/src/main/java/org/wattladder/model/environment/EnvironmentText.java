package org.wattladder.model.environment;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.model.text.Printable;

/** The text of an environment file, for people to complete and for the reader of such files. */
public final class EnvironmentText {
    private static final String HEAD = """
            # What a report discloses, see docs/environment.md. Every fact is one of
            #   {discovered: "read from the machine"}, {declared: "what you say"}, {absent: "why it is missing"}.
            # Change what is wrong or absent to declared, then: wattladder run --environment FILE
            """;
    private static final String INDENT = "  ";

    private final StringBuilder page = new StringBuilder(HEAD);

    private EnvironmentText() {}

    /** YAML with one line for each fact. */
    public static String write(Environment environment) {
        EnvironmentText text = new EnvironmentText();
        text.facts("", environment.facts());
        text.page.append("\nhosts:").append(environment.hosts().isEmpty() ? " {}\n" : "\n");
        for (HostEnvironment host : environment.hosts()) {
            text.page.append(INDENT).append(quoted(host.host())).append(":\n");
            text.facts(INDENT + INDENT, host.facts());
        }
        return text.page.toString();
    }

    /** In one paragraph: how many facts were found and which are missing that a full rating needs. */
    public static String summary(Environment environment) {
        List<EnvironmentFact> all = Stream.concat(
                        environment.facts().stream(),
                        environment.hosts().stream().flatMap(host -> host.facts().stream()))
                .toList();
        List<String> needed = all.stream()
                .filter(fact -> fact.value().asOptional().isEmpty())
                .flatMap(fact -> fact.key().stream())
                .filter(EnvironmentKey::isNeeded)
                .map(EnvironmentKey::path)
                .distinct()
                .toList();
        long found = all.stream()
                .filter(fact -> fact.value().asOptional().isPresent())
                .count();
        return found + " of " + all.size() + " facts discovered on "
                + environment.hosts().stream().map(HostEnvironment::host).collect(Collectors.joining(", "))
                + ".\nMissing for a full rating: " + (needed.isEmpty() ? "none" : String.join(", ", needed)) + ".\n";
    }

    private void facts(String indent, List<EnvironmentFact> facts) {
        String group = "";
        for (EnvironmentFact fact : facts) {
            if (!fact.group().equals(group)) {
                group = fact.group();
                page.append(indent.isEmpty() ? "\n" : "")
                        .append(indent)
                        .append(group)
                        .append(":\n");
            }
            page.append(indent)
                    .append(INDENT)
                    .append(fact.name())
                    .append(": {")
                    .append(value(fact.value()))
                    .append("}")
                    .append(remark(fact))
                    .append("\n");
        }
    }

    private static String value(EnvironmentValue value) {
        if (value instanceof EnvironmentValue.Absent absent) {
            return "absent: " + quoted(absent.reason());
        }
        String origin = value.getClass().getSimpleName().toLowerCase(Locale.ROOT);
        return origin + ": " + quoted(value.asOptional().orElse(""));
    }

    private static String remark(EnvironmentFact fact) {
        if (fact.contradicted()) {
            return "  # the machine says " + quoted(fact.found().asOptional().orElse(""));
        }
        Optional<EnvironmentKey> key = fact.key();
        if (key.isEmpty() || fact.value().asOptional().isPresent()) {
            return "";
        }
        return "  # " + key.get().sentence() + (key.get().isNeeded() ? "; needed in a full rating" : "");
    }

    private static String quoted(String text) {
        return "\""
                + Printable.of(text)
                        .replaceAll("\\p{Cntrl}", " ")
                        .replace("\\", "\\\\")
                        .replace("\"", "\\\"") + "\"";
    }
}
