package org.wattladder.chauffeur.cli;

import java.io.PrintWriter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.PlanRequest;
import org.wattladder.chauffeur.config.change.Plans;
import org.wattladder.chauffeur.service.StoredRun;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.MeterFacts.Quantity;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.settings.LengthText;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Plugins;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.api.WorkletDescription;

/** The three lists, as text. */
final class Listing {
    private Listing() {}

    /** Says of every suite what it is and how long it takes; false when one has problems. */
    static boolean suites(PlanReader plans, PrintWriter out) {
        boolean sound = true;
        out.println("Suites (wattladder run SUITE):");
        for (String name : plans.suites()) {
            try {
                RunPlan full = plans.read(PlanRequest.of(name));
                RunPlan quick = plans.read(PlanRequest.of(name).quickly());
                out.printf(
                        "  %-14s %s; %d worklets, %s, with --quick %s%n",
                        name,
                        full.suite().title(),
                        full.worklets().size(),
                        LengthText.spoken(Plans.expected(full)),
                        LengthText.spoken(Plans.expected(quick)));
            } catch (ConfigProblems problems) {
                sound = false;
                out.printf("  %-14s has problems:%n", name);
                problems.problems().forEach(problem -> out.println("    " + problem));
            }
        }
        return sound;
    }

    static void worklets(WorkletCatalogue catalogue, PrintWriter out) {
        out.println("Worklets (names in suites and in --only):");
        for (Worklet worklet : catalogue.worklets()) {
            WorkletDescription description = worklet.description();
            String unit = description.metric().unit().isEmpty()
                    ? "no rate"
                    : description.metric().unit();
            out.printf(
                    "  %-14s %s, %s: %s%n", description.name(), description.workload(), unit, description.stresses());
            for (Parameter parameter : description.parameters()) {
                out.printf(
                        "    %s: %s; %d to %d, standard %d%n",
                        parameter.name(),
                        parameter.sentence(),
                        parameter.minimum(),
                        parameter.maximum(),
                        parameter.standard());
            }
        }
        for (Plugins.Jar jar : catalogue.plugins().jars()) {
            out.println("Plug-in " + jar);
        }
    }

    static void runs(List<StoredRun> runs, PrintWriter out) {
        out.println("Runs (names for report, verify, compare, run --resume):");
        for (StoredRun run : runs) {
            out.printf(
                    "  %-32s %-10s %s%s%n",
                    run.name(),
                    run.state().label(),
                    run.startedAt()
                            .map(at -> at.truncatedTo(ChronoUnit.SECONDS).toString())
                            .orElse("-"),
                    run.state()
                            .remark()
                            .map(remark -> "  " + Words.in(Language.ENGLISH).say(remark))
                            .orElse(""));
        }
    }

    static void meters(List<String> files, PrintWriter out) {
        out.println("Meter sources (--meter SOURCE, --sensor SOURCE; wattladder doctor says which work here):");
        out.printf(
                "  %-14s %s%n",
                MeterSource.AUTO,
                "The first of " + String.join(", ", MeterSource.automaticNames()) + " that works here.");
        for (MeterSource source : MeterSource.values()) {
            String use = source.measures(Quantity.TEMPERATURE) ? " Also for --sensor." : "";
            out.printf(
                    "  %-14s %s Tier %s.%s%n",
                    source.label(), source.sentence(), source.tier().label(), use);
        }
        out.println("Meters files (--meter NAME): " + String.join(", ", files));
    }
}
