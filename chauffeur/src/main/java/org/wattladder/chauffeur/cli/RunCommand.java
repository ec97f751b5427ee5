package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanFile;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.environment.EnvironmentFile;
import org.wattladder.chauffeur.config.suite.MemoryNodes;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.notify.Notifier;
import org.wattladder.chauffeur.report.Seal;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.ReportOptions;
import org.wattladder.chauffeur.service.RunOutcome;
import org.wattladder.chauffeur.service.RunRequest;
import org.wattladder.chauffeur.service.RunService;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.keys.option.KeyOptions;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.language.Words;
import org.wattladder.settings.file.FileSentence;
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
            "Measures performance and power at every load level.",
            "Without --host it starts a Director on this machine, without --meter a meter daemon on the best source"
                    + " found; both are reached over the same wire as in a lab."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder run --quick                       a rehearsal of a few minutes",
            "  wattladder run                               the full rating",
            "  wattladder run --repeat 5                    five full ratings",
            "  wattladder run --repeat 10 --until 1         until the score is known within 1 %%",
            "  wattladder run --only lu --levels 100,50     research on one worklet",
            "  wattladder run program:pgbench --levels 100,67,33",
            "                                               a program that is not ours",
            "  wattladder run --host 192.0.2.7:7420 --meter 192.0.2.9:8888 --sensor 192.0.2.9:8889",
            "  wattladder run --resume results/20260301-100000-rating",
            "                                               continues an aborted run",
            "  wattladder run --plan results/20260301-100000-rating/plan.yaml",
            "                                               the plan of that run again",
            "  wattladder run --after 20260301-100000-rating  starts when that run is over",
            "",
            "Ctrl-C ends the run; what was measured is kept and reported as incomplete, and can be continued."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:complete: valid, or any rehearsal; or not measurable on this machine, and nothing was run",
            "1:complete, but findings make a rating or research invalid",
            "2:usage or configuration; nothing was started",
            "3:a host or meter cannot be reached or refuses",
            "4:aborted; what was measured is kept and marked incomplete",
            "70:internal error"
        },
        mixinStandardHelpOptions = true)
public final class RunCommand implements Callable<Integer> {
    private static final Set<String> ALONGSIDE_RESUME = Set.of(
            "--resume",
            "--language",
            "--full",
            "--color",
            "--sign",
            "--quiet",
            "--tls",
            "--keys",
            "--certificate",
            "--key",
            "--trust",
            "--plugins",
            "--after",
            "--notify");

    private static final Set<String> ALONGSIDE_PLAN = Stream.concat(
                    ALONGSIDE_RESUME.stream().filter(name -> !name.equals("--resume")),
                    Stream.of("--plan", "--out", "--environment", "--repeat", "--until"))
            .collect(Collectors.toUnmodifiableSet());

    private final Path home;
    private final TimeSource time;
    private final StopOnSignal stopOnSignal;

    @Mixin
    private ConfigOption config;

    @Mixin
    private PlanOptions planOptions;

    @Mixin
    private StartOptions start;

    @Mixin
    private PluginOption plugins;

    @Mixin
    private LanguageOption language;

