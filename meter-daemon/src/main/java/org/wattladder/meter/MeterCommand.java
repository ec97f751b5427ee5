package org.wattladder.meter;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.wattladder.meter.catalogue.Choice;
import org.wattladder.meter.catalogue.PowerSources;
import org.wattladder.meter.catalogue.ProbeLine;
import org.wattladder.meter.catalogue.SourceChoice;
import org.wattladder.meter.check.CheckCommand;
import org.wattladder.meter.console.Console;
import org.wattladder.meter.sampling.SampleLog;
import org.wattladder.meter.server.AllowList;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.settings.command.WrongUsage;
import org.wattladder.worklets.api.Endpoint;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command line of the daemon; returns the exit code. */
@Command(
        name = "wattladder meter",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Measures the power of this machine and answers the PTDaemon protocol.",
            "Identifies as Wattladder-<source>, never as an accepted device."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder meter --probe                          what can be measured here, and why not the rest",
            "  wattladder meter                                  the best source, port 8888, this machine only",
            "  wattladder meter --source rapl --listen 0.0.0.0 --allow 192.0.2.17   for a Chauffeur on another machine",
            "  wattladder meter --source estimate --option idle-watts=40 --option full-watts=180",
            "  wattladder meter -t --source scripted --option celsius=22.5 --port 8889",
            "  WATTLADDER_METER='--source rapl' wattladder-meter  for programs that start a PTDaemon; see docs/meters.md",
            "  wattladder meter check 127.0.0.1:8888             tries the rules of the protocol on any daemon",
            "",
            "Exit codes: 0 ended as requested; 2 wrong option; 3 nothing can measure here; 70 internal error."
        })
public final class MeterCommand implements Callable<Integer> {
    private static final int UNREACHABLE = 3;
    private static final int OUR_FAULT = 70;
    private static final int HELP_WIDTH = 120;

