package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.environment.EnvironmentFile;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.lab.Access;
import org.wattladder.chauffeur.report.Seal;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.chauffeur.run.ExitCode;
import org.wattladder.chauffeur.run.RunListener;
import org.wattladder.chauffeur.session.ProductVersion;
import org.wattladder.chauffeur.session.ResumeRefused;
import org.wattladder.chauffeur.session.Resumption;
import org.wattladder.chauffeur.session.RunSession;
import org.wattladder.chauffeur.session.SeriesSession;
import org.wattladder.chauffeur.session.SessionOutcome;
import org.wattladder.chauffeur.ui.Progress;
import org.wattladder.chauffeur.ui.Silence;
import org.wattladder.keys.option.KeyOptions;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.WorkletCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wattladder run}: the full rating, or a part of it. */
@Command(
        name = "run",
        description = {
            "Measures performance and power on every rung of the load ladder.",
            "Without --host it starts a Director on this machine, without --meter a meter daemon on the best source"
                    + " found; both are reached over the same wire as in a lab."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder run --quick                       a rehearsal of a few minutes",
            "  wattladder run                               the full rating",
            "  wattladder run --repeat 5                    five full ratings",
            "  wattladder run --only lu --levels 100,50     research on one worklet",
            "  wattladder run --host 192.0.2.7:7420 --meter 192.0.2.9:8888 --sensor 192.0.2.9:8889",
            "  wattladder run --resume results/20260301-100000-rating",
            "                                               continues a run that broke off",
            "",
            "Ctrl-C ends the run; what was measured is kept and reported as incomplete, and can be continued."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:complete, no finding makes it invalid",
            "1:complete, findings make it invalid",
            "2:usage or configuration; nothing was started",
            "3:a host or meter cannot be reached or refuses",
            "4:broken off; what was measured is kept and marked incomplete",
            "70:a fault of wattladder"
        },
        mixinStandardHelpOptions = true)
public final class RunCommand implements Callable<Integer> {
    private static final Set<String> ALONGSIDE_RESUME = Set.of(
            "--resume",
            "--language",
            "--sign",
            "--quiet",
            "--tls",
            "--keys",
            "--certificate",
            "--key",
            "--trust",
            "--plugins");

    private final Path home;
    private final TimeSource time;
    private final BreakOff breakOff;

    @Mixin
    private ConfigOption config;

    @Mixin
    private PlanOptions planOptions;

    @Mixin
    private PluginOption plugins;

    @Mixin
    private LanguageOption language;

