package org.wattladder.meter.check;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.wattladder.meter.check.daemon.Address;
import org.wattladder.meter.check.daemon.CheckSettings;
import org.wattladder.meter.check.daemon.Unreachable;
import org.wattladder.meter.check.rule.CheckRule;
import org.wattladder.meter.check.rule.CheckRules;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.Endpoint;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder meter check}: tries the rules of the protocol on a daemon. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Tries every rule of the PTDaemon protocol on a daemon, this project's or another, and prints a verdict each.",
            "It starts and stops measurements; do not run it while the meter is in use. Verdicts go to standard output,"
                    + " progress to standard error."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder meter check 127.0.0.1:8888 --quick",
            "  wattladder meter check 192.0.2.9:8888 --touch-ranges --json",
            "",
            "Exit codes: 0 no rule failed; 1 rules failed; 2 wrong option; 3 the daemon cannot be reached; 70 internal error."
        })
public final class CheckCommand implements Callable<Integer> {
    private static final int FAILED = 1;
    private static final int UNREACHABLE = 3;
    private static final int QUICK_MILLIS = 100;
    private static final int FEWEST_SAMPLES = 3;
    private static final int MOST_SAMPLES = 100_000;
    private static final double INTERVALS_OF_OTHER_RULES = 21;
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final TimeSource time;
    private final List<CheckRule> rules = CheckRules.all();

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "HOST:PORT", description = "Where the daemon listens.")
    private String address;

    @Option(names = "--touch-ranges", description = "Also set ranges, and put the initial ones back.")
    private boolean touchRanges;

    @Option(
            names = "--quick",
            description = "Sample every 100 ms where the daemon agrees, instead of the interval it states.")
    private boolean quick;

    @Option(
            names = "--samples",
            paramLabel = "N",
            defaultValue = "10",
            description = "Samples of the long measurement (default: ${DEFAULT-VALUE}).")
    private int samples;

    @Option(names = "--json", description = "Print the verdicts as JSON.")
    private boolean json;

    /** Takes the clock. */
    public CheckCommand(TimeSource time) {
        this.time = time;
    }

    @Override
    public Integer call() {
        if (samples < FEWEST_SAMPLES || samples > MOST_SAMPLES) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--samples " + samples + " must be from " + FEWEST_SAMPLES + " to " + MOST_SAMPLES + ".");
        }
        PrintWriter err = spec.commandLine().getErr();
        OptionalInt sampling = quick ? OptionalInt.of(QUICK_MILLIS) : OptionalInt.empty();
        CheckSettings settings = new CheckSettings(endpoint(), sampling, samples, touchRanges, PATIENCE);
        err.println(String.format(
                Locale.ROOT,
                "%d rules, about %.0f s at %s",
                rules.size(),
                (2 * samples + INTERVALS_OF_OTHER_RULES) * sampling.orElse(1000) / 1000 + 1,
                quick ? "100 ms" : "1 s per sample"));
        try {
            Verdicts verdicts = new Checkup(settings, time, err::println).run(rules);
            PrintWriter out = spec.commandLine().getOut();
            out.println(json ? VerdictsJson.text(verdicts) : verdicts.table().stripTrailing());
            out.flush();
            return verdicts.sound() ? 0 : FAILED;
        } catch (Unreachable unreachable) {
            err.println(unreachable.getMessage());
            return UNREACHABLE;
        }
    }

    private Address endpoint() {
        int colon = address.lastIndexOf(':');
        String host = colon > 0 ? address.substring(0, colon) : "";
        String port = address.substring(colon + 1);
        if (host.isEmpty()
                || !port.matches("\\d{1,5}")
                || Integer.parseInt(port) > Endpoint.LARGEST_PORT
                || port.equals("0")) {
            throw new ParameterException(
                    spec.commandLine(), "'" + address + "' is no HOST:PORT; give for example 127.0.0.1:8888.");
        }
        boolean bracketed = host.startsWith("[") && host.endsWith("]");
        return new Address(bracketed ? host.substring(1, host.length() - 1) : host, Integer.parseInt(port));
    }
}
