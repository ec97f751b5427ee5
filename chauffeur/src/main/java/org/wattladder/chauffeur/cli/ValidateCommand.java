package org.wattladder.chauffeur.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.config.change.ExpectedDuration;
import org.wattladder.chauffeur.config.suite.MissingNeeds;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
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
        description =
                "Say what a run would do and how long it takes, or everything that is wrong with its plan. Starts nothing.",
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

    @Mixin
    private DetailOption detail;

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

    private String text(RunPlan read, WorkletCatalogue catalogue) {
        String takes = (read.isKnown() ? "takes about " : "takes at most ")
                + LengthText.spoken(ExpectedDuration.of(read)) + ", sha-256 " + PlanYaml.hash(read);
        return detail.text(
                () -> read.suite().name() + ": " + read.suite().mode().label() + ", " + takes + "\n"
                        + line("worklets", read.worklets(), WorkletPlan::name)
                        + line("hosts", read.hosts(), HostPlan::name)
                        + line("meters", read.meters(), MeterPlan::name)
                        + line("sensors", read.sensors(), MeterPlan::name)
                        + missing(read, catalogue)
                        + "The plan is sound; --full shows every value, --json the same for programs.\n",
                () -> "# " + takes + "\n" + PlanYaml.write(read),
                () -> DetailOption.jsonOf(PlanYaml.write(read)));
    }

    private static String missing(RunPlan read, WorkletCatalogue catalogue) {
        return MissingNeeds.of(read, catalogue).stream()
                .map(sentence -> "  missing: " + sentence + "\n")
                .collect(Collectors.joining());
    }

    private static <P> String line(String what, List<P> parts, Function<P, String> name) {
        return "  " + what + ": "
                + (parts.isEmpty() ? "none" : parts.stream().map(name).collect(Collectors.joining(", "))) + "\n";
    }

    /** Exit code 0 after the plan was printed, 2 after problems were. */
    @Override
    public Integer call() {
        try {
            WorkletCatalogue catalogue = plugins.catalogue(load);
            RunPlan read = new PlanReader(config.layers(home), catalogue).read(plan.request());
            spec.commandLine().getOut().print(text(read, catalogue));
            spec.commandLine().getOut().flush();
            return 0;
        } catch (ConfigProblems problems) {
            spec.commandLine().getErr().println(problems.getMessage());
            return USAGE;
        }
    }
}