    @Mixin
    private KeyOptions keys;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Run directory to make; must be new or empty (default: results/TIME-SUITE); with --repeat the"
                    + " folder of the series.")
    private Path out;

    @Option(
            names = "--environment",
            paramLabel = "FILE",
            description = "What the report discloses, begun with 'wattladder discover'; see docs/environment.md.")
    private Path environmentFile;

    @Option(
            names = "--sign",
            paramLabel = "KEYFILE",
            description = "Ed25519 private key (PEM) to sign the manifest with at the end; see docs/verify.md.")
    private Path keyFile;

    @Option(
            names = "--repeat",
            paramLabel = "N",
            defaultValue = "1",
            description = "Run the plan N times into a folder of N run directories, with a summary of how far they"
                    + " differ: series.txt and series.json (default: 1, a single run).")
    private int repeat;

    @Option(
            names = "--resume",
            paramLabel = "RUNDIR",
            description =
                    "Continue a run that broke off at its next interval, with its own plan; only --sign, --language,"
                            + " --quiet, --plugins and the options of keys can go with it. Refused when plan, program, hosts, meters or environment have"
                            + " changed.")
    private Path resumed;

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print nothing but faults.")
    private boolean isQuiet;

    RunCommand(Path home, TimeSource time, BreakOff breakOff) {
        this.home = home;
        this.time = time;
        this.breakOff = breakOff;
    }

    @Override
    public Integer call() {
        WorkletCatalogue catalogue = plugins.catalogue(WorkletCatalogue::load);
        if (resumed != null) {
            return resume(catalogue);
        }
        if (repeat < 1) {
            return refuse("--repeat must be a whole number from 1, not " + repeat);
        }
        try {
            Optional<Seal> seal = keyFile == null ? Optional.empty() : Optional.of(Seal.of(keyFile));
            RunPlan plan = new PlanReader(config.directory(home), catalogue).read(planOptions.request());
            Path path = out == null ? RunNames.defaultDirectory(plan.suite(), time.now()) : out;
            Access access = Hosts.access(plan.hosts(), home, keys, plugins.folder());
            Order order = new Order(plan, declared(plan), access, catalogue, seal);
            return repeat == 1 ? once(order, path) : series(order, path);
        } catch (ConfigProblems | IOException problems) {
            return refuse(problems.getMessage());
        }
    }

    private int resume(WorkletCatalogue catalogue) {
        Optional<String> other = spec.commandLine().getParseResult().matchedArgs().stream()
                .map(argument -> argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel())
                .filter(name -> !ALONGSIDE_RESUME.contains(name))
                .findFirst();
        if (other.isPresent()) {
            return refuse("--resume continues a run with the plan it began with; leave " + other.get() + " out");
        }
        try {
            Optional<Seal> seal = keyFile == null ? Optional.empty() : Optional.of(Seal.of(keyFile));
            try (Resumption resumption = Resumption.open(resumed, ProductVersion.current(), catalogue.digest())) {
                RunPlan plan = resumption.plan();
                Access access = Hosts.access(plan.hosts(), home, keys, plugins.folder());
                Order order = new Order(plan, Environment.unasked(), access, catalogue, seal);
                return run(
                        () -> sealed(order, resumption.directory(), session -> session.resume(resumption)),
                        resumed,
                        "result.html");
            }
        } catch (IOException problem) {
            return refuse(problem.getMessage());
        }
    }

    /** What every repetition is made of. */
    private record Order(
            RunPlan plan, Environment declared, Access access, WorkletCatalogue catalogue, Optional<Seal> seal) {}

    private int once(Order order, Path path) throws IOException {
        RunDirectory directory = RunDirectory.create(path);
        return run(() -> sealed(order, directory, RunSession::run), path, "result.html");
    }

    private int series(Order order, Path path) throws IOException {
        SeriesDirectory series = SeriesDirectory.create(path, repeat);
        SeriesSession session =
                new SeriesSession(series, language.asked(), directory -> sealed(order, directory, RunSession::run));
        return run(session::run, path, SeriesDirectory.TEXT);
    }

    /** Begins or goes on. */
    private interface Step {
        SessionOutcome take(RunSession session) throws IOException;
    }

    private SessionOutcome sealed(Order order, RunDirectory directory, Step step) throws IOException {
        RunSession session = new RunSession(
                order.plan(),
                order.declared(),
                directory,
                order.access(),
                order.catalogue(),
                language.asked(),
                listener(),
                time);
        SessionOutcome outcome = step.take(session);
        if (order.seal().isPresent() && outcome.text().isPresent()) {
            order.seal().get().write(directory);
        }
        return outcome;
    }

    private int run(BreakOff.Interruptible session, Path path, String report) {
        SessionOutcome outcome;
        try {
            outcome = breakOff.whileRunning(session);
        } catch (ResumeRefused refused) {
            return refuse(refused.getMessage());
        } catch (IOException unwritable) {
            System.err.println("the run directory " + path + " cannot be written: " + unwritable.getMessage()
                    + "; what is in it can be reported with 'wattladder report " + path
                    + "', and the run continued with 'wattladder run --resume " + path + "'");
            return ExitCode.BROKEN_OFF.code();
        }
        if (!isQuiet && outcome.text().isPresent()) {
            System.out.print(outcome.text().get());
            System.out.println("Reports: " + path.resolve(report));
        }
        return outcome.exitCode().code();
    }

    private static int refuse(String sentence) {
        System.err.println(sentence);
        return ExitCode.USAGE.code();
    }

    private Environment declared(RunPlan plan) throws ConfigProblems {
        return environmentFile == null
                ? Environment.unasked()
                : EnvironmentFile.read(
                        environmentFile,
                        plan.hosts().stream().map(HostPlan::name).toList());
    }

    private RunListener listener() {
        PrintStream err = System.err;
        return isQuiet ? new Silence(err) : new Progress(err, Terminals.errorIsTerminal());
    }
}
