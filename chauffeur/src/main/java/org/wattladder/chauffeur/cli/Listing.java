package org.wattladder.chauffeur.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.change.ExpectedDuration;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.model.meter.MeterSourceOption;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.MeterFacts.Quantity;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.settings.problem.Problem;
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Plugins;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.api.WorkletDescription;

/** The entries of {@code wattladder list}, in the form of its JSON; a list that was not asked for is empty. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record Listing(
        Optional<List<SuiteEntry>> suites,
        Optional<List<WorkletEntry>> worklets,
        Optional<List<String>> plugins,
        Optional<List<ProgramEntry>> programs,
        Optional<List<SourceEntry>> meterSources,
        Optional<List<String>> meterFiles,
        Optional<List<RunEntry>> runs) {

    /** A suite; one with problems has no more than them and its name. */
    record SuiteEntry(
            String name,
            String title,
            String purpose,
            List<String> worklets,
            long expectedSeconds,
            long quickSeconds,
            List<String> problems) {
        static SuiteEntry of(String name, PlanReader plans) {
            try {
                RunPlan full = plans.outline(name, false);
                RunPlan quick = plans.outline(name, true);
                return new SuiteEntry(
                        name,
                        full.suite().title(),
                        full.suite().mode().label(),
                        full.worklets().stream().map(WorkletPlan::name).toList(),
                        ExpectedDuration.of(full).toSeconds(),
                        ExpectedDuration.of(quick).toSeconds(),
                        List.of());
            } catch (ConfigProblems problems) {
                return new SuiteEntry(
                        name,
                        "",
                        "",
                        List.of(),
                        0,
                        0,
                        problems.problems().stream().map(Problem::toString).toList());
            }
        }
    }

    /** A worklet; the unit is empty when it has no rate. */
    record WorkletEntry(String name, String workload, String unit, String stresses, List<Parameter> parameters) {
        static WorkletEntry of(Worklet worklet) {
            WorkletDescription of = worklet.description();
            return new WorkletEntry(of.name(), of.workload(), of.metric().unit(), of.stresses(), of.parameters());
        }
    }

    /** A foreign program; one with problems has no more than them and its name. */
    record ProgramEntry(String name, String title, String unit, String start, List<String> problems) {
        static ProgramEntry of(String name, PlanReader plans) {
            try {
                ProgramFile file = plans.program(name);
                String units = file.unit() + (file.unit().endsWith("s") ? "es/s" : "s/s");
                return new ProgramEntry(
                        name,
                        file.title(),
                        units,
                        String.join(" ", file.commands().start()),
                        List.of());
            } catch (ConfigProblems problems) {
                return new ProgramEntry(
                        name,
                        "",
                        "",
                        "",
                        problems.problems().stream().map(Problem::toString).toList());
            }
        }
    }

    /** A source of the meter daemon. */
    record SourceEntry(
            String name,
            String tier,
            boolean automatic,
            List<String> quantities,
            String sentence,
            List<MeterSourceOption> options) {
        static SourceEntry of(MeterSource source) {
            List<MeterSource> same = MeterSource.all().stream()
                    .filter(other -> other.label().equals(source.label()))
                    .toList();
            return new SourceEntry(
                    source.label(),
                    source.tier().label(),
                    source.automatic(),
                    same.stream()
                            .map(each -> each.quantity().name().toLowerCase(Locale.ROOT))
                            .toList(),
                    source.sentence(),
                    same.stream()
                            .flatMap(each -> each.options().stream())
                            .distinct()
                            .toList());
        }
    }

    /** A run in {@code results}. */
    record RunEntry(String name, String state, Optional<Instant> startedAt, Optional<String> remark) {
        static RunEntry of(IndexedRun run) {
            return new RunEntry(
                    run.name(),
                    run.state().label(),
                    run.startedAt(),
                    run.state().remark().map(Words.in(Language.ENGLISH)::say));
        }
    }

    /** The lists asked for. */
    static Listing of(Listed what, PlanReader plans, WorkletCatalogue catalogue, List<IndexedRun> runs) {
        boolean meters = what.includes(Listed.METERS);
        boolean worklets = what.includes(Listed.WORKLETS);
        return new Listing(
                when(what.includes(Listed.SUITES), plans.suites(), name -> SuiteEntry.of(name, plans)),
                when(worklets, catalogue.worklets(), WorkletEntry::of),
                when(worklets, catalogue.plugins().jars(), Plugins.Jar::toString),
                when(what.includes(Listed.PROGRAMS), plans.programs(), name -> ProgramEntry.of(name, plans)),
                when(meters, MeterSource.of(Quantity.POWER), SourceEntry::of),
                when(meters, plans.meterFiles(), file -> file),
                when(what.includes(Listed.RUNS), runs, RunEntry::of));
    }

    /** Whether every suite and program that is listed can be run. */
    boolean sound() {
        return suites.orElse(List.of()).stream()
                        .allMatch(suite -> suite.problems().isEmpty())
                && programs.orElse(List.of()).stream()
                        .allMatch(program -> program.problems().isEmpty());
    }

    private static <A, B> Optional<List<B>> when(boolean asked, List<A> from, Function<A, B> entry) {
        return asked ? Optional.of(from.stream().map(entry).toList()) : Optional.empty();
    }
}
