package org.wattladder.chauffeur.cli;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.settings.LengthText;
import org.wattladder.worklets.api.Parameter;

/** The lists of {@code wattladder list} for people: a line or a group for each entry, or everything. */
final class ListingText {
    private static final String MORE = "--full says what each of them is, --json the same for programs.";

    private final Listing listing;
    private final boolean full;
    private final List<String> lines = new ArrayList<>();

    private ListingText(Listing listing, boolean full) {
        this.listing = listing;
        this.full = full;
    }

    static String summary(Listing listing) {
        return new ListingText(listing, false).text();
    }

    static String full(Listing listing) {
        return new ListingText(listing, true).text();
    }

    private String text() {
        listing.suites().ifPresent(this::suites);
        listing.worklets().ifPresent(this::worklets);
        listing.plugins().orElse(List.of()).forEach(jar -> lines.add("Plug-in " + jar));
        listing.programs().ifPresent(this::programs);
        listing.meterSources().ifPresent(this::sources);
        listing.meterFiles().ifPresent(files -> lines.add("Meters files (--meter NAME): " + String.join(", ", files)));
        listing.runs().ifPresent(this::runs);
        if (!full && (listing.worklets().isPresent() || listing.meterSources().isPresent())) {
            lines.add(MORE);
        }
        return String.join("\n", lines) + "\n";
    }

    private void suites(List<Listing.SuiteEntry> suites) {
        lines.add("Suites (wattladder run SUITE):");
        for (Listing.SuiteEntry suite : suites) {
            if (suite.problems().isEmpty()) {
                line(
                        suite.name(),
                        suite.title() + "; " + counted(suite.worklets().size(), "worklet") + ", "
                                + spoken(suite.expectedSeconds()) + ", with --quick " + spoken(suite.quickSeconds()));
                if (full) {
                    lines.add("    " + suite.purpose() + ": " + String.join(", ", suite.worklets()));
                }
            } else {
                line(suite.name(), "has problems:");
                suite.problems().forEach(problem -> lines.add("    " + problem));
            }
        }
    }

    private void worklets(List<Listing.WorkletEntry> worklets) {
        lines.add("Worklets (names in suites and in --only):");
        if (!full) {
            groups(worklets, Listing.WorkletEntry::workload, Listing.WorkletEntry::name);
            return;
        }
        for (Listing.WorkletEntry worklet : worklets) {
            line(
                    worklet.name(),
                    worklet.workload() + ", " + (worklet.unit().isEmpty() ? "no rate" : worklet.unit()) + ": "
                            + worklet.stresses());
            for (Parameter parameter : worklet.parameters()) {
                lines.add("    " + parameter.name() + ": " + parameter.sentence() + "; " + parameter.minimum() + " to "
                        + parameter.maximum() + ", standard " + parameter.standard());
            }
        }
    }

    private void programs(List<Listing.ProgramEntry> programs) {
        lines.add("Foreign programs (wattladder run program:NAME, or program:NAME in a suite):");
        for (Listing.ProgramEntry program : programs) {
            line(
                    program.name(),
                    program.problems().isEmpty() ? program.title() + "; " + program.unit() : "has problems:");
            program.problems().forEach(problem -> lines.add("    " + problem));
            if (full && program.problems().isEmpty()) {
                lines.add("    " + program.start());
            }
        }
    }

    private void sources(List<Listing.SourceEntry> sources) {
        lines.add("Meter sources (--meter SOURCE, --sensor SOURCE; wattladder doctor says which work here):");
        line(MeterSource.AUTO, "The first of " + String.join(", ", MeterSource.automaticNames()) + " that works here.");
        if (!full) {
            groups(sources, Listing.SourceEntry::tier, Listing.SourceEntry::name);
            return;
        }
        for (Listing.SourceEntry source : sources) {
            line(
                    source.name(),
                    source.sentence() + " Tier " + source.tier() + "."
                            + (source.quantities().contains("temperature") ? " Also for --sensor." : ""));
            source.options()
                    .forEach(option -> lines.add("    " + option.name() + ": " + option.sentence() + "; "
                            + option.range() + (option.standard().isEmpty() ? "" : ", default " + option.standard())));
        }
    }

    private void runs(List<Listing.RunEntry> runs) {
        lines.add(
                runs.isEmpty()
                        ? "No runs in results; ./wattladder run --quick makes the first."
                        : counted(runs.size(), "run") + " (names for report, verify, compare, run --resume):");
        for (Listing.RunEntry run : runs) {
            lines.add(String.format(
                    "  %-32s %-10s %s%s",
                    run.name(),
                    run.state(),
                    run.startedAt()
                            .map(at -> at.truncatedTo(ChronoUnit.SECONDS).toString())
                            .orElse("-"),
                    run.remark().map(remark -> "  " + remark).orElse("")));
        }
    }

    /** One line for each group, with the names of its members, in the order of their first ones. */
    private <E> void groups(List<E> entries, Function<E, String> group, Function<E, String> name) {
        Map<String, String> names = entries.stream()
                .collect(Collectors.groupingBy(
                        group, LinkedHashMap::new, Collectors.mapping(name, Collectors.joining(", "))));
        names.forEach(this::line);
    }

    private void line(String name, String text) {
        lines.add(String.format("  %-14s %s", name, text));
    }

    private static String counted(int number, String word) {
        return number + " " + word + (number == 1 ? "" : "s");
    }

    private static String spoken(long seconds) {
        return LengthText.spoken(Duration.ofSeconds(seconds));
    }
}
