package org.wattladder.chauffeur.config.suite;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.config.curve.Curves;
import org.wattladder.chauffeur.config.score.ScoreReader;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Tiles;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.settings.ConfigFolder;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionFile;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problems;
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Reads suite files against the catalogue of worklets. */
public final class SuiteReader {
    private final ConfigFolder suites;
    private final Programs programs;
    private final WorkletPlans worklets;
    private final Variants variants;
    private final ScoreReader scores;

    /**
     * A suite file, resolved.
     *
     * @param plan with neither hosts nor meters, which options name
     * @param storage folders of storage worklets on every host; empty lets each Director choose
     */
    public record Suite(RunPlan plan, List<String> storage) {
        public Suite {
            storage = List.copyOf(storage);
        }
    }

    /** Reads {@code suites}, client layouts of {@code clients}, {@code traces} and {@code references} in this configuration. */
    public SuiteReader(ConfigLayers config, WorkletCatalogue catalogue) {
        this.suites = config.folder("suites", "suite");
        ClientLayouts clients = new ClientLayouts(config.folder("clients", "clients file"));
        this.programs = new Programs(config);
        this.variants = new Variants(clients);
        this.worklets = new WorkletPlans(catalogue, clients, new Curves(config), programs);
        this.scores = new ScoreReader(config);
    }

    /** Names of the suites in the configuration directory. */
    public List<String> names() {
        return suites.names();
    }

    /**
     * The suite of this name, or of this path to a file of a suite or a program, or of a single {@code program:NAME}; empty only
     * after a problem was noted.
     */
    public Optional<Suite> read(String nameOrPath, Problems problems) {
        if (nameOrPath.startsWith(ProgramFile.PREFIX)) {
            return program(nameOrPath.substring(ProgramFile.PREFIX.length()), problems);
        }
        Optional<Path> named = suites.named(nameOrPath, "SUITE", problems);
        return named.filter(Programs::isProgram).isPresent()
                ? program(nameOrPath, problems)
                : named.flatMap(file -> SectionFile.read(file, SuiteKeys.SECTION, problems)
                        .flatMap(values -> plan(name(file), values, problems)));
    }

    private Optional<Suite> program(String nameOrPath, Problems problems) {
        return programs.suite(nameOrPath, problems)
                .flatMap(values -> plan(ProgramFile.name(Path.of(nameOrPath)), values, problems));
    }

    private Optional<Suite> plan(String name, SectionValues values, Problems problems) {
        SectionValues defaults = values.orStandard(SuiteKeys.DEFAULTS);
        List<WorkletPlan> plans = new ArrayList<>();
        for (PlacedValue<SectionValues> worklet : values.get(SuiteKeys.WORKLETS).orElse(List.of())) {
            worklets.plan(worklet, defaults, problems).ifPresent(plan -> {
                if (plan.schedule() instanceof Tiles tiles) {
                    plans.addAll(worklets.tiles(plan, tiles, worklet, defaults, problems));
                    return;
                }
                plans.addAll(variants.of(plan, worklet, values.orStandard(SuiteKeys.VARIANTS), problems));
                worklets.beside(plan, worklet, defaults, problems).stream()
                        .filter(each ->
                                !each.beside().isEmpty() || plans.stream().noneMatch(known -> alike(known, each)))
                        .forEach(plans::add);
            });
        }
        String system = values.orStandard(SuiteKeys.SYSTEM);
        ScorePlan score = scores.plan(values.orStandard(SuiteKeys.SCORE), problems);
        values.placed(SuiteKeys.SCORE)
                .filter(placed -> !SuiteSystems.named(system).scoresAgainstReference())
                .ifPresent(placed -> problems.add(
                        placed.where(),
                        "system " + system
                                + " has no scores against a reference; remove score, or name system sert-like,"
                                + " ladder or cpu-ratios"));
        return values.get(SuiteKeys.TITLE)
                .map(title -> new Suite(
                        new RunPlan(
                                new PlannedSuite(name, title, values.orStandard(SuiteKeys.PURPOSE), List.of(), system),
                                values.orStandard(SuiteKeys.SEED),
                                plans,
                                List.of(),
                                List.of(),
                                List.of(),
                                score,
                                new DisturbancePolicy(
                                        values.orStandard(SuiteKeys.HOSTS).orStandard(SuiteKeys.LOST),
                                        RetryKeys.read(values.orStandard(SuiteKeys.RETRY)))),
                        values.orStandard(SuiteKeys.STORAGE)));
    }

    /** Whether one of them tells what the other would. */
    private static boolean alike(WorkletPlan one, WorkletPlan other) {
        return one.deployments().equals(other.deployments()) && one.schedule().equals(other.schedule());
    }

    private static String name(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
