package org.wattladder.chauffeur.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.ProductVersion;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.command.WrongUsage;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The process behind most commands; the table of commands names those of other processes. */
@Command(
        name = "wattladder",
        description = "Runs a server at calibrated load levels and measures performance and power at each.",
        footerHeading = "%n",
        footer = {
            "Start with 'wattladder doctor', then 'wattladder run --quick'.",
            "'wattladder help COMMAND' explains a command."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ChauffeurMain.Version.class)
public final class ChauffeurMain implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        CommandLine commandLine = spec.commandLine();
        commandLine.getErr().print(commandLine.getUsageMessage(commandLine.getColorScheme()));
        throw new ParameterException(commandLine, "no command is named");
    }

    /** Takes {@code --home DIR} from the launcher script, then the user's arguments. */
    public static void main(String... arguments) {
        if (arguments.length < 2 || !arguments[0].equals("--home")) {
            System.err.println("start this program with the wattladder script");
            System.exit(ExitCode.USAGE.code());
        }
        if (!Files.isDirectory(Path.of("").toAbsolutePath())) {
            System.err.println(
                    "the name of the working directory cannot be read in this locale; start from another one");
            System.exit(ExitCode.USAGE.code());
        }
        Path home = Path.of(arguments[1]);
        String[] words = Arrays.copyOfRange(arguments, 2, arguments.length);
        System.exit(execute(commandLineFor(home, TimeSource.system(), Runtime.getRuntime()::halt, words), words));
    }

    /** Executes; what does not fit into memory is input that is too large for it, unless it came up in a run. */
    static int execute(CommandLine commandLine, String... words) {
        try {
            return commandLine.execute(words);
        } catch (OutOfMemoryError full) {
            commandLine
                    .getErr()
                    .println("the " + (Runtime.getRuntime().maxMemory() >> 20)
                            + " MiB of memory that this command takes do not hold what it was given to read");
            return words.length > 0 && words[0].equals("run") ? ExitCode.BROKEN_OFF.code() : ExitCode.USAGE.code();
        }
    }

    /** The parser with all commands; {@code halt} ends the process when a run is stopped by a signal. */
    public static CommandLine commandLine(Path home, TimeSource time, StopOnSignal.Halt halt) {
        return commandLine(Subcommands.of(home, time, halt).all());
    }

    /** The parser of what these words ask for; it answers them like that with all commands, and is made sooner. */
    static CommandLine commandLineFor(Path home, TimeSource time, StopOnSignal.Halt halt, String... words) {
        return commandLine(Subcommands.of(home, time, halt).neededBy(List.of(words)));
    }

    private static CommandLine commandLine(List<CommandLine> subcommands) {
        CommandLine commandLine = new CommandLine(new ChauffeurMain());
        for (CommandLine subcommand : subcommands) {
            subcommand.getCommandSpec().versionProvider(new Version());
            commandLine.addSubcommand(subcommand);
        }
        commandLine.addSubcommand(new CommandLine.HelpCommand());
        commandLine.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, help -> "");
        commandLine.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, CommandTable::list);
        WrongUsage.in(commandLine);
        commandLine.setExecutionExceptionHandler((exception, command, parsed) -> {
            if (exception instanceof InvalidPathException unreadable) {
                command.getErr()
                        .println("'" + unreadable.getInput() + "' cannot be the name of a file in this locale;"
                                + " set LC_ALL=C.UTF-8, or another with UTF-8");
                return ExitCode.USAGE.code();
            }
            exception.printStackTrace(command.getErr());
            command.getErr().println("internal error; please report it with the lines above");
            return ExitCode.BUG.code();
        });
        return commandLine;
    }

    /** Reads the version from the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"wattladder " + ProductVersion.current()};
        }
    }
}
