package org.wattladder.keys.command;

import org.wattladder.settings.command.WrongUsage;
import picocli.CommandLine;

/** The process of {@code wattladder keys}. */
public final class KeysMain {
    static final int USAGE = 2;

    private KeysMain() {}

    /** Ends the process: with 0, or with 2 and a sentence. */
    public static void main(String... arguments) {
        System.exit(commandLine().execute(arguments));
    }

    /** The parser by itself, under its full name. */
    static CommandLine commandLine() {
        CommandLine command = new CommandLine(new KeysCommand());
        command.getCommandSpec()
                .name("wattladder keys")
                .version("wattladder " + KeysMain.class.getPackage().getImplementationVersion());
        return WrongUsage.in(command);
    }
}