    @Mixin
    private ScreenOption screen;

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
            description = "Environment file, created with 'wattladder discover'; see docs/environment.md.")
    private Path environmentFile;

    @Option(
            names = "--sign",
            paramLabel = "KEYFILE",
            description = "Ed25519 private key (PEM) to sign the manifest with at the end; see docs/verify.md.")
    private Path keyFile;

    @Mixin
    private RepeatOptions repeat;

    @Option(
            names = "--resume",
            paramLabel = "RUNDIR",
            description = "Continue an aborted run at its next interval, with its own plan; only --sign, --language,"
                    + " --quiet, --after, --notify, --plugins and the options of keys can go with it. Refused when plan, program, hosts, meters or environment have"
                    + " changed.")
    private Path resumed;

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print nothing but faults.")
    private boolean isQuiet;

    RunCommand(Path home, TimeSource time, StopOnSignal stopOnSignal) {
        this.home = home;
        this.time = time;
        this.stopOnSignal = stopOnSignal;
    }

    @Override
    public Integer call() throws InterruptedException {
        try {
            WorkletCatalogue catalogue = plugins.catalogue(WorkletCatalogue::load);
            RunRequest request = resumed == null ? begin(catalogue) : resume();
            RunService service = new RunService(
                    plan -> Hosts.access(plan, home, keys, plugins.folder(), config.layers(home)), catalogue, time);
            return run(service, request);
        } catch (NotMeasurable nothing) {
            System.out.println(nothing.getMessage());
            return ExitCode.VALID.code();
        } catch (ConfigProblems | IOException problems) {
            return refuse(FileSentence.of(problems));
        }
    }

    private int run(RunService service, RunRequest request) throws IOException, InterruptedException {
        Notifier notifier = start.notifier(Words.in(language.first()));
        return stopOnSignal.await(
                service.start(request, start.notifies() ? List.of(progress(), notifier) : List.of(progress())),
                outcome -> {
                    int exitCode = end(outcome, request.directory());
                    if (start.notifies()) {
                        notifier.await();
                    }
                    return exitCode;
                });
    }

    private RunRequest begin(WorkletCatalogue catalogue) throws ConfigProblems, IOException, NotMeasurable {
        ReportOptions reports = reports();
        RunPlan plan = start.plan().isPresent()
                ? planOf(start.plan().get(), catalogue)
                : new PlanReader(config.layers(home), catalogue).read(planOptions.request());
        Optional<String> lacking = MemoryNodes.lacking(plan, Path.of("/"));
        if (lacking.isPresent()) {
            throw new NotMeasurable(lacking.get());
        }
        Path path =
                out == null ? RunStore.ofWorkingDirectory().newRun(plan.suite().name(), time.now()) : out;
        return new RunRequest.Begin(plan, declared(plan), path, repeat.repetitions(), start.after(), reports);
    }

    private RunRequest resume() throws IOException {
        refuseOthers(ALONGSIDE_RESUME, "--resume continues a run with the plan it began with");
        return new RunRequest.Resume(RunStore.ofWorkingDirectory().find(resumed), start.after(), reports());
    }

    private RunPlan planOf(Path file, WorkletCatalogue catalogue) throws ConfigProblems, IOException {
        refuseOthers(ALONGSIDE_PLAN, "--plan runs exactly the plan of its file");
        return PlanFile.read(file, catalogue);
    }

    private void refuseOthers(Set<String> allowed, String why) throws IOException {
        Optional<String> other = spec.commandLine().getParseResult().matchedArgs().stream()
                .map(argument -> argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel())
                .filter(name -> !allowed.contains(name))
                .findFirst();
        if (other.isPresent()) {
            throw new IOException(why + "; leave " + other.get() + " out");
        }
    }

    private ReportOptions reports() throws IOException {
        return new ReportOptions(language.asked(), keyFile == null ? Optional.empty() : Optional.of(Seal.of(keyFile)));
    }

    private int end(RunOutcome outcome, Path path) throws IOException {
        outcome.complaint().map(Words.in(language.first())::say).ifPresent(System.err::println);
        if (!isQuiet && outcome.text().isPresent()) {
            show(outcome.text().get(), path);
        }
        return outcome.exitCode().code();
    }

    private void show(String text, Path path) throws IOException {
        if (repeat.once() && !screen.full()) {
            System.out.print(screen.last(path, language.first()));
            return;
        }
        System.out.print(text);
        System.out.println("Reports: " + path.resolve(repeat.once() ? "result.html" : SeriesDirectory.PAGE));
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

    private Consumer<RunEvent> progress() {
        return Terminals.progress(isQuiet, Words.in(language.first()), time);
    }
}
