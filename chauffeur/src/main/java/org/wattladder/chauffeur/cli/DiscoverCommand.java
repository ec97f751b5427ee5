package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.agents.AgentAccess;
import org.wattladder.chauffeur.agents.AgentFault;
import org.wattladder.chauffeur.agents.Hindrance;
import org.wattladder.chauffeur.agents.HostSurvey;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.ProductVersion;
import org.wattladder.keys.option.KeyOptions;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentText;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.worklets.api.WorkletCatalogue;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wattladder discover}: writes what the machines say of themselves, for a user to complete. */
@Command(
        name = "discover",
        mixinStandardHelpOptions = true,
        description = {
            "Write what a report discloses of the systems under test, each fact discovered or absent with the reason.",
            "Complete the file by hand and use it with 'wattladder run --environment FILE'. More is found by an"
                    + " administrator, who may read SMBIOS with dmidecode."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the file is written",
            "2:usage, or the file exists already",
            "3:a host cannot be reached or refuses"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder discover",
            "  wattladder discover --host 192.0.2.7:7420 --out lab.yaml",
            "  wattladder discover --out -                 prints it"
        })
public final class DiscoverCommand implements Callable<Integer> {
    private static final String PRINT = "-";

    private final Path home;
    private final TimeSource time;

    @Option(
            names = "--host",
            paramLabel = "HOST:PORT",
            description = "a Director to ask, once for each host (default: one on this machine, started for it)")
    private List<String> hosts = new ArrayList<>();

    @Mixin
    private KeyOptions keys;

    @ArgGroup
    private Target target = new Target();

    private static final class Target {
        @Option(
                names = "--out",
                paramLabel = "FILE",
                description = "new file to write, or - to print (default: environment.yaml)")
        private String out = "environment.yaml";

        @Option(
                names = "--json",
                description = "print the facts as JSON and write no file; of a host that cannot be asked, its state")
        private boolean json;
    }

    @Spec
    private CommandSpec spec;

    DiscoverCommand(Path home, TimeSource time) {
        this.home = home;
        this.time = time;
    }

    @Override
    public Integer call() throws InterruptedException {
        try {
            List<HostPlan> plans = PlanReader.hosts(hosts);
            if (!target.out.equals(PRINT) && !target.json && Files.exists(Path.of(target.out))) {
                throw new FileAlreadyExistsException(target.out);
            }
            Optional<AgentAccess> access = access(plans);
            if (access.isPresent()) {
                HostSurvey survey = new HostSurvey(
                        access.get(),
                        ProductVersion.current(),
                        WorkletCatalogue.load().digest(),
                        time);
                Map<String, List<EnvironmentFact>> found = survey.discover(plans);
                write(Environment.join(Environment.unasked(), found));
                return ExitCode.VALID.code();
            }
        } catch (AgentFault unreachable) {
            refuse(
                    Hindrance.of(unreachable.reason()),
                    Words.in(Language.ENGLISH).say(unreachable.reason()));
            return ExitCode.UNREACHABLE.code();
        } catch (FileAlreadyExistsException exists) {
            spec.commandLine()
                    .getErr()
                    .println(target.out
                            + " exists already and may hold what somebody declared; name another with --out");
        } catch (ConfigProblems problems) {
            refuse(Hindrance.REFUSED, ExceptionText.of(problems));
        } catch (IOException unwritable) {
            spec.commandLine().getErr().println(target.out + " cannot be written: " + unwritable.getMessage());
        }
        return ExitCode.USAGE.code();
    }

    private Optional<AgentAccess> access(List<HostPlan> plans) {
        try {
            return Optional.of(Hosts.access(
                    plans,
                    home,
                    keys,
                    Optional.empty(),
                    new ConfigOption().layers(home).existing("programs")));
        } catch (IOException noKeys) {
            refuse(Hindrance.KEY_REFUSED, ExceptionText.of(noKeys));
            return Optional.empty();
        }
    }

    /**
     * Why there are no facts, for programs.
     *
     * @param state of the host
     * @param sentence the same for people, as on standard error
     */
    private record NotAsked(Hindrance state, String sentence) {}

    private void refuse(Hindrance state, String sentence) {
        spec.commandLine().getErr().println(sentence);
        if (target.json) {
            spec.commandLine().getOut().print(DetailOption.json(new NotAsked(state, sentence)));
            spec.commandLine().getOut().flush();
        }
    }

    private void write(Environment environment) throws IOException {
        PrintWriter screen = spec.commandLine().getOut();
        if (target.json) {
            screen.print(DetailOption.jsonOf(EnvironmentText.write(environment)));
        } else if (target.out.equals(PRINT)) {
            screen.print(EnvironmentText.write(environment));
        } else {
            Files.writeString(
                    Path.of(target.out),
                    EnvironmentText.write(environment),
                    StandardCharsets.UTF_8,
                    StandardOpenOption.CREATE_NEW);
            screen.print(EnvironmentText.summary(environment));
            screen.println("Written: " + target.out + "; complete it by hand, see docs/environment.md");
        }
        screen.flush();
    }
}
