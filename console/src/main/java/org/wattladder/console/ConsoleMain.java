package org.wattladder.console;

import java.nio.file.Path;
import java.util.Arrays;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.command.WrongUsage;
import picocli.CommandLine;

/** The process of the console. */
public final class ConsoleMain {
    private ConsoleMain() {}

    /** Takes {@code --home DIR} from the launcher script, then the user's arguments. */
    public static void main(String... arguments) {
        if (arguments.length < 2 || !arguments[0].equals("--home")) {
            System.err.println("start this program with the wattladder script");
            System.exit(ExitCode.USAGE.code());
        }
        System.exit(commandLine(Path.of(arguments[1]), TimeSource.system())
                .execute(Arrays.copyOfRange(arguments, 2, arguments.length)));
    }

    /** The parser of its options. */
    public static CommandLine commandLine(Path home, TimeSource time) {
        CommandLine command = new CommandLine(new ConsoleCommand(home, time));
        WrongUsage.in(command);
        command.setExecutionExceptionHandler((exception, failed, parsed) -> {
            exception.printStackTrace(failed.getErr());
            failed.getErr().println("internal error; please report it with the lines above");
            return ExitCode.BUG.code();
        });
        return command;
    }
}
