package org.wattladder.chauffeur.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.config.change.Plans;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.settings.LengthText;
import org.wattladder.worklets.api.Plugins;
import org.wattladder.worklets.api.WorkletCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code wattladder validate}: prints the plan as resolved, or every problem; starts nothing. */
@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Print the plan of a run as resolved, or everything that is wrong with it. Starts nothing.",
        footer = {
            "",
            "Examples:",
            "  wattladder validate",
            "  wattladder validate --quick",
            "  wattladder validate my-suite.yaml --only lu --levels 100,50"
        })
public final class ValidateCommand implements Callable<Integer> {
    private static final int USAGE = 2;

    private final Path home;
    private final Function<Plugins, WorkletCatalogue> load;

    @Mixin
    private ConfigOption config;

    @Mixin
    private PluginOption plugins;

    @Mixin
    private PlanOptions plan;

    @Spec
    private CommandSpec spec;

    /** Takes the installation's home, which has {@code config} in it. */
    public ValidateCommand(Path home) {
        this(home, WorkletCatalogue::load);
    }

    ValidateCommand(Path home, Function<Plugins, WorkletCatalogue> load) {
        this.home = home;
        this.load = load;
    }

    /** Exit code 0 after the plan was printed, 2 after problems were. */
    @Override
    public Integer call() {
        try {
            RunPlan read = new PlanReader(config.directory(home), plugins.catalogue(load)).read(plan.request());
            spec.commandLine()
                    .getOut()
                    .println("# takes about " + LengthText.spoken(Plans.expected(read)) + ", sha-256 "
                            + PlanYaml.hash(read));
            spec.commandLine().getOut().print(PlanYaml.write(read));
            spec.commandLine().getOut().flush();
            return 0;
        } catch (ConfigProblems problems) {
            spec.commandLine().getErr().println(problems.getMessage());
            return USAGE;
        }
    }
}