    private final PowerSources sources;
    private final InputStream input;
    private final TimeSource time;
    private final Runnable leave;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--source",
            paramLabel = "NAME",
            defaultValue = SourceChoice.AUTO,
            description = "What measures: auto, or a source that --probe lists (default: ${DEFAULT-VALUE}).")
    private String source;

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "Setting of the source, once per setting; docs/meters.md lists them.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(
            names = {"-p", "--port"},
            paramLabel = "PORT",
            defaultValue = "8888",
            description = "TCP port, 0 for any free one (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--listen",
            paramLabel = "HOST",
            defaultValue = "127.0.0.1",
            description =
                    "Address to listen on; 0.0.0.0 for all (default: ${DEFAULT-VALUE}). Any but this machine needs"
                            + " --allow.")
    private String host;

    @Option(
            names = "--allow",
            paramLabel = "ADDRESS[/BITS]",
            description = "Who may connect beside this machine, once per address or network; they may measure.")
    private List<String> allow = new ArrayList<>();

    @Option(
            names = {"-l", "--log"},
            paramLabel = "FILE",
            description = "Append every sample to this file.")
    private Path logFile;

    @Option(
            names = {"-e", "--events"},
            description = "Append events and errors to the file of -l too.")
    private boolean events;

    @Option(
            names = {"-d", "--debug-log"},
            paramLabel = "FILE",
            description = "Write to this file what goes to standard error.")
    private Path debugFile;

    @Option(
            names = {"-c", "--channels"},
            paramLabel = "N[,N]",
            description =
                    "Channel of the device, or first channel and count; for sources with an option 'channels' (scpi, scripted).")
    private String channels;

    @Option(
            names = {"-t", "--temperature"},
            description = "Measure temperature instead of power.")
    private boolean temperature;

    @Mixin
    private CustomaryArguments customary;

    @Option(
            names = "--probe",
            description =
                    "Print '<source>: yes|no|by-name: <why>' per source, or of --source alone, and leave: 0 when one measures here, else 3.")
    private boolean probe;

    @Option(
            names = "--end-with-input",
            description = "Leave when standard input ends, as with the program that started it.")
    private boolean endWithInput;

    private volatile boolean ended;

    MeterCommand(PowerSources sources, InputStream input, TimeSource time, Runnable leave) {
        this.sources = sources;
        this.input = input;
        this.time = time;
        this.leave = leave;
        this.customary = new CustomaryArguments();
    }

    /**
     * The parser with our exit codes: 2 for a wrong option with one sentence, 70 for a fault of ours.
     *
     * @param leave ends the process with exit code 0, immediately
     */
    public static CommandLine commandLine(PowerSources sources, InputStream input, TimeSource time, Runnable leave) {
        CommandLine commandLine = new CommandLine(new MeterCommand(sources, input, time, leave));
        commandLine.addSubcommand(new CheckCommand(time));
        commandLine.setUsageHelpWidth(HELP_WIDTH);
        commandLine.getCommandSpec().version(BuildVersion.ofThisProgram().text());
        WrongUsage.in(commandLine);
        commandLine.setExecutionExceptionHandler((fault, parsed, arguments) -> {
            fault.printStackTrace(parsed.getErr());
            return OUR_FAULT;
        });
        return commandLine;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter err = spec.commandLine().getErr();
        SourceChoice choice = new SourceChoice(
                sources.of(temperature ? Identity.Mode.TEMPERATURE : Identity.Mode.POWER),
                options,
                customary.options(Optional.ofNullable(channels)));
        try {
            return probe ? probe(choice) : serve(choice.choose(source, err::println));
        } catch (OptionMistake mistake) {
            throw new ParameterException(spec.commandLine(), mistake.getMessage(), mistake);
        } catch (SourceRefused refused) {
            err.println(refused.getMessage());
            return UNREACHABLE;
        }
    }

    private int probe(SourceChoice choice) throws OptionMistake {
        List<ProbeLine> lines = choice.probe(source);
        lines.forEach(line -> spec.commandLine().getOut().println(line.text()));
        boolean auto = source.equals(SourceChoice.AUTO);
        return lines.stream()
                        .anyMatch(line ->
                                auto ? line.measuresByItself() : line.probe().measures())
                ? 0
                : UNREACHABLE;
    }

    private int serve(Choice choice) throws SourceRefused, OptionMistake, IOException, InterruptedException {
        RunningMeter.Place place = place();
        Optional<SampleLog> log = OutputFiles.samples(Optional.ofNullable(logFile));
        RunningMeter.Clock clock = new RunningMeter.Clock(time, ZoneId.systemDefault());
        PrintWriter err = OutputFiles.errors(spec.commandLine().getErr(), Optional.ofNullable(debugFile));
        Console console = new Console(err, time, clock.zone(), events ? log : Optional.empty());
        console.plain(
                "Selected power meter '" + Identity.OWN_PREFIX + choice.source().name() + "' from wattladder meter");
        customary.notice(choice.source(), Optional.ofNullable(channels)).ifPresent(console::plain);
        console.plain("Wattladder meter daemon, answers the PTDaemon protocol, Version "
                + BuildVersion.ofThisProgram().text());
        if (logFile != null) {
            console.plain("Redirecting data output to file " + logFile);
        }
        try (RunningMeter meter = start(choice, place, log, clock, console)) {
            endWell(meter, log);
            PrintWriter out = spec.commandLine().getOut();
            out.println("listening on " + host + ":" + meter.address().getPort());
            out.flush();
            if (!allow.isEmpty()) {
                console.say("Clients may connect from this machine and from "
                        + place.allowed().networks().stream()
                                .map(AllowList.Network::toString)
                                .collect(Collectors.joining(", ")));
                console.warn("The protocol has neither keys nor encryption: whoever can send from an address of --allow"
                        + " may measure, and be lied to by others on the network. See docs/security.md");
            }
            if (endWithInput) {
                input.transferTo(OutputStream.nullOutputStream());
            } else {
                meter.awaitEnd();
            }
            return 0;
        } finally {
            ended = true;
            log.ifPresent(SampleLog::close);
        }
    }

    /** Being asked to end, by SIGTERM or Ctrl-C, is no fault: everything is closed, and the exit code is 0. */
    private void endWell(RunningMeter meter, Optional<SampleLog> log) {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            if (!ended) {
                                meter.close();
                                log.ifPresent(SampleLog::close);
                                leave.run();
                            }
                        },
                        "end"));
    }

    private RunningMeter.Place place() {
        if (port < 0 || port > Endpoint.LARGEST_PORT) {
            throw mistake("--port " + port + " must be from 0 to 65535.");
        }
        try {
            AllowList allowed = AllowList.parse(allow);
            if (allow.isEmpty() && !InetAddress.getByName(host).isLoopbackAddress()) {
                throw mistake(
                        "--listen " + host + " lets other machines connect, and the protocol has no password; say who"
                                + " may with --allow ADDRESS[/BITS], or listen on 127.0.0.1.");
            }
            return new RunningMeter.Place(host, port, allowed);
        } catch (UnknownHostException unknown) {
            throw mistake("--listen " + host + " is no address of this machine.");
        } catch (IllegalArgumentException noAddress) {
            throw mistake(ExceptionText.of(noAddress));
        }
    }

    private ParameterException mistake(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    private RunningMeter start(
            Choice choice, RunningMeter.Place place, Optional<SampleLog> log, RunningMeter.Clock clock, Console console)
            throws SourceRefused, OptionMistake {
        try {
            return RunningMeter.start(choice, place, log, clock, console);
        } catch (IOException busy) {
            throw mistake("cannot listen on " + host + ":" + port + " (" + busy.getMessage()
                    + "); choose another --port, 0 for any free one.");
        }
    }
}
