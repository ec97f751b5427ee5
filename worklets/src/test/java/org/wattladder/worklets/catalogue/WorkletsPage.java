package org.wattladder.worklets.catalogue;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;

/** The text of {@code docs/worklets.md}, from the descriptions of the worklets. */
final class WorkletsPage {
    private static final String HEAD = """
            # Worklets

            Generated from the catalogue; do not edit. To regenerate it:
            `mvn -pl worklets test -Dtest=WorkletsPageTest -Dwattladder.update=true`

            A worklet stresses one resource by repeating transactions. What a transaction does is defined here and in the
            Javadoc of the worklet; rates are comparable only between runs with the same catalogue digest and parameters.

            """;

    private WorkletsPage() {}

    static String of(List<Worklet> worklets) {
        StringBuilder page = new StringBuilder(HEAD);
        page.append("| worklet | workload | metric | memory per user |\n| --- | --- | --- | ---: |\n");
        for (Worklet worklet : worklets) {
            WorkletDescription it = worklet.description();
            page.append("| [%s](#%s) | %s | %s | %s |\n"
                    .formatted(it.name(), it.name(), it.workload(), metric(it), memory(it.memory())));
        }
        Map<List<String>, WorkletDescription> described = new HashMap<>();
        for (Worklet worklet : worklets) {
            WorkletDescription it = worklet.description();
            List<String> parameters = it.parameters().stream()
                    .map(parameter -> parameter.name() + ": " + parameter.sentence())
                    .toList();
            page.append(section(it, Optional.ofNullable(described.putIfAbsent(parameters, it))));
        }
        return page.toString();
    }

    /** @param like an earlier worklet with the same parameters, whose table is not repeated */
    private static String section(WorkletDescription it, Optional<WorkletDescription> like) {
        StringBuilder section = new StringBuilder();
        section.append("\n## ").append(it.name()).append("\n\n");
        section.append("**Stresses.** ").append(it.stresses()).append("\n\n");
        section.append("**Transaction.** ").append(it.transaction()).append("\n\n");
        if (it.parameters().isEmpty()) {
            return section.append("No parameters.\n").toString();
        }
        if (like.isPresent()) {
            return section.append(differences(it, like.get())).toString();
        }
        section.append("| parameter | what it sets | from | to | standard | tiny, for tests |\n");
        section.append("| --- | --- | ---: | ---: | ---: | ---: |\n");
        for (Parameter parameter : it.parameters()) {
            section.append("| `%s` | %s | %d | %d | %d | %d |\n"
                    .formatted(
                            parameter.name(),
                            parameter.sentence(),
                            parameter.minimum(),
                            parameter.maximum(),
                            parameter.standard(),
                            parameter.tiny()));
        }
        return section.toString();
    }

    private static String differences(WorkletDescription it, WorkletDescription like) {
        String standards = IntStream.range(0, it.parameters().size())
                .filter(i -> it.parameters().get(i).standard()
                        != like.parameters().get(i).standard())
                .mapToObj(i -> "`%s` %d"
                        .formatted(
                                it.parameters().get(i).name(),
                                it.parameters().get(i).standard()))
                .collect(Collectors.joining(", "));
        return "Parameters are those of [%s](#%s); other standard values: %s.\n"
                .formatted(like.name(), like.name(), standards.isEmpty() ? "none" : standards);
    }

    private static String metric(WorkletDescription it) {
        return it.metric() == Metric.NONE ? "none" : it.metric().unit();
    }

    private static String memory(MemoryNeed need) {
        return need instanceof MemoryNeed.Filling
                ? "all there is, at least " + bytes(need.leastBytesPerUser())
                : bytes(need.leastBytesPerUser());
    }

    private static String bytes(long bytes) {
        if (bytes < 10_000) {
            return bytes + " B";
        }
        return bytes < 1_000_000
                ? "%.0f kB".formatted(bytes / 1e3)
                : String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
    }
}
