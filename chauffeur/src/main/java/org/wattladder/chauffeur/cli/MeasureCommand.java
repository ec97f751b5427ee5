package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.PlanRequest;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.measure.AskedCommands;
import org.wattladder.chauffeur.measure.CommandLines;
import org.wattladder.chauffeur.measure.NamedCommand;
import org.wattladder.chauffeur.measure.RunningProcess;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.ReportOptions;
import org.wattladder.chauffeur.service.RunOutcome;
import org.wattladder.chauffeur.service.RunRequest;
import org.wattladder.chauffeur.service.RunService;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.keys.option.KeyOptions;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.schedule.Turns;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.series.Repetitions;
import org.wattladder.settings.file.FileSentence;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.WorkletCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder measure}: time and energy of commands. */
@Command(
        name = "measure",
        description = {
            "Measures how long a command takes and how many joules, and whether another one takes less.",
            "Commands run in turn (A B B A), with idle before and after, until each is known well enough. One that is"
                    + " shorter than a meter can see runs back to back within a window."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder measure -- sha256sum FILE",
            "  wattladder measure 'xz -1 -k -c FILE' 'xz -6 -k -c FILE'",
            "  wattladder measure --shell 'gzip -1 < FILE' 'gzip -9 < FILE'",
            "  wattladder measure --meter 192.0.2.9:8888 -- make -B",
            "  wattladder measure --pid 4711 --for 60s          a server that runs already",
            "",
            "Ctrl-C ends the measurement; what was measured is kept and reported."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:measured",
            "1:measured, and --fail-if-worse found a command that takes more",
            "2:usage or configuration; nothing was started",
            "3:a host or meter cannot be reached or refuses",
            "4:aborted, or a command failed; what was measured is kept",
            "70:internal error"
        },
        mixinStandardHelpOptions = true)
public final class MeasureCommand implements Callable<Integer> {
    private final Path home;
    private final TimeSource time;
    private final StopOnSignal stopOnSignal;

    @Parameters(
            paramLabel = "COMMAND",
            arity = "0..*",
            description = "After --, one command and its arguments; without --, a command in each argument.")
    private List<String> commands = new ArrayList<>();

    @Mixin
    private TurnOptions turns;

    @Mixin
    private CommandOptions how;

    @Mixin
    private AttachOptions attach;

    @Mixin
    private OutcomeOptions outcomes;

    @Option(
            names = "--host",
            paramLabel = "HOST[:PORT]",
            description = "A Director that runs the commands; it must allow their folders (default: this machine).")
    private List<String> hosts = new ArrayList<>();

    @Option(
            names = "--meter",
            paramLabel = "METER",
            description =
                    "As for run: auto, none, SOURCE[:option=value,...], HOST:PORT, or a file: its path, or its name in"
                            + " config/meters; may be repeated (default: auto).")
    private List<String> meters = new ArrayList<>();

    @Option(
            names = "--sensor",
            paramLabel = "SENSOR",
            description =
                    "Temperature sensor, as for run: SOURCE[:option=value,...], HOST:PORT or none; may be repeated.")
    private List<String> sensors = new ArrayList<>();

    @Option(names = "--out", paramLabel = "DIR", description = "Run directory to make (default: results/TIME-measure).")
    private Path out;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print nothing but the answer and faults.")
    private boolean isQuiet;

    @Mixin
    private ConfigOption config;

    @Mixin
    private LanguageOption language;

    @Mixin
    private ScreenOption screen;

    @Mixin
    private KeyOptions keys;

    @Spec
    private CommandSpec spec;

    MeasureCommand(Path home, TimeSource time, StopOnSignal stopOnSignal) {
        this.home = home;
        this.time = time;
        this.stopOnSignal = stopOnSignal;
    }

    @Override
    public Integer call() throws InterruptedException {
        try {
            WorkletCatalogue catalogue = WorkletCatalogue.load();
            outcomes.check();
            RunPlan plan = plan(catalogue);
            how.setUp();
            Path path = out == null
                    ? RunStore.ofWorkingDirectory().newRun(plan.suite().name(), time.now())
                    : out;
            RunService service = new RunService(
                    each -> Hosts.access(each, home, keys, Optional.empty(), config.layers(home)), catalogue, time);
            return stopOnSignal.await(
                    service.start(
                            new RunRequest.Begin(
                                    plan,
                                    Environment.unasked(),
                                    path,
                                    Repetitions.of(1),
                                    List.of(),
                                    new ReportOptions(language.asked(), Optional.empty())),
                            List.of(progress())),
                    outcome -> end(outcome, path));
        } catch (ConfigProblems | IOException problems) {
            System.err.println(FileSentence.of(problems));
            return ExitCode.USAGE.code();
        }
    }

    private RunPlan plan(WorkletCatalogue catalogue) throws ConfigProblems, IOException {
        Optional<RunningProcess> attached = attach.process();
        AskedCommands asked = how.commands(given(attached), attached, hosts.isEmpty());
        asked.check();
        Turns schedule = attached.isPresent()
                ? TurnOptions.attached(asked.names(), attach.windows(), attach.length())
                : new Turns(
                        asked.names(),
                        turns.idle(),
                        turns.window(asked.prepare().isPresent()),
                        turns.rounds(),
                        turns.limit());
        Problems problems = new Problems();
        return new PlanReader(config.layers(home), catalogue)
                .read(
                        new PlanRequest(
                                AskedCommands.NAME,
                                false,
                                List.of(),
                                List.of(),
                                hosts,
                                meters,
                                sensors,
                                OptionalLong.empty()),
                        asked.suite(
                                schedule,
                                outcomes.force() ? List.of(Message.of("change.energy-compared")) : List.of(),
                                problems),
                        problems);
    }

    private List<NamedCommand> given(Optional<RunningProcess> attached) throws IOException {
        if (attached.isPresent()) {
            if (!commands.isEmpty()) {
                throw new IOException(
                        "--pid, --container and --for measure what runs already, so a command means nothing; leave "
                                + commands.get(0) + " out, or limit its measurement by --limit");
            }
            return List.of(attach.waiting(attached.get()));
        }
        if (commands.isEmpty()) {
            throw new IOException("COMMAND is missing; see 'wattladder measure --help'");
        }
        boolean single = spec.commandLine().getParseResult().originalArgs().contains("--");
        return single ? CommandLines.one(commands) : CommandLines.each(commands, how.shell());
    }

    private int end(RunOutcome outcome, Path path) throws IOException, InterruptedException {
        how.cleanUp();
        outcome.complaint().map(Words.in(language.first())::say).ifPresent(System.err::println);
        boolean worse = false;
        if (outcome.text().isPresent()) {
            System.out.print(screen.last(path, language.first()));
            worse = outcomes.write(path);
        }
        return outcome.exitCode() == ExitCode.VALID || outcome.exitCode() == ExitCode.INVALID
                ? (worse ? ExitCode.INVALID : ExitCode.VALID).code()
                : outcome.exitCode().code();
    }

    private Consumer<RunEvent> progress() {
        return Terminals.progress(isQuiet, Words.in(language.first()), time);
    }
}
