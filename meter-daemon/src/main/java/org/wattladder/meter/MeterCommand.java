package org.wattladder.meter;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wattladder.meter.catalogue.Choice;
import org.wattladder.meter.catalogue.PowerSources;
import org.wattladder.meter.catalogue.ProbeLine;
import org.wattladder.meter.catalogue.SourceChoice;
import org.wattladder.meter.sampling.SampleLog;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;
import picocli.CommandLine;
import picocli.CommandLine.Command;
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
            "It names itself honestly: Wattladder-<source>, never an accepted device."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder meter --probe                          what can be measured here, and why not the rest",
            "  wattladder meter                                  the best source, port 8888, this machine only",
            "  wattladder meter --source rapl --listen 0.0.0.0   for a Chauffeur on another machine",
            "  wattladder meter --source estimate --option idle-watts=40 --option full-watts=180",
            "  wattladder meter -t --source scripted --option celsius=22.5 --port 8889",
            "",
            "Exit codes: 0 ended as asked; 2 wrong option; 3 nothing can measure here; 70 a fault of the program."
        })
public final class MeterCommand implements Callable<Integer> {
    private static final int UNREACHABLE = 3;
    private static final int OUR_FAULT = 70;
    private static final int HELP_WIDTH = 120;

    private final PowerSources sources;
    private final InputStream input;
    private final TimeSource time;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--source",
            paramLabel = "NAME",
            defaultValue = SourceChoice.AUTO,
            description = "What measures: auto, rapl, estimate or scripted (default: ${DEFAULT-VALUE}).")
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
                    "Address to listen on; 0.0.0.0 for all (default: ${DEFAULT-VALUE}). Anyone who can connect can measure.")
    private String host;

    @Option(
            names = {"-l", "--log"},
            paramLabel = "FILE",
            description = "Append every sample to this file.")
    private Path logFile;

    @Option(
            names = {"-t", "--temperature"},
            description = "Measure temperature instead of power.")
    private boolean temperature;

    @Option(
            names = "--probe",
            description =
                    "Print '<source>: yes|no|by-name: <why>' per source and leave: 0 when one measures here, else 3.")
    private boolean probe;

    @Option(
            names = "--end-with-input",
            description = "Leave when standard input ends, as with the program that started it.")
    private boolean endWithInput;

    MeterCommand(PowerSources sources, InputStream input, TimeSource time) {
        this.sources = sources;
        this.input = input;
        this.time = time;
    }

    /** The parser with our exit codes: 2 for a wrong option with one sentence, 70 for a fault of ours. */
    static CommandLine commandLine(PowerSources sources, InputStream input, TimeSource time) {
        CommandLine commandLine = new CommandLine(new MeterCommand(sources, input, time));
        commandLine.setUsageHelpWidth(HELP_WIDTH);
        commandLine.getCommandSpec().version(BuildVersion.ofThisProgram().text());
        commandLine.setParameterExceptionHandler((mistake, arguments) -> {
            mistake.getCommandLine().getErr().println(mistake.getMessage());
            mistake.getCommandLine().getErr().println("See wattladder meter --help.");
            return CommandLine.ExitCode.USAGE;
        });
        commandLine.setExecutionExceptionHandler((fault, parsed, arguments) -> {
            fault.printStackTrace(parsed.getErr());
            return OUR_FAULT;
        });
        return commandLine;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter err = spec.commandLine().getErr();
        SourceChoice choice =
                new SourceChoice(sources.of(temperature ? Identity.Mode.TEMPERATURE : Identity.Mode.POWER), options);
        try {
            return probe ? probeAll(choice) : serve(choice.choose(source, err::println));
        } catch (OptionMistake mistake) {
            throw new ParameterException(spec.commandLine(), mistake.getMessage(), mistake);
        } catch (SourceRefused refused) {
            err.println(refused.getMessage());
            return UNREACHABLE;
        }
    }

    private int probeAll(SourceChoice choice) throws OptionMistake {
        List<ProbeLine> lines = choice.probeAll();
        lines.forEach(line -> spec.commandLine().getOut().println(line.text()));
        return lines.stream().anyMatch(ProbeLine::measuresByItself) ? 0 : UNREACHABLE;
    }

    private int serve(Choice choice) throws SourceRefused, OptionMistake, IOException, InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new ParameterException(spec.commandLine(), "--port " + port + " must be from 0 to 65535.");
        }
        Optional<SampleLog> log = openLog();
        log.ifPresent(open -> Runtime.getRuntime().addShutdownHook(new Thread(open::close, "log")));
        try (RunningMeter meter = start(choice, log)) {
            PrintWriter out = spec.commandLine().getOut();
            out.println("listening on " + host + ":" + meter.address().getPort());
            out.flush();
            if (endWithInput) {
                input.transferTo(OutputStream.nullOutputStream());
            } else {
                meter.awaitEnd();
            }
            return 0;
        } finally {
            log.ifPresent(SampleLog::close);
        }
    }

    private RunningMeter start(Choice choice, Optional<SampleLog> log) throws SourceRefused, OptionMistake {
        try {
            return RunningMeter.start(choice, host, port, log, time, ZoneId.systemDefault());
        } catch (IOException busy) {
            throw new ParameterException(
                    spec.commandLine(),
                    "cannot listen on " + host + ":" + port + " (" + busy.getMessage()
                            + "); choose another --port, 0 for any free one.",
                    busy);
        }
    }

    private Optional<SampleLog> openLog() {
        if (logFile == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(SampleLog.open(logFile));
        } catch (IOException unwritable) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--log " + logFile + " cannot be written ("
                            + unwritable.getClass().getSimpleName() + ").",
                    unwritable);
        }
    }
}
