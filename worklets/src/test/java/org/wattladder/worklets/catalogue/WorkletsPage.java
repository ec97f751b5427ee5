package org.wattladder.worklets.catalogue;

import java.util.List;
import java.util.Locale;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;

/** The text of {@code docs/worklets.md}, from the descriptions of the worklets. */
final class WorkletsPage {
    private static final String HEAD = """
            # Worklets

            Generated from the catalogue; do not edit. To write it anew:
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
        worklets.forEach(worklet -> page.append(section(worklet.description())));
        return page.toString();
    }

    private static String section(WorkletDescription it) {
        StringBuilder section = new StringBuilder();
        section.append("\n## ").append(it.name()).append("\n\n");
        section.append("**Stresses.** ").append(it.stresses()).append("\n\n");
        section.append("**Transaction.** ").append(it.transaction()).append("\n\n");
        if (it.parameters().isEmpty()) {
            return section.append("No parameters.\n").toString();
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
