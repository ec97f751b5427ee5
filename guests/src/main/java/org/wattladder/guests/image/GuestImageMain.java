package org.wattladder.guests.image;

import org.wattladder.settings.command.WrongUsage;
import picocli.CommandLine;

/** The process of {@code wattladder guest-image}. */
public final class GuestImageMain {
    private static final int BUG_EXIT_CODE = 70;

    private GuestImageMain() {}

    /** Reads the words, does what they say, and ends the process with the exit code. */
    public static void main(String... arguments) {
        System.exit(commandLine().execute(arguments));
    }

    /** The parser with our exit codes. */
    public static CommandLine commandLine() {
        CommandLine command = new CommandLine(new GuestImageCommand());
        command.getCommandSpec()
                .name("wattladder guest-image")
                .exitCodeOnInvalidInput(GuestImageCommand.usageExitCode())
                .exitCodeOnExecutionException(BUG_EXIT_CODE);
        return WrongUsage.in(command);
    }
}
