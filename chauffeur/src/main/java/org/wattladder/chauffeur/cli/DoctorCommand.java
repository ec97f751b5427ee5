package org.wattladder.chauffeur.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.agents.AgentAccess;
import org.wattladder.chauffeur.agents.AgentFault;
import org.wattladder.chauffeur.agents.HostSurvey;
import org.wattladder.chauffeur.agents.StartLimit;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.doctor.Diagnosis;
import org.wattladder.chauffeur.doctor.Doctor;
import org.wattladder.chauffeur.doctor.MeterProbe;
import org.wattladder.chauffeur.doctor.SuiteCheck;
import org.wattladder.chauffeur.link.Transport;
import org.wattladder.chauffeur.service.ProductVersion;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.Loopback;
import org.wattladder.worklets.api.WorkletCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder doctor}: says what can be measured on this machine, and what stands in the way. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = "Say what can be measured on this machine and why not the rest, what a suite takes, and how quiet"
                + " the machine is. Keeps all CPUs busy for about a second.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:power can be measured or estimated here",
            "2:the suite has problems",
            "3:no source of power works here"
        },
        footerHeading = "%nExamples:%n",
        footer = {"  wattladder doctor", "  wattladder doctor harness --full"})
public final class DoctorCommand implements Callable<Integer> {
    private static final Duration PROBE_LIMIT = StartLimit.atLeast(Duration.ofSeconds(6));
    private static final int LOOK_MILLIS = 700;
    private static final int USAGE = 2;
    private static final int UNREACHABLE = 3;

    /** Of a file or a pipe, whose reader looks for lines. */
    private static final int ANY_WIDTH = 10_000;

    private final Path home;
    private final TimeSource time;

    @Mixin
    private ConfigOption config;

    @Mixin
    private DetailOption detail;

    @Parameters(
            arity = "0..1",
            paramLabel = "SUITE",
            defaultValue = PlanOptions.STANDARD_SUITE,
            description = "suite to check (default: ${DEFAULT-VALUE})")
    private String suite;

    @Spec
    private CommandSpec spec;

    /** Takes the installation's home, which has the {@code bin/wattladder} in it, and the clock. */
    public DoctorCommand(Path home, TimeSource time) {
        this.home = home;
        this.time = time;
    }

    /**
     * Exit code 0 when watts of any kind can be had here, 2 when the suite has problems, 3 when no source works, or no
     * Director does.
     */
    @Override
    public Integer call() throws InterruptedException {
        WorkletCatalogue catalogue = WorkletCatalogue.load();
        Path launcher = home.resolve("bin/wattladder");
        SuiteCheck check = new SuiteCheck(
                new PlanReader(config.layers(home), catalogue),
                catalogue,
                suite,
                Path.of("").toAbsolutePath());
        HostSurvey survey = new HostSurvey(
                new AgentAccess(launcher, Transport.plain(), Optional.empty(), List.of()),
                ProductVersion.current(),
                catalogue.digest(),
                time);
        try {
            // The quietness first, while nothing else of ours is running.
            HostSurvey.Examination machine =
                    survey.examine(new HostPlan("localhost", Loopback.address(), 0, true), LOOK_MILLIS);
            MeterProbe meters = new MeterProbe(List.of(launcher.toString(), "meter", "--probe"), PROBE_LIMIT);
            Diagnosis diagnosis = new Doctor(meters, Optional.ofNullable(System.getProperty("wattladder.java-from")))
                    .examine(check, machine);
            int width = Terminals.outputIsTerminal() ? ScreenOption.columns(System.getenv()) : ANY_WIDTH;
            spec.commandLine()
                    .getOut()
                    .print(detail.text(
                            () -> diagnosis.summary(width),
                            () -> diagnosis.full(width),
                            () -> DetailOption.json(diagnosis)));
            spec.commandLine().getOut().flush();
            if (!diagnosis.planned()) {
                return USAGE;
            }
            return diagnosis.measurable() ? 0 : UNREACHABLE;
        } catch (AgentFault fault) {
            spec.commandLine().getErr().println(fault.getMessage());
            return UNREACHABLE;
        }
    }
}
